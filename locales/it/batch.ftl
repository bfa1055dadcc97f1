### Le parole di un lotto in italiano: molti casi, contati.

batch-title = Come si sono conclusi i casi
batch-counted = Casi: { $cases }. Righe che non sono un caso: { $faulty }.
batch-results = Risultati
batch-rules = Norme che si applicano
batch-row = { $name }: { $cases }
batch-kept = Il lavoro già fatto è conservato in `{ $path }.part`: lo stesso comando con `--resume` continua da lì.
