### The words of a log in Spanish: its chain, its head, its signatures.

log-waiting = Otro programa tiene bloqueado el registro { $path }: plica espera hasta { $seconds } segundos.
log-sound = El registro está íntegro: { $lines } líneas, cada una en su sitio y tal como estaba cuando se escribió la siguiente.
log-chain-from = Las líneas anteriores a la { $line } no tienen cadena propia; están como estaban cuando se escribió la línea { $line }.
log-head = Cabeza: línea { $line }, del { $time }, SHA-256 { $hash }
log-head-advice = Un registro cortado por el final parece íntegro, y también el que tiene cambiada la última línea. Guarde la cabeza en otro sitio o fírmela: plica log verify ARCHIVO --head SHA-256 lo descubre.
log-head-found = La cabeza indicada está en este registro: hasta ahí no falta ni ha cambiado nada.
log-signed = Escrito: { $path }
log-signed-head = La cabeza está firmada: línea { $line }, SHA-256 { $hash }. Hora: { $time }.
