edition-draft = Rules of the Example Club, draft
    .short = Draft

rule-7-seal = Once the envelope is open, the arbiter shows both players that it had been closed.
