### Training material: plica train.

cli-train = Training material from the rulebook: handbook, quiz, exam, marks and course of an edition
    .examples = Examples:
        {"  "}plica train handbook --edition fide-2014 -o handbook.html
        {"  "}plica train quiz --edition fide-2014 --n 20 --seed 7 -o quiz.html
        {"  "}plica train exam --edition fide-2014 --n 30 -o exam.html
        {"  "}plica train grade exam-key.csv answers.csv
        {"  "}plica train course --from fide-1974 --to fide-2014 -o course.html
cli-train-handbook = The edition article by article: norms, examples that meet them and near misses, diagrams, what ends the game, ordinary cases under every edition, index of facts
    .examples = Examples:
        {"  "}plica train handbook --edition fide-2014 -o handbook.html
        {"  "}plica train handbook --edition fide-1974 --lang it -o manuale.md
cli-train-handbook-edition = The edition that is taught, such as fide-2014
cli-train-handbook-output = File to write: .html, .md or .txt by its ending; if not given, as text on the screen
cli-train-quiz = Questions with one right answer, checked by the engine; each wrong answer says when it would be right
    .examples = Examples:
        {"  "}plica train quiz --edition fide-2014 --n 20 --seed 7 -o quiz.html
        {"  "}plica train quiz --edition fide-2014 --topic E.8 --level hard
        {"  "}plica train quiz --edition fide-1974 --lang it -o mazzo.apkg

        The same seed gives the same quiz. Formats: .html (plays in a browser, without
        network), .txt, .md, .json, .csv, Moodle (.xml), .gift and .apkg (Anki).
cli-train-quiz-edition = The edition that is asked about, such as fide-2014
cli-train-quiz-n = How many questions; 20 if not given
cli-train-quiz-seed = Number that fixes the choice of questions; if not given, one is chosen and printed
cli-train-quiz-topic = Only this article or rule (E.8, 17.2), or a concept (lateness)
cli-train-quiz-level = Only this difficulty: basic, medium or hard
cli-train-quiz-resumption = Whole resumptions, from the sealing to the result, in five to seven decisions that follow from each other; as many as make --n questions, one at least
cli-train-quiz-curation = Questions that a trainer has approved or rejected (plica train review): the approved are asked first, the rejected are not
cli-train-quiz-output = File to write; its ending names the format; if not given, as text on the screen
cli-train-exam = An exam: the paper in several versions with shuffled answers, and apart from it the key
    .examples = Examples:
        {"  "}plica train exam --edition fide-2014 --n 30 --seed 7 -o exam.html
        {"  "}plica train exam --edition fide-1997 --lang es --versions 3 -o examen.html

        From exam.html come exam-A.html, exam-B.html, exam-key.html and, for plica train grade, exam-key.csv.
cli-train-exam-edition = The edition that is asked about, such as fide-2014
cli-train-exam-n = How many questions; 20 if not given
cli-train-exam-seed = Number that fixes the choice of questions; if not given, one is chosen and printed
cli-train-exam-topic = Only this article or rule (E.8, 17.2), or a concept (lateness)
cli-train-exam-level = Only this difficulty: basic, medium or hard
cli-train-exam-curation = Questions that a trainer has approved or rejected (plica train review): the approved are asked first, the rejected are not
cli-train-exam-versions = How many versions, A, B, …; 2 if not given
cli-train-exam-output = File to name the others after: .html, .md or .txt
cli-train-review = Questions to look through, as a file that a trainer keeps: he approves, rejects, rewords, pins
    .examples = Examples:
        {"  "}plica train review --edition fide-2014 --n 40 --seed 7 -o questions.yaml
        {"  "}plica train quiz --edition fide-2014 --curation questions.yaml -o quiz.html
        {"  "}plica train exam --edition fide-2014 --curation questions.yaml -o exam.html

        Where the file is there already, what is new is added below; the rest stays as it is.
cli-train-review-edition = The edition that is asked about, such as fide-2014
cli-train-review-n = How many questions; 20 if not given
cli-train-review-seed = Number that fixes the choice of questions; if not given, one is chosen and printed
cli-train-review-topic = Only this article or rule (E.8, 17.2), or a concept (lateness)
cli-train-review-level = Only this difficulty: basic, medium or hard
cli-train-review-output = File to write or to add to: .yaml; if not given, on the screen
cli-train-grade = Marks an exam: points of each candidate and the articles to repeat
    .examples = Examples:
        {"  "}plica train grade exam-key.csv answers.csv
        {"  "}plica train grade exam-key.csv answers.csv -o marks.html

        answers.csv, a line a candidate: name,version,1,2,3 and below: Rossi,A,b,c,a
cli-train-grade-key = The key that plica train exam wrote (…-key.csv)
cli-train-grade-answers = The answers: name, version and a column a question; an empty one is not answered
cli-train-grade-pass = The points, of a hundred, with which one has passed; where given, it is said how many have
cli-train-grade-output = File to write: .html, .md, .txt, .json or .csv by its ending; if not given, as text on the screen
cli-train-course = What changed from one edition to another, as slides: each change with the game that shows it
    .examples = Examples:
        {"  "}plica train course --from fide-1974 --to fide-2014 -o course.html
        {"  "}plica train course --from fide-1974 --to fide-1997 --lang it -o corso.html
cli-train-course-from = The earlier edition, such as fide-1974
cli-train-course-to = The later edition, such as fide-2014
cli-train-course-output = File to write: .html, .md or .txt by its ending; if not given, as text on the screen
