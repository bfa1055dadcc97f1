### The words for assistants in English: what `plica mcp` says of its tools.

cli-mcp = Answer an assistant: rulings, missing facts, written moves, articles and differences as tools (Model Context Protocol)
    .examples = Examples:
        {"  "}plica mcp
        {"  "}plica mcp --lang es --rules my-rules

        An assistant starts it and speaks with it over standard input and output. In its configuration:

        {"  "}{"{"} "mcpServers": {"{"} "plica": {"{"} "command": "plica", "args": ["mcp"] {"}"} {"}"} {"}"}

        Tools: decide, missing_facts, read, show, diff. Language: that of each call or, failing that, --lang or the system's.
        Exit code: 0 the assistant left, 1 it spoke another protocol, 2 command line at fault.

mcp-instructions = plica rules on adjourned chess games: what happened goes in, result, duties and reasons come out, with the article and edition cited. Never make up a ruling: tell `decide` the facts that are known, and where its status is open, ask what it names as missing; `missing_facts` says what each answer leads to. Leave out a fact nobody has told you; write `unknown` only where an answer was asked for and could not be given. Quote the citation with every ruling, and name the assumptions and readings it rests on.
mcp-tool-decide = Rules on a case under one edition: status, result, duties and rights with their reasons and citations, the readings and assumptions it rests on, and what is missing. The edition is named, or follows from the day the competition began.
    .title = Rule on a case
mcp-tool-missing-facts = Says which facts must still be known before a case is settled, the most useful first, each as a question with what every answer leads to.
    .title = What must still be known
mcp-tool-read = Reads a move as it is written on the paper, in its position: clear, inexact, ambiguous, illegal or unintelligible, with the moves it can mean.
    .title = Read a written move
mcp-tool-show = Shows the law: without arguments the editions, with an edition its articles, with an article what it says, rule by rule, with examples.
    .title = Show the law
mcp-tool-diff = Compares two editions: which results differ and which provisions make it so; with a provision, every case it changes. The first comparison of two editions takes some seconds.
    .title = Compare two editions
mcp-argument-facts = What happened: facts by name. Tell what is known and leave out the rest.
mcp-argument-edition = The edition, such as fide-2014
mcp-argument-on = The day the competition began, such as 2014-07-15: the edition then in force applies. Not together with edition.
mcp-argument-explain = Also say which rules do not apply, and why
mcp-argument-what-would-change = Also say which smallest changes of the facts would give another result; takes some seconds
mcp-argument-lang = Language of the answer; if not given, that of the user's system
mcp-argument-position = The position as FEN; the side to move is the one who wrote the move
mcp-argument-written = The move as it is written
mcp-argument-language = Code of the language the move is written in, such as es or de, if it is known
mcp-argument-history = The moves of the game up to the position, if they are known; without a position it is their end
mcp-argument-article = Number of an article or rule, such as E.8, or its concept; without an edition, in every edition
mcp-argument-first = One edition
mcp-argument-second = The other edition
mcp-argument-provision = A provision named in the overview, such as E.8.a
mcp-nothing-missing = Nothing need be known besides.
mcp-unknown-tool = there is no tool `{ $name }`; there are: { $known }
mcp-no-message = this line is no message of the protocol
mcp-too-long = this line is longer than { $longest } MB; nothing of it was read
mcp-not-begun = The assistant did not begin as the Model Context Protocol does; nothing was answered.
mcp-no-threads = The system gives no threads to work with.
