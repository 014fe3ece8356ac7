"""Fields of actions, events, questions and refusals in words.

A field `character` with the value `engineer` becomes `$character`, one variable for each attribute
of the message `character-engineer` (`$character_the`), and `$character_id` for selectors.
"""

import unicodedata
from collections.abc import Callable, Mapping
from typing import Final

from trickerion.texts.bundle import Texts, Value, texts

Words = dict[str, Value]

KINDS: Final = {
    "specialist": "character",
    "hireling": "character",
    "up": "category",
    "favorite": "category",
    "deck": "location",
    "first": "card",
    "second": "card",
    "own_card": "card",
    "by": "trick",
    "exchange": "component",
    "below": "component",
    "pay": "unit",
    "yield": "unit",
    "new": "face",
    "active": "prophecy",
    "next": "prophecy",
    "other_performance": "performance",
    "next_turn_setup": "turn_setup",
}
"""Fields that share the words of another kind."""
COUNTS: Final = ("count", "pieces", "needs")
"""The fields that say how many of a component."""
VOWELS: Final = tuple("aeiouyh")
"""The letters before which some languages shorten a word: `d’Ada`, `de Ben`."""


def field_words(said: Texts, fields: Mapping[str, object]) -> Words:
    """Every field in words; lists are worded by callers that know what they hold."""
    words: Words = {}
    for field, value in fields.items():
        if not isinstance(value, list):
            words |= named(said, field, value)
    component = fields.get("component")
    if component is not None:
        count = next((int(str(fields[one])) for one in COUNTS if one in fields), 1)
        words["components"] = said.say(f"components-{component}", count=count)
    return words


def named(said: Texts, field: str, value: object) -> Words:
    """One field: its word, its other forms, and its id."""
    if isinstance(value, bool):
        return {field: "yes" if value else "no"}
    if isinstance(value, int):
        return {field: value}
    name = "none" if value is None else str(value)
    kind = KINDS.get(field, field)
    maker = _MAKERS.get(kind, _message)
    forms = maker(said, kind, name)
    words = {f"{field}_{form}" if form else field: text for form, text in forms.items()}
    return {field: name, **words, f"{field}_id": name}


Forms = dict[str, str]


def _message(said: Texts, kind: str, name: str) -> Forms:
    key = f"{kind}-{name}"
    return said.forms(key, {}) if said.has(key) else {}


def _face(said: Texts, kind: str, name: str) -> Forms:
    if not name.isdigit():
        return _message(said, kind, name)
    return {"short": name, **said.forms("amount-coins", {"count": int(name)})}


def _slot(said: Texts, kind: str, name: str) -> Forms:
    """`market_row.1`, `sunday.2`, `sunday.performance`."""
    where, _, place = name.partition(".")
    if not place:
        return {}
    if said.has(f"location-{where}"):
        return said.forms("slot-street", {**named(said, "location", where), "place": place})
    words = named(said, "weekday", where)
    if place == "performance":
        return said.forms("slot-stage", words)
    return said.forms("slot-backstage", {**words, "place": place})


def _performance(said: Texts, kind: str, name: str) -> Forms:
    """`grand_magorian_3`."""
    theater, _, number = name.rpartition("_")
    if not number.isdigit():
        return {}
    return said.forms("performance-named", {**named(said, "theater", theater), "number": number})


def _spot(said: Texts, kind: str, name: str) -> Forms:
    """`riverside_3.01`."""
    card, _, place = name.rpartition(".")
    if not card:
        return {}
    words = named(said, "performance", card) | named(said, "place", place)
    return said.forms("spot-named", words)


def _neighbour(said: Texts, kind: str, name: str) -> Forms:
    """Where on its card a slot is: the card has been named already."""
    return _message(said, "place", name.rpartition(".")[2])


def _why(said: Texts, kind: str, name: str) -> Forms:
    forms = _message(said, kind, name)
    return {**(forms or {"": effect_name(said, name)}), "is_name": "no" if forms else "yes"}


_MAKERS: Final[dict[str, Callable[[Texts, str, str], Forms]]] = {
    "face": _face,
    "slot": _slot,
    "performance": _performance,
    "spot": _spot,
    "neighbour": _neighbour,
    "why": _why,
}


def effect_name(said: Texts, id: str) -> str:
    """The name of a Special card, an ability, a Power or a prophecy."""
    keys = (f"{kind}-{id}" for kind in ("card", "ability", "power", "prophecy"))
    return said.say(next((key for key in keys if said.has(key)), id))


def owner(said: Texts, who: str) -> str:
    """A player as the owner of something: `Ada’s`."""
    first = unicodedata.normalize("NFD", who[:1]).lower()[:1]
    return said.say("owner-whose", who=who, has_vowel="yes" if first in VOWELS else "no")


def _number(seat: int) -> str:
    return f"p{seat}"


def refusal_sentence(
    rule: str,
    reason: str,
    figures: Mapping[str, Value],
    said: Texts | None = None,
    who: Callable[[int], str] = _number,
) -> str:
    """`DT-1: needs 3 AP, 2 left`; `who` names the players, whose seats are counted from 1."""
    said = said or texts()
    words = field_words(said, figures)
    if "seat" in figures:
        words["seat"] = who(int(figures["seat"]))
    if "asked" in figures:
        words["asked"] = said.list_of(who(int(one)) for one in str(figures["asked"]).split())
    # A plain string: it is part of messages that are encoded.
    return str(said.say("refusal", rule=rule, reason=said.say(f"reason-{reason}", **words)))
