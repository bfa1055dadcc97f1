### The words of a batch in English: many cases, counted.

batch-title = What the cases came to
batch-counted = Cases: { $cases }. Lines that are no case: { $faulty }.
batch-results = Results
batch-rules = Rules that apply
batch-row = { $name }: { $cases }
batch-kept = What was done is kept in `{ $path }.part`: the same command with `--resume` goes on with it.
