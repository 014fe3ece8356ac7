"""Names of players, slots, cards and amounts on the screen."""

from collections.abc import Iterable, Mapping
from typing import Final

from trickerion import Refusal, texts
from trickerion.terminal.boards.facts import SPECIAL
from trickerion.terminal.language import said, say
from trickerion.terminal.view import View
from trickerion.texts.fields import Words, named, owner

SIGNS: Final = ("▲", "■", "★", "✚")
COLORS: Final = ("red", "cyan", "green", "magenta")
"""Each player has a color, a sign and a name; color is never the only cue."""
UNITS: Final = ("fame", "coins", "shards")


def who(view: View, seat: int) -> str:
    """A player with the sign of the seat: `▲ Ada`."""
    return f"{SIGNS[seat]} {called(view, seat)}"


def called(view: View, seat: int) -> str:
    """A player's name; Dahlgaard's Heir has one in every language (HEIR-1)."""
    is_heir = "heir" in view and seat == len(view["names"]) - 1
    return say("heir-name") if is_heir else view["names"][seat]


def whose(view: View, seat: int) -> str:
    return owner(said(), who(view, seat))


# Amounts


def amount(what: str, number: int) -> str:
    """`1 Coin`, `2 Coins`."""
    return say(f"amount-{what}", count=number)


def amounts(*numbers: int) -> str:
    """Fame, Coins and Shards: `2 Fame, 1 Coin`, without zeros."""
    return listed(amount(what, n) for what, n in zip(UNITS, numbers, strict=True) if n)


def listed(parts: Iterable[str], none: str = "amount-nothing") -> str:
    """`a, b, c`; the message `none` for an empty list."""
    return said().list_of(parts, "unit") or say(none)


def components(needs: dict[str, int]) -> str:
    return listed(say(f"components-{one}", count=count) for one, count in needs.items())


def signed(number: int) -> str:
    """`+2`, `0`, `−1` with a minus sign."""
    return f"{number:+d}".replace("-", "−") if number else "0"


def compact(*numbers: int) -> str:
    """Fame, Coins and Shards: `2F 1C 1✦`, without zeros."""
    parts = [f"{n}{letter(what)}" for what, n in zip(UNITS, numbers, strict=True) if n]
    return " ".join(parts) or "-"


def letter(what: str) -> str:
    return word("unit", what, "letter")


def said_list(parts: Iterable[str]) -> str:
    """`a, b, and c`."""
    return said().list_of(parts)


def refusal_text(view: View, refusal: Refusal) -> str:
    """Why an action is not allowed, with the players' names."""
    return texts.refusal_sentence(
        *(refusal.rule, refusal.reason, refusal.figures),
        said=said(),
        who=lambda seat: who(view, seat - 1) if seat <= len(view["names"]) else f"p{seat}",
    )


# Names


def words(fields: Mapping[str, object]) -> Words:
    """Every field of an event, action or question in words."""
    return texts.field_words(said(), fields)


def word(field: str, value: object, form: str = "") -> str:
    """A field of an action, event or question as it is called on the screen; the plain noun if the
    language has no such form."""
    forms = named(said(), field, value)
    found = forms.get(f"{field}_{form}", forms[field])
    return found if isinstance(found, str) else str(found)


def short_character(name: str) -> str:
    return say(f"short_character-{name}")


def card_label(name: str) -> str:
    """An assignment card with what a Special one is for: `Shoplifting (Market Row: Buy)`."""
    if name not in SPECIAL:
        return word("card", name)
    special = SPECIAL[name]
    fields = {"card": name, "location": special.location, "enhances": special.enhances}
    return say("card-labeled", **words(fields))


def enhances(name: str) -> str:
    return word("enhances", SPECIAL[name].enhances)


def effect_name(id: str) -> str:
    """The name of a card, an ability or a prophecy."""
    return texts.effect_name(said(), id)


def effect(id: str) -> str:
    return say(f"effect-{id}")


def end_bonus(trick: str) -> str:
    """What a Level 3 trick is worth at the end; empty for others."""
    key = f"end_bonus-{trick}"
    return say(key) if said().has(key) else ""


def effect_text(id: str) -> str:
    """`Weary Troupe: Every Character has 1 base AP.`"""
    return say("effect-labeled", name=effect_name(id), effect=effect(id))
