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
  earlier.push(told());
  men.value = ground.getFen();
  tell();
}

// The letters of the rights that still can be: king and rook stand on their first squares.
function rights() {
  const ranks = men.value.split("/").map((rank) => rank.replace(/\d/g, (empty) => " ".repeat(empty)));
  const stands = (file, rank, man) => ranks[8 - rank]?.["abcdefgh".indexOf(file)] === man;
  const places = { K: ["h", 1, "K", "R"], Q: ["a", 1, "K", "R"], k: ["h", 8, "k", "r"], q: ["a", 8, "k", "r"] };
  const checked = [...form.querySelectorAll("[name='board.castling']:checked")].map((box) => box.value);
  const still = checked.filter((letter) => {
    const [file, rank, king, rook] = places[letter];
    return stands("e", rank, king) && stands(file, rank, rook);
  });
  return still.join("") || "-";
}

// The whole FEN of what is set up.
function told() {
  const value = (name, empty) => form.elements[name].value.trim() || empty;
  const black = value("board.turn", "white") === "black";
  const passed = value("board.passed", "");
  return [men.value, black ? "b" : "w", rights(), passed ? passed + (black ? "3" : "6") : "-",
    value("board.half", "0"), value("board.number", "1")].join(" ");
}

// The FEN beside the board and the address of the page say what stands on it: whoever goes on, comes back or changes
// the language finds it again.
function tell() {
  changed = true;
  undo.disabled = earlier.length === 0 && !form.elements["board.before"];
  if (document.activeElement !== fen) fen.value = told();
  const kept = new FormData(form);
  kept.delete("board.fen");
  const query = new URLSearchParams(kept).toString();
  history.replaceState(null, "", `${location.pathname}?${query}`);
  for (const link of document.querySelectorAll("nav.languages a")) link.search = query;
}

// Sets up what a FEN says, as far as it goes.
function show(text) {
  const [placed, turn, castling, passed, half, number] = text.trim().split(/\s+/);
  if (turn) form.elements["board.turn"].value = turn === "b" ? "black" : "white";
  for (const box of form.querySelectorAll("[name='board.castling']")) {
    if (castling) box.checked = castling.includes(box.value);
  }
  if (passed) form.elements["board.passed"].value = passed === "-" ? "" : passed[0];
  if (half) form.elements["board.half"].value = half;
  if (number) form.elements["board.number"].value = number;
  ground.set({ fen: placed });
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
  const [placed] = fen.value.trim().split(/\s+/);
  if (placed.split("/").length !== 8 || !/^[1-8pnbrqkPNBRQK/]+$/.test(placed)) return;
  earlier.push(told());
  show(fen.value);
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
