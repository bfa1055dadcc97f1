### The words of the edition fide-2017 in English: what it says otherwise than fide-2018.

edition-fide-2017 = FIDE Laws of Chess in force from July 2017, with Guidelines I
    .short = FIDE 2017
caveat-guidelines-from-i-8-not-seen = Of the Guidelines I of July 2017, I.8 to I.14 (defects of the sealed move, resumption, lateness, lost envelope, wrong clocks, session) were not seen: the text of 2018 is taken in their place. I.1 to I.7 say the same in both.
