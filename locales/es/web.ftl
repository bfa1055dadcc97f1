### Las palabras de la página del árbitro, en español.

cli-serve = Ofrece la página del árbitro en este equipo: decisiones guiadas en el navegador, sin red
    .examples = Ejemplos:
        {"  "}plica serve --lang es
        {"  "}plica serve --open --lang es
        {"  "}plica serve --port 8080 --rules mis-reglas --locales mis-palabras
        {"  "}plica serve --host 0.0.0.0
        {"  "}plica serve --host 0.0.0.0 --name club.local
cli-serve-port = Puerto; si no se indica, 4974; con 0, uno libre
cli-serve-host = Escucha en esta dirección y no solo en el propio equipo, para que otros en la sala puedan usarla: 0.0.0.0
cli-serve-name = Responde también a este nombre, con el que otros equipos conocen a este; puede repetirse: club.local
cli-serve-open = Abre también la página en el navegador
cli-site = Escribe la página del árbitro como archivos para cualquier servidor web: el navegador la guarda y funciona sin red
    .examples =
        {"  "}plica site -o publica
        {"  "}plica site -o publica --rules mis-reglas --locales mis-palabras
        {"  "}plica site -o publica --module plica.wasm
cli-site-output = La carpeta en la que se escribe; se crea si no existe, y lo que haya en ella se queda
cli-site-module = plica como módulo WebAssembly, si no está junto al programa ni en target/
site-no-module = falta el módulo plica.wasm. Se hace así:
    {"  "}rustup target add wasm32-unknown-unknown
    {"  "}cargo build --profile wasm --package plica-wasm --target wasm32-unknown-unknown
site-not-a-module = { $path } no es un módulo WebAssembly
site-unread = no se puede leer { $path }: { $reason }
site-written = { $files } archivos en { $folder }, versión { $version }: póngalos en cualquier servidor web que tenga https
serve-listens = plica escucha en { $address } · se detiene con Ctrl-C
serve-in-the-hall = En la sala, para móviles: { $address }
serve-not-opened = no se pudo abrir el navegador; la dirección figura arriba
serve-cannot-listen = no se puede escuchar en { $address }: { $reason }
serve-read-again = se han vuelto a leer las reglas y los textos; rigen desde la próxima petición
serve-kept = siguen en vigor las reglas y los textos anteriores
serve-nothing-to-read = no hay reglas ni textos que volver a leer: plica sirve los suyos (con --rules y --locales se indican otros)

web-skip = Ir al contenido
web-pages = Páginas
web-languages = Idiomas
web-footer = plica no guarda nada: lo que usted responde está en la dirección de la página. Lo que obliga es el artículo citado; las normas están dichas con palabras de plica.
web-guided = Decisión guiada
web-home = A la primera página
web-ask-edition = ¿Qué edición de las leyes rige?
web-edition-taken = { $edition }: la toma plica, por ser la última edición.
web-taken-with = Da también por dicho: { $fact }.
web-taken = (lo ha tomado plica)
web-edition-told = { $edition }, como usted ha indicado.
web-left-empty = Lo que se deja vacío se da por normal, y la decisión lo dice; o queda por saber.
web-add = Añadir otro suceso
web-ask-topic = ¿Qué ha ocurrido?
web-ask-position = ¿Cuál era la posición justo antes de la jugada secreta?
web-ask-paper = ¿Qué está escrito en el sobre?
web-began = El día en que empezó la competición
web-continue = Continuar
web-fen = La posición en FEN
web-fen-hint = El bando al que le toca jugar es el que selló.
web-position = La posición
web-way-board = En un tablero
web-way-board-go = Poner la posición en un tablero
web-way-game = Con las jugadas de la partida hasta aquí
web-way-game-hint = Desde la primera jugada hasta la última antes de la secreta, en PGN o copiadas de la planilla, con las letras de cualquier idioma. Con las jugadas plica ve además las repeticiones y cuenta las jugadas sin captura.
web-way-game-example = 1. e4 e5 2. Cf3 Cc6 ...
web-board = La posición en un tablero
web-board-tap = Al tocar una casilla
web-board-move = se mueve una pieza
web-board-remove = se quita una pieza
web-board-squares = Las casillas como botones
web-board-turn = Juega: quien selló
web-board-castling = Derechos de enroque no perdidos
web-board-castling-hint = Solo cuentan mientras el rey y la torre están en sus casillas iniciales.
web-board-right = { $colour ->
        [white] Blancas
       *[black] Negras
    }, { $wing ->
        [king_side] corto
       *[queen_side] largo
    }
web-board-more = Número de jugada, contador, al paso
web-board-number = Número de la jugada que toca
web-board-half = Medias jugadas desde la última captura o jugada de peón
web-board-passed = Un peón acaba de dar el paso doble en la columna
web-board-not-passed = ninguna
web-board-undo = Deshacer
web-board-flip = Girar el tablero
web-board-read = Poner esta FEN
web-board-done = Esta es la posición
web-board-initial = Posición inicial
web-board-empty = Tablero vacío
web-written = La jugada secreta, tal como está escrita
web-written-language = Idioma de la planilla del jugador
web-language-not-known = no se sabe
web-paper-blank = No hay nada escrito
web-paper-unreadable = No se entiende lo escrito
web-not-yet = Todavía no lo sé
web-cannot-be-established = No se podrá averiguar
web-time-hint = Por ejemplo 20 min, 1 h 15 min, 1:15. Un número sin más son minutos.
web-leads-to = A qué lleva cada respuesta
web-fault = Esto no encaja
web-so-far = Lo que ya es seguro
web-aside = Más detalles
web-not-so = ¿No es así?
web-decide-so = Decidirlo así
web-ruling = La decisión
web-actions = Con esta decisión
web-protocol = Acta para imprimir y firmar
web-compare = Los mismos hechos según otras ediciones
web-changes = Qué la cambiaría
web-json = La decisión como datos (JSON)
web-share-on = Enviar la decisión
web-share = Compartir
web-copy = Copiar el enlace
web-copied = Enlace copiado
web-print = Imprimir
web-template = Otro caso del mismo torneo
web-qr = Código QR de esta página
web-qr-alt = Código QR con la dirección de esta página
web-given = Sus respuestas
web-change = cambiar
web-begin-again = Empezar de nuevo
web-left-open = { $fact }: todavía no se sabe
web-unknowable = { $fact }: no se puede establecer
web-back = Volver a las preguntas
web-record-event = competición
web-record-title = Acta de la decisión del árbitro
web-record-fill = Completar los datos del acta
web-record-put = Ponerlos en el acta
web-record-date = fecha y hora
web-record-objections = objeciones de los jugadores
web-record-address = para volver a esta decisión

language-es = español
language-it = italiano
language-en = inglés
language-fr = francés
language-de = alemán
language-pt = portugués
language-ca = catalán
language-ro = rumano
language-hu = húngaro
language-ru = ruso
language-nl = neerlandés
language-da = danés
language-no = noruego
language-sv = sueco
language-fi = finés
language-is = islandés
language-pl = polaco
language-cs = checo
language-et = estonio
web-renewed = plica se ha actualizado en este dispositivo.
offline-taking = plica se está descargando en este dispositivo. Tarda unos segundos y después funciona sin red.
offline-refused = Este navegador no puede guardar plica. Hace falta una dirección que empiece por https y una ventana que no sea privada.
offline-broken = No se ha podido descargar plica. Compruebe la red y vuelva a cargar esta página.
offline-no-scripts = Para guardar plica en este dispositivo, permita los scripts en esta página.
