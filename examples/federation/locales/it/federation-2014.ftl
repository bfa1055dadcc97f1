### The words of the edition federation-2014: what it says otherwise than fide-2014, and the federation's official wording.

edition-federation-2014 = Regole degli Scacchi della FIDE di luglio 2014, adottate dalla Federazione di Esempio
    .short = Federazione di Esempio 2014

## Official wording

rule-E-7 = (Testo ufficiale) La busta resta chiusa finché non si presenta alla scacchiera il giocatore a cui spetta rispondere.
rule-E-10 = (Testo ufficiale) Perde la partita il giocatore che arriva oltre il tempo di tolleranza, che è di trenta minuti se il torneo non ne fissa un altro, salvo diversa decisione dell'arbitro.
