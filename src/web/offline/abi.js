// How bytes pass to plica and back: a head in JSON, before it its length in four bytes, after it the body.
class Plica {
  #exports;

  constructor(exports, beginning) {
    this.#exports = exports;
    const { head, body } = this.#call("begin", beginning, null);
    if (!head.begun) throw new Error(new TextDecoder().decode(body));
  }

  answer(ask, body) {
    return this.#call("answer", ask, body);
  }

  broken(ask) {
    return this.#call("broken", ask, null);
  }

  #call(name, head, body) {
    const { memory, room, give_back } = this.#exports;
    const text = new TextEncoder().encode(JSON.stringify(head));
    const content = body ?? new Uint8Array();
    const length = 4 + text.length + content.length;
    const sent = room(length);
    const view = () => new DataView(memory.buffer);
    view().setUint32(sent, text.length, true);
    new Uint8Array(memory.buffer, sent + 4, text.length).set(text);
    new Uint8Array(memory.buffer, sent + 4 + text.length, content.length).set(content);
    const got = this.#exports[name](sent, length);
    const whole = view().getUint32(got, true);
    const end = view().getUint32(got + 4, true);
    const bytes = new Uint8Array(memory.buffer, got + 8, whole - 4).slice();
    give_back(got, whole + 4);
    return { head: JSON.parse(new TextDecoder().decode(bytes.subarray(0, end))), body: bytes.subarray(end) };
  }
}
