"""Words for names: what a player, a slot, a card or an amount is called on the screen."""

from collections.abc import Callable
from typing import Final

from trickerion.terminal import english
from trickerion.terminal.facts import MAGICIAN, PROPHECY, SPECIAL, TRICK
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


# Special cards, prophecies and abilities


def card(name: str) -> str:
    """An assignment card: `Shoplifting`, or the Location of a permanent one."""
    return SPECIAL[name].name if name in SPECIAL else english.LOCATIONS[name]


def card_label(name: str) -> str:
    """The same with what a Special card is for: `Shoplifting (Market Row: Buy)`."""
    if name not in SPECIAL:
        return english.LOCATIONS[name]
    special = SPECIAL[name]
    return f"{special.name} ({english.LOCATIONS[special.location]}: {enhances(name)})"


def enhances(name: str) -> str:
    return english.ENHANCES[SPECIAL[name].enhances]


def effect_name(id: str) -> str:
    """What a card, an ability or a prophecy is called."""
    if id in MAGICIAN:
        return MAGICIAN[id].ability
    return SPECIAL[id].name if id in SPECIAL else english.PROPHECIES[id]


def effect_text(id: str) -> str:
    """`Weary Troupe: Every Character has 1 base AP.`"""
    effect = (MAGICIAN.get(id) or SPECIAL.get(id) or PROPHECY[id]).effect
    return f"{effect_name(id)}: {effect}"


def why(reason: str) -> str:
    """Why Fame, Coins or Shards changed: a rule's reason, or the effect that changed them."""
    return english.WHY[reason] if reason in english.WHY else effect_name(reason)


def word(field: str, value: object) -> str:
    """A field of an action, event or question as it is called on the screen."""
    if value is None:
        return ""
    name = str(value)
    table = _TABLES.get(field)
    if table is not None:
        return table.get(name, name)
    maker = _MAKERS.get(field)
    return maker(name) if maker is not None else name


_TABLES: Final = {
    "category": english.CATEGORIES,
    "up": english.CATEGORIES,
    "character": english.CHARACTERS,
    "specialist": english.CHARACTERS,
    "die": english.DICE,
    "face": english.FACES,
    "symbol": english.SYMBOLS,
    "pile": english.PILES,
    "pay": english.PAYS,
    "weekday": english.WEEKDAYS,
    "how": english.HOW,
    "deck": english.LOCATIONS,
    "use": english.USES,
    "yield": english.YIELDS,
    "pending": english.PENDING,
    "hireling": english.HIRELINGS,
    "stock_place": english.STOCK_PLACES,
}
_MAKERS: Final[dict[str, Callable[[str], str]]] = {
    "trick": lambda name: TRICK[name].name,
    "by": lambda name: TRICK[name].name,
    "magician": lambda name: MAGICIAN[name].name,
    "slot": slot,
    "spot": spot,
    "performance": performance,
    "other_performance": performance,
    "card": card,
    "first": card,
    "second": card,
    "prophecy": effect_name,
    "why": why,
}
