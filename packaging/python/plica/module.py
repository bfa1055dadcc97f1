"""How plica.wasm is begun and spoken to: a head in JSON, before it its length in four bytes, after it the body."""

import hashlib
import json
import os
import platform
import sys
import tempfile
from functools import cache
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from threading import Lock
from typing import Any, cast

from wasmtime import Engine, Func, Instance, Memory, Store, Trap, WasmtimeError
from wasmtime import Module as Compiled


class Module:
    """An instance; one that breaks off is thrown away, and another begun."""

    def __init__(self, rules: dict[str, dict[str, str]]) -> None:
        self._rules = rules
        self._instance: _Instance | None = None
        self._lock = Lock()

    def begin(self) -> str | None:
        """Begins anew; gives what is wrong with the rules."""
        self._instance = None
        instance = _Instance()
        head, fault = instance.call("begin", {"base": "/", "rules": self._rules})
        if not head["begun"]:
            return fault.decode()
        self._instance = instance
        return None

    def answer(self, method: str, target: str, body: bytes) -> tuple[int, bytes]:
        """Status and body of an answer."""
        ask = {"method": method, "target": target, "headers": [("content-type", "application/json")]}
        with self._lock:
            try:
                head, content = self._begun().call("answer", ask, body)
            except (Trap, WasmtimeError):
                self._instance = None
                head, content = self._begun().call("broken", ask)
        return head["status"], content

    def _begun(self) -> "_Instance":
        if self._instance is None:
            self.begin()
        # The same rules were taken before.
        return cast(_Instance, self._instance)


class _Instance:
    def __init__(self) -> None:
        engine, compiled = _compiled()
        self._store = Store(engine)
        self._exports = Instance(self._store, compiled, []).exports(self._store)

    def call(self, name: str, head: object, body: bytes = b"") -> tuple[Any, bytes]:
        store, memory = self._store, cast(Memory, self._exports["memory"])
        text = json.dumps(head).encode()
        sent = len(text).to_bytes(4, "little") + text + body
        place = self._function("room", len(sent))
        memory.write(store, sent, place)
        got = self._function(name, place, len(sent))
        whole = int.from_bytes(memory.read(store, got, got + 4), "little")
        found = bytes(memory.read(store, got + 4, got + 4 + whole))
        self._function("give_back", got, whole + 4)
        end = 4 + int.from_bytes(found[:4], "little")
        return json.loads(found[4:end]), found[end:]

    def _function(self, name: str, *arguments: int) -> int:
        # Places past the half of the memory come as negative numbers.
        place = cast(Func, self._exports[name])(self._store, *arguments)
        return 0 if place is None else place & 0xFFFF_FFFF


@cache
def _compiled() -> tuple[Engine, Compiled]:
    """The module, compiled once in this process and, where the user's cache can be written, once on this machine."""
    engine = Engine()
    bytes_ = files(__package__).joinpath("plica.wasm").read_bytes()
    kept = _kept(bytes_)
    if kept is not None:
        try:
            return engine, Compiled.deserialize_file(engine, str(kept))
        except WasmtimeError:
            # Not there, or of another processor.
            pass
    compiled = Compiled(engine, bytes_)
    if kept is not None:
        _keep(kept, bytes(compiled.serialize()))
    return engine, compiled


def _kept(module: bytes) -> Path | None:
    """Where the compiled module is kept; none where there is no home."""
    folders = {"win32": ("LOCALAPPDATA", "AppData/Local"), "darwin": ("", "Library/Caches")}
    variable, beneath_home = folders.get(sys.platform, ("XDG_CACHE_HOME", ".cache"))
    try:
        folder = Path(os.environ.get(variable) or Path.home() / beneath_home)
    except RuntimeError:
        return None
    digest = hashlib.sha256(module).hexdigest()[:32]
    return folder / "plica" / f"{digest}-{version('wasmtime')}-{platform.machine()}.cwasm"


def _keep(kept: Path, compiled: bytes) -> None:
    """Keeps it whole or not at all: what is read there is run."""
    try:
        kept.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=kept.parent, delete=False) as file:
            try:
                file.write(compiled)
                file.close()
                os.replace(file.name, kept)
            except OSError:
                os.unlink(file.name)
    except OSError:
        pass
