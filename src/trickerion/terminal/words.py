"""Words for names: what a player, a slot, a card or an amount is called on the screen."""

from typing import Final

from trickerion.terminal import english
from trickerion.terminal.facts import MAGICIAN, TRICK
from trickerion.terminal.seen import View

SIGNS: Final = ("▲", "■", "★", "✚")
COLOURS: Final = ("red", "cyan", "green", "magenta")
"""Each player is a colour, a sign and a name; the colour is never alone."""


def who(view: View, seat: int) -> str:
    """A player with the sign of the seat: `▲ Ada`."""
    return f"{SIGNS[seat]} {view['names'][seat]}"


def amount(what: str, number: int) -> str:
    """`1 Coin`, `2 Coins`."""
    one, many = english.UNITS[what]
    return f"{number} {one if abs(number) == 1 else many}"


def amounts(fame: int, coins: int, shards: int) -> str:
    """`2 Fame, 1 Coin`, without what is 0."""
    named = (("fame", fame), ("coins", coins), ("shards", shards))
    return ", ".join(amount(what, number) for what, number in named if number) or "nothing"


def signed(number: int) -> str:
    return f"{number:+d}" if number else "0"


def slot(name: str) -> str:
    """A Character slot: `Market Row slot 1`, `the Sunday performance slot`."""
    place, _, number = name.partition(".")
    if place in english.WEEKDAYS:
        weekday = english.WEEKDAYS[place]
        return (
            f"the {weekday} performance slot"
            if number == "performance"
            else f"{weekday} backstage {number}"
        )
    return f"{english.LOCATIONS[place]} slot {number}"


def short_slot(name: str) -> str:
    """The same in little room: `Market Row 1`, `Sunday stage`, `Sunday back 1`."""
    place, _, number = name.partition(".")
    if place not in english.WEEKDAYS:
        return f"{english.LOCATIONS[place]} {number}"
    where = "stage" if number == "performance" else f"back {number}"
    return f"{english.WEEKDAYS[place]} {where}"


def performance(name: str, theaters: dict[str, str] = english.THEATERS) -> str:
    """A Performance card: `Grand Magorian 3`."""
    theater, _, number = name.rpartition("_")
    return f"{theaters[theater]} {number}"


def spot(name: str) -> str:
    """A slot of a Performance card: `Riverside 3, slot 01`."""
    card, _, place = name.rpartition(".")
    return f"{performance(card)}, slot {place}"


def components(needs: dict[str, int]) -> str:
    return ", ".join(f"{count} {component}" for component, count in needs.items())


def compact(fame: int, coins: int, shards: int) -> str:
    """`2F 1C 1✦`, without what is 0."""
    parts = ((fame, "F"), (coins, "C"), (shards, "✦"))
    return " ".join(f"{number}{unit}" for number, unit in parts if number) or "-"


def word(field: str, value: object) -> str:
    """A field of an action, event or question as it is called on the screen."""
    name = str(value)
    table = _TABLES.get(field)
    if table is not None:
        return table.get(name, name)
    if field == "trick":
        return TRICK[name].name
    if field == "magician":
        return MAGICIAN[name].name
    if field == "slot":
        return slot(name)
    if field == "spot":
        return spot(name)
    return performance(name) if field == "performance" else name


_TABLES: Final = {
    "category": english.CATEGORIES,
    "up": english.CATEGORIES,
    "character": english.CHARACTERS,
    "specialist": english.CHARACTERS,
    "card": english.LOCATIONS,
    "die": english.DICE,
    "face": english.FACES,
    "symbol": english.SYMBOLS,
    "pile": english.PILES,
    "pay": english.PAYS,
    "weekday": english.WEEKDAYS,
    "why": english.WHY,
    "how": english.HOW,
}
