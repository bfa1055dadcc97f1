### The words of the edition fide-2023 in Italian: what it says otherwise than fide-2018.

edition-fide-2023 = Regole degli Scacchi della FIDE in vigore da gennaio 2023, con le Linee guida I
    .short = FIDE 2023

rule-5-1-2-draw = L'abbandono porta alla patta, e non alla sconfitta, se l'avversario non può dare matto con alcuna serie di mosse legali.

article-6-10 = Orologi regolati male
rule-6-10-2 = Se ci si accorge che un orologio è regolato male, l'arbitro lo corregge.
    .note = Per i tempi sbagliati alla ripresa la Linea guida I.13, se il torneo l'ha adottata, è la disposizione speciale e prevale su questa.

rule-I-1-1-paper = La mossa in busta si scrive su un formulario cartaceo, anche se la partita è stata annotata su un formulario elettronico.
rule-I-6-resignation = L'abbandono comunicato all'arbitro prima della ripresa pone fine alla partita; chi abbandona la perde, purché l'avversario possa dare matto, come dice 5.1.2.

rule-5-1-2 = Perde il giocatore che dichiara all'avversario di abbandonare, purché l'avversario possa dare matto: la partita finisce in quel momento.
rule-5-1-over = Quel che si sa mostra che la partita è finita.
rule-5-2-3 = La partita è patta quando i due giocatori si accordano, purché entrambi abbiano eseguito almeno una mossa.
rule-5-2-3-void = Una patta concordata prima che entrambi i giocatori abbiano eseguito una mossa non pone fine alla partita.
rule-9-1-2-1-accepted = Se l'avversario accetta l'offerta, la partita finisce patta, purché entrambi abbiano eseguito almeno una mossa.
rule-I-6 = Se prima della ripresa ci si accorda per la patta o qualcuno abbandona, la partita è finita: né il contenuto della busta né un ritardo cambiano il risultato.
rule-I-6-draw = La patta concordata prima della ripresa vale come risultato.
misconception-resignation-against-no-mating-material = Perde chi ha abbandonato, quali che siano i pezzi dell'avversario.
    .why = Così era fino al 2023. Ora l'abbandono dà patta se l'avversario non può dare matto con alcuna serie di mosse legali.
