"""The browser client's types, written from the JSON schema and the engine's vocabulary."""

from collections.abc import Iterable
from typing import Any, Final

from trickerion.engine import verbs
from trickerion.engine.actions import Verb
from trickerion.engine.cardboard import CLOSED_SLOTS
from trickerion.engine.end_turn import FIRST_DISCARD_TURN
from trickerion.engine.events import EVENT_KINDS
from trickerion.engine.frames import Question
from trickerion.engine.market_row import QUICK_ORDER_SURCHARGE
from trickerion.engine.refusals import REASONS
from trickerion.engine.registry import FRAMES
from trickerion.server.messages import json_schema
from trickerion.server.protocol import PROTOCOL

HEADER: Final = """\
// Written by `trickerion schema --typescript` from the server's schema; do not edit.

"""
VERBS: Final = {verb.name: verb for verb in vars(verbs).values() if isinstance(verb, Verb)}
PLAIN: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def module() -> str:
    """All of `web/src/protocol.ts`."""
    defined = json_schema()["$defs"]
    parts = [
        f"export const PROTOCOL = {PROTOCOL};\n",
        _union("ActionKind", "Every kind of action.", VERBS),
        _union("EventKind", "Every kind of event.", EVENT_KINDS),
        _union("QuestionName", "Every question a seat can be asked.", _questions()),
        _union("ReasonKey", "Every reason for a refusal.", REASONS),
        _fields(),
        _figures(),
        '/** Why something was refused. */\nexport type Code = Refused["code"];\n',
        *(_declaration(name, shape) for name, shape in sorted(defined.items())),
    ]
    return HEADER + "\n".join(parts)


def _questions() -> list[str]:
    return sorted(name for name, frame in FRAMES.items() if issubclass(frame, Question))


def _union(name: str, words: str, members: Iterable[str]) -> str:
    lines = "".join(f'\n  | "{member}"' for member in members)
    return f"/** {words} */\nexport type {name} ={lines};\n"


def _fields() -> str:
    rows = "".join(f"\n  {verb.name}: {_list(verb.fields)}," for verb in VERBS.values())
    return (
        "/** The fields of each kind of action. */\n"
        f"export const ACTION_FIELDS: Record<ActionKind, readonly string[]> = {{{rows}\n}};\n"
    )


def _figures() -> str:
    """Figures of the rules that are drawn on the boards."""
    closed = {players: [slot + 1 for slot in CLOSED_SLOTS[players]] for players in (2, 3, 4)}
    return (
        "/** The street slots that are closed, by number of players. */\n"
        f"export const CLOSED_SLOTS: Record<number, readonly number[]> = {closed};\n"
        "/** The turn from which on the last Performance card leaves. */\n"
        f"export const FIRST_DISCARD_TURN = {FIRST_DISCARD_TURN};\n"
        "/** What a component on the Quick Order slot costs more. */\n"
        f"export const QUICK_ORDER_SURCHARGE = {QUICK_ORDER_SURCHARGE};\n"
    )


def _list(names: Iterable[str]) -> str:
    return "[" + ", ".join(f'"{name}"' for name in names) + "]"


def _declaration(name: str, shape: dict[str, Any]) -> str:
    comment = _comment(shape.get("description"), "")
    if "properties" not in shape:
        return f"{comment}export type {name} = {_type(shape)};\n"
    required = shape.get("required", [])
    lines = []
    for field, inner in shape["properties"].items():
        mark = "" if field in required else "?"
        lines.append(f"  {field}{mark}: {_type(inner)};\n")
    return f"{comment}export interface {name} {{\n{''.join(lines)}}}\n"


def _comment(text: str | None, indent: str) -> str:
    return f"{indent}/** {' '.join(text.split())} */\n" if text else ""


def _type(shape: dict[str, Any]) -> str:
    if "$ref" in shape:
        return str(shape["$ref"]).rpartition("/")[2]
    if "enum" in shape:
        return " | ".join(_literal(value) for value in shape["enum"])
    if "anyOf" in shape:
        return " | ".join(dict.fromkeys(_type(part) for part in shape["anyOf"]))
    kind = shape.get("type")
    if kind == "array":
        inner = _type(shape.get("items") or {})
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        more = shape.get("additionalProperties")
        inner = _type(more) if isinstance(more, dict) and more else "unknown"
        return f"Record<string, {inner}>"
    return PLAIN.get(str(kind), "unknown")


def _literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)
