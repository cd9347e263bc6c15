"""The client's types, made from the server's Structs and the games' views: `python -m ludi.browser.wire`.

What goes over the wire is written to `web/src/wire.ts`; the view and the events of a game that the client
draws, to `web/src/games/<game>/wire.ts`.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import inspect as kinds

from ludi.browser.node import WEB
from ludi.engine.registry import game_ids
from ludi.engine.views import Event, View

TYPES = WEB / "src" / "wire.ts"
GAMES = WEB / "src" / "games"
HEAD = "/** Made by `python -m ludi.browser.wire` from {source}; not to be edited. */\n"
UNIONS = ("FromServer", "ToPlay", "ToUmpire", "FromClient")
AUDIENCE = ("only", "but")  # fields of an event that stay with the server
Named = kinds.StructType | kinds.DataclassType
_PLAIN = {
    kinds.StrType: "string",
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.BoolType: "boolean",
    kinds.NoneType: "null",
}
_COMMENT = re.compile(r"^    (\w+): [^#\n]*  # (.*)$", re.MULTILINE)


def made_types() -> dict[Path, str]:
    """Every file of types with its text."""
    drawn = [game_id for game_id in game_ids() if (GAMES / game_id / "index.ts").exists()]
    return {TYPES: wire_text()} | {GAMES / game_id / "wire.ts": game_text(game_id) for game_id in drawn}


def is_current() -> bool:
    """Whether the client's types are those of this server."""
    return all(path.exists() and path.read_text("utf-8") == text for path, text in made_types().items())


def wire_text() -> str:
    """The types of everything that goes over the wire, in both directions."""
    from ludi.server.schema import RECEIVED, SENT
    from ludi.table import messages

    sent = named_in(*SENT)
    parts = [interface(kind, is_whole=True) for kind in sent.values()]
    parts += [interface(kind) for name, kind in named_in(*RECEIVED).items() if name not in sent]
    for name in UNIONS:
        parts.append(f"export type {name} = {_text(kinds.type_info(getattr(messages, name)))};\n")
    return "\n".join([HEAD.format(source="ludi.table.messages"), *parts])


def game_text(game_id: str) -> str:
    """The types of a game's view, and of the data of its events by their kinds."""
    from ludi.table.words import event_kind, view_types

    view, events = view_types(game_id)
    named = named_in(view, *events)
    parts = [interface(kind, is_whole=True) for kind in named.values()]
    lines = [f'  "{event_kind(event)}": {event.__name__};\n' for event in events]
    table = f"/** The data of each kind of event. */\nexport interface Events {{\n{''.join(lines)}}}\n"
    return "\n".join([HEAD.format(source=view.__module__), *parts, table])


def named_in(*types: Any) -> dict[str, Named]:
    """The Structs and dataclasses in these types, by name, each before those that it is made of."""
    found: dict[str, Named] = {}
    for kind in kinds.multi_type_info(types):
        _gather(kind, found)
    return found


def _gather(kind: kinds.Type, found: dict[str, Named]) -> None:
    if isinstance(kind, Named):
        if kind.cls.__name__ in found:
            return
        found[kind.cls.__name__] = kind
    for part in _parts(kind):
        _gather(part, found)


def _parts(kind: kinds.Type) -> Iterator[kinds.Type]:
    """What a type is made of."""
    match kind:
        case kinds.StructType() | kinds.DataclassType():
            yield from (field.type for field in kind.fields)
        case kinds.UnionType():
            yield from kind.types
        case kinds.ListType() | kinds.VarTupleType():
            yield kind.item_type
        case kinds.TupleType():
            yield from kind.item_types
        case kinds.DictType():
            yield kind.value_type


def interface(kind: Named, is_whole: bool = False) -> str:
    """One type; a client may leave out what has a default, the server sends the whole."""
    comments = _comments(kind.cls)
    lines = [f'  type: "{kind.tag}";'] if isinstance(kind, kinds.StructType) and kind.tag else []
    for field in kind.fields:
        if issubclass(kind.cls, Event) and field.name in AUDIENCE:
            continue
        mark = "" if is_whole or field.required else "?"
        lines.append(f"  {field.name}{mark}: {_text(field.type)};{comments.get(field.name, '')}")
    about = (inspect.getdoc(kind.cls) or "").replace("\n", "\n * ").replace(" * \n", " *\n")
    body = "".join(f"{line}\n" for line in lines)
    return f"/** {about} */\nexport interface {_name(kind.cls)} {{\n{body}}}\n"


def _comments(kind: type[Any]) -> dict[str, str]:
    """What the source says beside each field."""
    found: dict[str, str] = {}
    for one in reversed(kind.__mro__):
        if "__annotations__" in vars(one) and one.__module__ != "msgspec":
            found |= dict(_COMMENT.findall(inspect.getsource(one)))
    return {name: f" // {comment}" for name, comment in found.items()}


def _name(kind: type[Any]) -> str:
    return f"{kind.__name__}View" if issubclass(kind, View) else kind.__name__


def _text(kind: kinds.Type) -> str:
    """A type as TypeScript has it."""
    match kind:
        case kinds.StructType() | kinds.DataclassType():
            return _name(kind.cls)
        case kinds.LiteralType():
            return " | ".join(f'"{value}"' for value in kind.values)
        case kinds.UnionType():
            return " | ".join(map(_text, kind.types))
        case kinds.ListType() | kinds.VarTupleType():
            item = _text(kind.item_type)
            return f"({item})[]" if " | " in item else f"{item}[]"
        case kinds.TupleType():
            return f"[{', '.join(map(_text, kind.item_types))}]"
        case kinds.DictType():
            return f"Record<string, {_text(kind.value_type)}>"
    return _PLAIN.get(type(kind), "unknown")


if __name__ == "__main__":
    for path, text in made_types().items():
        path.write_text(text, "utf-8")
