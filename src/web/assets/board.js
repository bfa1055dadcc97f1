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

const fen = form.elements["board.fen"];
const side = form.elements["board.side"];
const undo = form.elements["board.undo"];
const earlier = [];
let changed = false;
const ground = Chessground(place, {
  fen: men.value,
  orientation: side.value,
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
  if (men.value === ground.getFen()) return;
  earlier.push(men.value);
  men.value = ground.getFen();
  tell();
}

// The letters of the rights that still can be: king and rook stand on their first squares.
function rights() {
  const stands = (key, color, role) => {
    const piece = ground.state.pieces.get(key);
    return piece && piece.color === color && piece.role === role;
  };
  const places = { K: ["e1", "h1"], Q: ["e1", "a1"], k: ["e8", "h8"], q: ["e8", "a8"] };
  const checked = [...form.querySelectorAll("[name='board.castling']:checked")].map((box) => box.value);
  const still = checked.filter((letter) => {
    const color = letter === letter.toUpperCase() ? "white" : "black";
    return stands(places[letter][0], color, "king") && stands(places[letter][1], color, "rook");
  });
  return still.join("") || "-";
}

// The FEN beside the board and the address of the page say what stands on it: whoever goes on, comes back or changes
// the language finds it again.
function tell() {
  changed = true;
  undo.disabled = earlier.length === 0 && !form.elements["board.before"];
  const value = (name, empty) => form.elements[name].value.trim() || empty;
  const black = value("board.turn", "white") === "black";
  const passed = value("board.passed", "");
  if (document.activeElement !== fen) {
    fen.value = [men.value, black ? "b" : "w", rights(), passed ? passed + (black ? "3" : "6") : "-",
      value("board.half", "0"), value("board.number", "1")].join(" ");
  }
  const told = new FormData(form);
  told.delete("board.fen");
  const query = new URLSearchParams(told).toString();
  history.replaceState(null, "", `${location.pathname}?${query}`);
  for (const link of document.querySelectorAll("nav.languages a")) link.search = query;
}

function show(text) {
  ground.set({ fen: text });
  men.value = ground.getFen();
  tell();
}

undo.addEventListener("click", (event) => {
  if (earlier.length === 0) return;
  event.preventDefault();
  show(earlier.pop());
});
form.elements["board.flip"].addEventListener("click", (event) => {
  event.preventDefault();
  ground.toggleOrientation();
  side.value = ground.state.orientation;
  tell();
});
// What is written as FEN stands on the board as soon as it has eight ranks.
fen.addEventListener("input", () => {
  const [placed, turn, castling, passed, half, number] = fen.value.trim().split(/\s+/);
  if (placed.split("/").length !== 8 || !/^[1-8pnbrqkPNBRQK/]+$/.test(placed)) return;
  if (turn) form.elements["board.turn"].value = turn === "b" ? "black" : "white";
  for (const box of form.querySelectorAll("[name='board.castling']")) {
    if (castling) box.checked = castling.includes(box.value);
  }
  if (passed) form.elements["board.passed"].value = passed === "-" ? "" : passed[0];
  if (half) form.elements["board.half"].value = half;
  if (number) form.elements["board.number"].value = number;
  earlier.push(men.value);
  show(placed);
});
form.addEventListener("change", (event) => {
  if (event.target !== fen) tell();
});

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
