### Las palabras de un lote en español: muchos casos, contados.

batch-title = En qué quedaron los casos
batch-counted = Casos: { $cases }. Líneas que no son un caso: { $faulty }.
batch-results = Resultados
batch-rules = Normas que se aplican
batch-row = { $name }: { $cases }
batch-kept = Lo ya hecho se conserva en `{ $path }.part`: la misma orden con `--resume` continúa desde ahí.
