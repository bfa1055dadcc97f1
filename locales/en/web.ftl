### The words of the arbiter's page in English.

cli-serve = Serve the arbiter's page on this machine: guided rulings in a browser, no network needed
    .examples = Examples:
        {"  "}plica serve
        {"  "}plica serve --open
        {"  "}plica serve --port 8080 --rules my-rules --locales my-words
        {"  "}plica serve --host 0.0.0.0
        {"  "}plica serve --host 0.0.0.0 --name club.local
cli-serve-port = Port; if not given, 4974, or a free one with 0
cli-serve-host = Listen on this address instead of the machine's own, so that others in the hall can use it: 0.0.0.0
cli-serve-name = Answer to this name too, as other machines know this one; may be given several times: club.local
cli-serve-open = Open the page in the browser too
cli-site = Write the arbiter's page as files for any web host: kept by the browser, it works without a network
    .examples =
        {"  "}plica site -o public
        {"  "}plica site -o public --rules my-rules --locales my-words
        {"  "}plica site -o public --module plica.wasm
cli-site-output = The folder to write to; made if it is not there, and what is in it stays
cli-site-module = plica as a WebAssembly module, where it is not found beside the program or in target/
site-no-module = the module plica.wasm is not there. It is made so:
    {"  "}rustup target add wasm32-unknown-unknown
    {"  "}cargo build --profile wasm --package plica-wasm --target wasm32-unknown-unknown
site-not-a-module = { $path } is no WebAssembly module
site-unread = { $path } cannot be read: { $reason }
site-written = { $files } files in { $folder }, version { $version }: put them on any web host that has https
serve-listens = plica listens on { $address } · stop with Ctrl-C
serve-in-the-hall = In the hall, for phones: { $address }
serve-not-opened = the browser could not be opened; the address stands above
serve-cannot-listen = cannot listen on { $address }: { $reason }
serve-read-again = the rules and words were read again; they hold from the next request on
serve-kept = the rules and words stay as they were before
serve-nothing-to-read = there are no rules or words to read again: plica serves its own (--rules, --locales name others)

web-skip = To the content
web-pages = Pages
web-languages = Languages
web-footer = plica stores nothing: what you answered stands in the address of the page. What binds is the article cited; the norms are told in plica's own words.
web-guided = Guided ruling
web-home = To the first page
web-ask-edition = Which edition of the laws governs?
web-edition-taken = { $edition }: taken by plica, as the latest edition.
web-taken-with = It takes as said, too: { $fact }.
web-taken = (taken by plica)
web-edition-told = { $edition }, as you said.
web-left-empty = What is left empty is taken as normal, and the ruling says so; or it stays to be found out.
web-add = Add another incident
web-ask-topic = What has happened?
web-ask-position = What was the position just before the sealed move?
web-ask-paper = What is written in the envelope?
web-began = The day on which the competition began
web-continue = Continue
web-fen = The position in FEN
web-fen-hint = The side to move is the one who sealed.
web-position = The position
web-way-board = On a board
web-way-board-go = Set the position up on a board
web-way-game = By the moves of the game so far
web-way-game-hint = From the first move to the last before the sealed one, as PGN or copied from a scoresheet, in the letters of any language. With the moves plica also sees repetitions and counts the moves without capture.
web-way-game-example = 1. e4 e5 2. Nf3 Nc6 ...
web-board = The position on a board
web-board-tap = A tap on a square
web-board-move = moves a man
web-board-remove = removes a man
web-board-squares = The squares as buttons
web-board-turn = To move: the one who sealed
web-board-castling = Rights to castle not yet lost
web-board-castling-hint = They count only while king and rook stand on their first squares.
web-board-right = { $colour ->
        [white] White
       *[black] Black
    }, { $wing ->
        [king_side] kingside
       *[queen_side] queenside
    }
web-board-more = Move number, counter, en passant
web-board-number = Number of the move to be played
web-board-half = Half-moves since the last capture or pawn move
web-board-passed = A pawn has just made a double step on the file
web-board-not-passed = none
web-board-undo = Undo
web-board-flip = Turn the board
web-board-read = Set up this FEN
web-board-done = This is the position
web-board-initial = Initial position
web-board-empty = Empty board
web-written = The sealed move, exactly as written
web-written-language = Language of the player's scoresheet
web-language-not-known = not known
web-paper-blank = Nothing is written
web-paper-unreadable = It cannot be made out
web-not-yet = I don't know yet
web-cannot-be-established = It cannot be established
web-time-hint = For example 20 min, 1 h 15 min, 1:15. A bare number is minutes.
web-leads-to = What each answer leads to
web-fault = This does not fit
web-so-far = What is certain so far
web-aside = More details
web-not-so = Not so?
web-decide-so = Decide so
web-ruling = The ruling
web-actions = With this ruling
web-protocol = Record to print and sign
web-compare = The same facts under other editions
web-changes = What would change this
web-json = The ruling as data (JSON)
web-share-on = Send the ruling on
web-share = Share
web-copy = Copy the link
web-copied = Link copied
web-print = Print
web-template = Another case of the same event
web-qr = QR code of this page
web-qr-alt = QR code with the address of this page
web-given = Your answers
web-change = change
web-begin-again = Begin again
web-left-open = { $fact }: not known yet
web-unknowable = { $fact }: cannot be established
web-back = Back to the questions
web-record-event = event
web-record-title = Record of the arbiter's ruling
web-record-fill = Fill in the head of the record
web-record-put = Put into the record
web-record-date = date and time
web-record-objections = objections of the players
web-record-address = to come back to this ruling

language-es = Spanish
language-it = Italian
language-en = English
language-fr = French
language-de = German
language-pt = Portuguese
language-ca = Catalan
language-ro = Romanian
language-hu = Hungarian
language-ru = Russian
language-nl = Dutch
language-da = Danish
language-no = Norwegian
language-sv = Swedish
language-fi = Finnish
language-is = Icelandic
language-pl = Polish
language-cs = Czech
language-et = Estonian
web-renewed = plica has been renewed on this device.
offline-taking = plica is being fetched to this device. It takes a few seconds, and then works without a network.
offline-refused = This browser cannot keep plica. It needs an address that begins with https, and a window that is not private.
offline-broken = plica could not be fetched. Check the network and load this page again.
offline-no-scripts = To keep plica on this device, allow scripts for this page.
