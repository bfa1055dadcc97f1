// Puts a board to drag men on in place of the squares that are buttons. The form stays what it is: this script
// only keeps its field with the men, so that without it, or when it fails, everything works by buttons.
import { Chessground } from "./chessground.min.js";

const form = document.querySelector("form.setup");
const men = form.elements["board.men"];
const squares = form.querySelector("details.squares");

const place = document.createElement("div");
place.className = "ground";
place.setAttribute("aria-hidden", "true");
squares.before(place);

let changed = false;
const ground = Chessground(place, {
  fen: men.value,
  coordinates: true,
  animation: { enabled: false },
  highlight: { lastMove: false, check: false },
  movable: { free: true, color: "both" },
  premovable: { enabled: false },
  draggable: { deleteOnDropOff: true },
  drawable: { enabled: false, visible: false },
  blockTouchScroll: true,
  events: { change: keep },
});

function keep() {
  men.value = ground.getFen();
  changed = true;
}

function tool() {
  return form.elements["board.tool"].value;
}

// `white-king` as the board wants it.
function man(name) {
  const [color, role] = name.split("-");
  return { color, role };
}

function at(event) {
  const point = event.touches ? event.touches[0] : event;
  return ground.getKeyAtDomPos([point.clientX, point.clientY]);
}

// A tap with a man in hand sets it, or takes the same man off; with "move" the board does as it does by itself.
function tap(event) {
  const name = tool();
  if (name === "move" || event.button > 0) return;
  event.preventDefault();
  event.stopPropagation();
  const key = at(event);
  if (!key) return;
  const found = ground.state.pieces.get(key);
  const put = name === "remove" ? undefined : man(name);
  const same = found && put && found.color === put.color && found.role === put.role;
  ground.setPieces(new Map([[key, same ? undefined : put]]));
  keep();
}

// A man dragged from the row of men goes to the board; only pressed, it is in hand for the next taps.
function take(event) {
  if (event.button > 0) return;
  const input = this.querySelector("input");
  event.preventDefault();
  input.checked = true;
  input.focus({ preventScroll: true });
  ground.dragNewPiece(man(this.dataset.man), event, true);
}

for (const kind of ["touchstart", "mousedown"]) {
  place.addEventListener(kind, tap, { capture: true, passive: false });
  for (const label of form.querySelectorAll("label.man")) {
    label.addEventListener(kind, take, { passive: false });
  }
}

// The buttons are for the keyboard and for those who hear the page; they are drawn by the server.
squares.open = location.hash === "#squares" || "used" in squares.dataset;
squares.addEventListener("toggle", () => {
  if (!squares.open || !changed) return;
  form.action += "#squares";
  form.requestSubmit(form.elements["board.keep"]);
});
