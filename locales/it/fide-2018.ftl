### The words of the edition fide-2018 in Italian: what it says otherwise than fide-2014.

edition-fide-2018 = Regole degli Scacchi della FIDE in vigore da gennaio 2018, con le Linee guida I
    .short = FIDE 2018

article-6-7 = Tempo di tolleranza
rule-6-7-1 = Se il bando non stabilisce un tempo di tolleranza, questo è zero: lo supera chi arriva dopo l'ora fissata.

rule-9-1-2-2 = Entrambi i giocatori segnano l'offerta sul formulario con il segno (=).

rule-9-6-1 = Con la mossa in busta la stessa posizione compare per la quinta volta, o più, qualunque cosa si sia giocata nel frattempo: la partita è patta senza che nessuno la chieda.
    .note = Dal 2017 non occorre che le cinque volte siano di seguito. Si contano nelle mosse della partita, se sono note; altrimenti il numero lo indica l'arbitro.
rule-9-6-1-before = La stessa posizione era comparsa già cinque volte, di seguito o no, prima della mossa in busta: la partita era finita patta.


rule-I-5-again = La posizione che precede la mossa in busta è stata disposta male: la si dispone di nuovo.
    .note = L'articolo dice quale posizione debba stare sulla scacchiera; quella disposta male si corregge secondo esso.
rule-I-9-final = Se la mossa in busta pone fine da sola alla partita, anche per quintuplice ripetizione, qualunque cosa si sia giocata nel frattempo, la partita è finita con essa.

rule-5-1-2 = Perde il giocatore che dichiara di abbandonare: la partita finisce in quel momento.
rule-5-2-3 = La partita è patta quando i due giocatori si accordano.
