### The words of the law browser, of the comparison of two editions and of the envelope in English.

web-law = Law
web-law-lead = The editions that plica holds, article by article: each rule in words and in clauses, with examples you can run.
web-law-editions = Editions
web-law-holds = Articles: { $articles } · rules: { $rules } · examples: { $examples }
web-law-holds-amending = Articles: { $articles } (changed or new: { $own }) · rules: { $rules } · examples: { $examples }
web-law-concepts = The same matter across editions
web-law-concept = Matter
web-law-amends = It amends:
web-law-taken-over = Beside an article taken over unchanged stands where it comes from.
web-law-back = All editions
web-law-neighbours = Articles before and after
web-run-example = Run this example
web-run-under = Rule on this case under { $edition }
web-no-such-edition = plica has no edition called “{ $name }”. It has these:
web-no-such-article = In { $edition } there is no article “{ $name }”. Perhaps one of these will help:

web-choose-edition = Choose an edition
web-differences = Differences
web-differences-lead = What two editions rule differently, each difference with a case to run. The first time, a comparison takes a few seconds.
web-differences-first = First edition
web-differences-second = Second edition
web-differences-compare = Compare
web-differences-parts = The complete list, in parts
web-differences-same = Choose two different editions.

web-envelope = Envelope
web-envelope-title = The envelope of the sealed move
web-envelope-lead = Enter what is known of the adjourned game. plica prints the front of the envelope with everything the edition requires and says what is missing. The sealed move itself goes inside only.
web-envelope-front = Sealed move
web-envelope-missing = Missing on the envelope under { $edition }
web-envelope-by-hand = For what is missing, the front has lines to be filled in by hand.
web-envelope-open = It is not settled yet what { $edition } requires on the envelope: please answer the question marked below.
web-envelope-complete = The envelope bears everything that { $edition } requires.
web-envelope-nothing-required = The rules of { $edition } that plica holds require nothing on the envelope.
web-envelope-print = Print this page: only the front of the envelope is printed, on A5 landscape.
web-envelope-required = What { $edition } says of the envelope
web-envelope-data = What stands on the envelope
web-envelope-game = The game
web-envelope-edition = Edition of the laws
web-envelope-event = Event
web-envelope-round = Round
web-envelope-round-is = Round { $round }
web-envelope-white = White
web-envelope-black = Black
web-envelope-position = The position before the sealed move
web-envelope-no-position = Draw the position here
web-envelope-white-to-move = White to move
web-envelope-black-to-move = Black to move
web-envelope-number = Number of the sealed move
web-envelope-number-hint = If you leave it empty, the number in the position is taken.
web-envelope-sealer = Who sealed
web-envelope-sealer-by-position = The side to move in the position
web-envelope-sealed-by = Sealed by
web-envelope-times = Times used and draw offer
web-envelope-time-white = Time used by White
web-envelope-time-black = Time used by Black
web-envelope-offer = Draw offer
web-envelope-offer-none = None
web-envelope-offer-white = By White, not answered yet
web-envelope-offer-black = By Black, not answered yet
web-envelope-offer-white-declined = By White, declined
web-envelope-offer-black-declined = By Black, declined
web-envelope-resumption = The resumption
web-envelope-date = Day
web-envelope-time = Hour
web-envelope-place = Place
web-envelope-resumed-day = Day of resumption
web-envelope-resumed-hour = Hour of resumption
web-envelope-resumed-on = Day and hour of resumption
web-envelope-resumed-at = Place of resumption
web-envelope-moment = { $day }, { $time }
web-envelope-signature-sealer = Player who sealed
web-envelope-signature-arbiter = Arbiter
web-envelope-show = Show the envelope
web-date = { $day } { $month ->
        [m1] January
        [m2] February
        [m3] March
        [m4] April
        [m5] May
        [m6] June
        [m7] July
        [m8] August
        [m9] September
        [m10] October
        [m11] November
       *[m12] December
    } { $year }
