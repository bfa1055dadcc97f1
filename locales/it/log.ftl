### The words of a log in Italian: its chain, its head, its signatures.

log-waiting = Un altro programma tiene bloccato il registro { $path }: plica attende fino a { $seconds } secondi.
log-sound = Il registro è integro: { $lines } righe, ciascuna al suo posto e com'era quando fu scritta la successiva.
log-chain-from = Le righe prima della { $line } non hanno una catena propria; sono com'erano quando fu scritta la riga { $line }.
log-head = Testa: riga { $line } del { $time }, SHA-256 { $hash }
log-head-advice = Un registro troncato alla fine sembra integro, e così pure uno con l'ultima riga cambiata. Conservare la testa altrove, oppure firmarla: plica log verify FILE --head SHA-256 lo scopre.
log-head-found = La testa indicata è in questo registro: fin lì nulla manca e nulla è cambiato.
log-signed = Scritto: { $path }
log-signed-head = La testa è firmata: riga { $line }, SHA-256 { $hash }. Ora: { $time }.
