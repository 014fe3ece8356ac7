"""The browser client's types, written from the JSON schema and the engine's vocabulary."""

from collections.abc import Iterable
from typing import Any, Final

from trickerion.engine.core import verbs
from trickerion.engine.core.actions import Verb
from trickerion.engine.core.events import EVENT_KINDS
from trickerion.engine.core.frames import Question
from trickerion.engine.core.names import FIELDS
from trickerion.engine.core.printed_facts import CLOSED_SLOTS
from trickerion.engine.locations.location import LocationAction
from trickerion.engine.locations.market_row import QUICK_ORDER_SURCHARGE
from trickerion.engine.phases.acting import ACTION_OF_VERB
from trickerion.engine.phases.advertise import ADVERTISE_FAME
from trickerion.engine.phases.end_turn import FIRST_DISCARD_TURN
from trickerion.engine.phases.final_scoring import (
    APPRENTICE_FAME,
    COINS_PER_FAME,
    SPECIAL_CARD_FAME,
    SPECIALIST_FAME,
)
from trickerion.engine.saves.frame_registry import FRAMES
from trickerion.server.protocol.json_schema import json_schema
from trickerion.server.protocol.messages import PROTOCOL
from trickerion.texts import texts

HEADER: Final = """\
// Written by `trickerion schema --typescript` from the server's schema; do not edit.

"""
MAX_LITERALS: Final = 30
"""A field with more values than this is a plain `string` in TypeScript."""
ACTION_MEMBERS: Final = ("action", "other", "actions", "next_move", "options", "free_options")
"""Members of messages whose JSON objects are actions."""
OBJECT: Final = "Record<string, string | number>"
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
        _union("ReasonKey", "Every reason for a refusal.", texts().ids("reason")),
        _fields(),
        _field_values(),
        _actions(),
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


def _field_values() -> str:
    used = dict.fromkeys(field for verb in VERBS.values() for field in verb.fields)
    rows = "".join(f"\n  {field}: {_values(field)};" for field in used)
    words = "/** The values of each field of an action. */"
    return f"{words}\nexport interface FieldValues {{{rows}\n}}\n"


def _values(field: str) -> str:
    names = FIELDS[field].names
    if len(names) > MAX_LITERALS:
        return "string"
    return " | ".join(_literal(name) for name in names)


def _actions() -> str:
    rows = "".join(f"\n  | {_action(verb)}" for verb in VERBS.values())
    return f"/** Everything a seat can do. */\nexport type Action ={rows};\n"


def _action(verb: Verb) -> str:
    fields = "".join(f'; {field}: FieldValues["{field}"]' for field in verb.fields)
    return f'{{ seat: number; kind: "{verb.name}"{fields} }}'


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
        "/** The Fame for a poster. */\n"
        f"export const ADVERTISE_FAME = {ADVERTISE_FAME};\n"
        "/** The printed AP of the actions of Locations, except those whose cost varies. */\n"
        f"export const PRINTED_AP = {{ {_printed_ap()} }} as const;\n"
        "/** How many of each thing score how much Fame at the end. */\n"
        f"export const FINAL_RATES = {{ {_final_rates()} }} as const;\n"
    )


def _printed_ap() -> str:
    fixed = [action for _, action in ACTION_OF_VERB.values() if _has_fixed_cost(action)]
    return ", ".join(f"{action.verb.name}: {action.ap}" for action in fixed)


def _has_fixed_cost(action: LocationAction) -> bool:
    return len({action.printed_cost(each) for each in action.verb.every(0)}) == 1


def _final_rates() -> str:
    rates = {
        "shards": (1, 1),
        "coins": (COINS_PER_FAME, 1),
        "apprentices": (1, APPRENTICE_FAME),
        "specialists": (1, SPECIALIST_FAME),
        "special_cards": (1, SPECIAL_CARD_FAME),
    }
    rate = "final_{}: {{ per: {}, fame: {} }}"
    return ", ".join(rate.format(thing, per, fame) for thing, (per, fame) in rates.items())


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
        lines.append(f"  {field}{mark}: {_member(field, inner)};\n")
    return f"{comment}export interface {name} {{\n{''.join(lines)}}}\n"


def _member(field: str, shape: dict[str, Any]) -> str:
    text = _type(shape)
    if field not in ACTION_MEMBERS:
        return text
    return text.replace(f"({OBJECT})", "Action").replace(OBJECT, "Action")


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
