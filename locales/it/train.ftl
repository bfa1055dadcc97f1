### Materiale didattico: plica train.

cli-train = Materiale didattico tratto dal regolamento: manuale, quiz, esame, voti e corso di un'edizione
    .examples = Esempi:
        {"  "}plica train handbook --edition fide-2014 -o manuale.html
        {"  "}plica train quiz --edition fide-2014 --n 20 --seed 7 -o quiz.html
        {"  "}plica train exam --edition fide-2014 --n 30 -o esame.html
        {"  "}plica train grade esame-key.csv risposte.csv
        {"  "}plica train course --from fide-1974 --to fide-2014 -o corso.html
cli-train-handbook = L'edizione articolo per articolo: norme, esempi che le soddisfano e casi che non le soddisfano per poco, diagrammi, che cosa pone fine alla partita, casi comuni secondo tutte le edizioni, indice dei fatti
    .examples = Esempi:
        {"  "}plica train handbook --edition fide-2014 -o manuale.html
        {"  "}plica train handbook --edition fide-1974 --lang es -o manual.md
cli-train-handbook-edition = L'edizione che si insegna, per esempio fide-2014
cli-train-handbook-output = File da scrivere: .html, .md o .txt, secondo l'estensione; se non indicato, testo sullo schermo
cli-train-quiz = Domande con una sola risposta giusta, verificata dal motore; ogni risposta sbagliata dice quando sarebbe giusta
    .examples = Esempi:
        {"  "}plica train quiz --edition fide-2014 --n 20 --seed 7 -o quiz.html
        {"  "}plica train quiz --edition fide-2014 --topic E.8 --level hard
        {"  "}plica train quiz --edition fide-1974 --lang it -o mazzo.apkg

        Lo stesso seme dà lo stesso quiz. Formati: .html (si apre in un browser, senza
        rete), .txt, .md, .json, .csv, Moodle (.xml), .gift e .apkg (Anki).
cli-train-quiz-edition = L'edizione su cui vertono le domande, per esempio fide-2014
cli-train-quiz-n = Quante domande; se non indicato, 20
cli-train-quiz-seed = Numero che fissa la scelta delle domande; se non indicato, se ne sceglie uno e lo si comunica
cli-train-quiz-topic = Solo questo articolo o questa norma (E.8, 17.2), oppure un concetto (lateness)
cli-train-quiz-level = Solo questa difficoltà: basic (base), medium (media) o hard (alta)
cli-train-quiz-resumption = Riprese intere, dalla messa in busta al risultato, in cinque, sei o sette decisioni che seguono l'una dall'altra; quante ne servono per --n domande, almeno una
cli-train-quiz-curation = Domande che un formatore ha approvato o scartato (plica train review): le approvate vengono per prime, le scartate non escono
cli-train-quiz-output = File da scrivere; la sua estensione indica il formato; se non indicato, testo sullo schermo
cli-train-exam = Un esame: il questionario in più versioni, con le risposte in ordine diverso, e a parte la griglia di correzione
    .examples = Esempi:
        {"  "}plica train exam --edition fide-2014 --n 30 --seed 7 -o esame.html
        {"  "}plica train exam --edition fide-1997 --lang it --versions 3 -o esame.html

        Da esame.html nascono esame-A.html, esame-B.html, esame-key.html e, per plica train grade, esame-key.csv.
cli-train-exam-edition = L'edizione su cui vertono le domande, per esempio fide-2014
cli-train-exam-n = Quante domande; se non indicato, 20
cli-train-exam-seed = Numero che fissa la scelta delle domande; se non indicato, se ne sceglie uno e lo si comunica
cli-train-exam-topic = Solo questo articolo o questa norma (E.8, 17.2), oppure un concetto (lateness)
cli-train-exam-level = Solo questa difficoltà: basic (base), medium (media) o hard (alta)
cli-train-exam-curation = Domande che un formatore ha approvato o scartato (plica train review): le approvate vengono per prime, le scartate non escono
cli-train-exam-versions = Quante versioni, A, B, …; se non indicato, 2
cli-train-exam-output = File da cui prendono nome gli altri: .html, .md o .txt
cli-train-review = Domande da rivedere, in un file che il formatore conserva: approva, scarta, riscrive, fissa
    .examples = Esempi:
        {"  "}plica train review --edition fide-2014 --n 40 --seed 7 -o domande.yaml
        {"  "}plica train quiz --edition fide-2014 --curation domande.yaml -o quiz.html
        {"  "}plica train exam --edition fide-2014 --curation domande.yaml -o esame.html

        Se il file c'è già, il nuovo è aggiunto in fondo; il resto rimane com'è.
cli-train-review-edition = L'edizione su cui vertono le domande, per esempio fide-2014
cli-train-review-n = Quante domande; se non indicato, 20
cli-train-review-seed = Numero che fissa la scelta delle domande; se non indicato, se ne sceglie uno e lo si comunica
cli-train-review-topic = Solo questo articolo o questa norma (E.8, 17.2), oppure un concetto (lateness)
cli-train-review-level = Solo questa difficoltà: basic (base), medium (media) o hard (alta)
cli-train-review-output = File da scrivere o a cui aggiungere: .yaml; se non è dato, sullo schermo
cli-train-grade = Corregge un esame: punti di ogni candidato e articoli da ripassare
    .examples = Esempi:
        {"  "}plica train grade esame-key.csv risposte.csv
        {"  "}plica train grade esame-key.csv risposte.csv -o voti.html

        risposte.csv, una riga per candidato: name,version,1,2,3 e sotto: Rossi,A,b,c,a
cli-train-grade-key = La griglia scritta da plica train exam (…-key.csv)
cli-train-grade-answers = Le risposte: nome, versione e una colonna per domanda; se vuota, non c'è risposta
cli-train-grade-pass = I punti, su cento, con cui si è promossi; se indicato, si dice quanti lo sono
cli-train-grade-output = File da scrivere: .html, .md, .txt, .json o .csv, secondo l'estensione; se non indicato, testo sullo schermo
cli-train-course = Che cosa è cambiato da un'edizione all'altra, in diapositive: ogni cambiamento con la partita che lo mostra
    .examples = Esempi:
        {"  "}plica train course --from fide-1974 --to fide-2014 -o corso.html
        {"  "}plica train course --from fide-1974 --to fide-1997 --lang es -o curso.html
cli-train-course-from = L'edizione precedente, per esempio fide-1974
cli-train-course-to = L'edizione successiva, per esempio fide-2014
cli-train-course-output = File da scrivere: .html, .md o .txt, secondo l'estensione; se non indicato, testo sullo schermo
