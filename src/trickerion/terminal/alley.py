"""The Dark Alley on the screen: Special decks, cards at work, prophecies, and all their texts."""

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from trickerion.terminal import english
from trickerion.terminal.facts import DECKS, PROPHECY, SPECIAL, TRICK
from trickerion.terminal.figures import works_on
from trickerion.terminal.players import special_card
from trickerion.terminal.seen import View, special_cards
from trickerion.terminal.styles import HEADING, QUIET, coloured, rows
from trickerion.terminal.words import card, effect_name, effect_text, who

INDENT: Final = (0, 0, 0, 2)
OWN_CARDS: Final = "Your Special cards"
ABILITIES: Final = "Abilities"
PLACES: Final = ("left", "middle", "right")


# The board


def decks(view: View) -> RenderableType:
    """DA-6: how many cards lie in each Special deck, and those the viewer knows."""
    texts = []
    for deck, cards in zip(DECKS, view["dark_alley"]["special_decks"], strict=True):
        known = [card(name) for name in cards if name is not None]
        inside = f" ({', '.join(known)})" if known else ""
        texts.append(f"{english.LOCATIONS[deck]} {len(cards)}{inside}")
    return Text("  ".join(texts))


def at_work(view: View) -> Iterator[tuple[str, RenderableType]]:
    """The cards used this turn that go on working."""
    working = [
        f"{card(one['card'])} of {who(view, one['seat'])}"
        for one in view["dark_alley"]["lasting"]
        if works_on(one["card"])
    ]
    if working:
        yield "  at work", coloured(view, ", ".join(working))


def prophecies(view: View, width: int) -> RenderableType:
    """The Active prophecy and the Pending ones, with their effects."""
    alley = view["dark_alley"]
    pending = zip(PLACES, alley["pending"], strict=True)
    lines = [("Active", alley["prophecy"]), *(line for line in pending if line[1] is not None)]
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(style=QUIET)
    for place, prophecy in lines:
        table.add_row(place, _prophecy(prophecy, "" if place == "Active" else QUIET))
    return rows(("Prophecies", table))


def _prophecy(prophecy: str | None, style: str) -> Text:
    if prophecy is None:
        return Text(english.NO_PROPHECY, QUIET)
    text = Text(effect_name(prophecy), HEADING)
    return text.append(f": {PROPHECY[prophecy].effect}", f"not bold {style}")


def pile(view: View) -> dict[str, object]:
    """END-6: how many prophecies are still to come, and those that have been."""
    past = view["dark_alley"]["prophecy_discard"]
    names = ", ".join(map(effect_name, past)) or english.NO_PROPHECY
    return {"left": view["dark_alley"]["prophecy_pile"], "past": names}


# All texts


def all_cards(view: View, wanted: list[str]) -> RenderableType:
    """The Special cards of some decks, each with its text and where it is known to be."""
    where = known_places(view)
    parts: list[RenderableType] = []
    for deck in wanted:
        parts.append(Text(english.LOCATIONS[deck], HEADING))
        for special in SPECIAL.values():
            if special.location == deck:
                parts.append(entry(view, special.id, where.get(special.id, "")))
    return Group(*parts)


def own_cards(view: View, seat: int) -> RenderableType:
    """The Special cards in hand."""
    cards = special_cards(view["players"][seat])
    return Group(Text(OWN_CARDS, HEADING), *(entry(view, card, "") for card in cards))


def abilities(view: View) -> RenderableType:
    """MAG: what every magician can do."""
    lines = []
    for seat, player in enumerate(view["players"]):
        if player["magician"] is not None:
            used = " (used this turn)" if player["ability_used"] else ""
            lines.append(f"{who(view, seat)}: {effect_text(player['magician'])}{used}")
    texts = (Padding(coloured(view, line), INDENT) for line in lines)
    return Group(Text(ABILITIES, HEADING), *texts)


def entry(view: View, name: str, where: str) -> RenderableType:
    text = special_card(name)
    if where:
        text.append_text(coloured(view, f" [{where}]", QUIET))
    noted = [TRICK[n["trick"]].name for n in view["dark_alley"]["notes"] if n["card"] == name]
    if noted:
        text.append(f" [so far: {', '.join(noted)}]", QUIET)
    return Padding(text, INDENT)


def known_places(view: View) -> dict[str, str]:
    """DA-6: where the viewer knows Special cards to be."""
    places = {}
    for cards in view["dark_alley"]["special_decks"]:
        for number, name in enumerate(cards, 1):
            if name is not None:
                places[name] = f"{number} of {len(cards)} in its deck"
    for seat, player in enumerate(view["players"]):
        for name in (*player.get("hand", ()), *player.get("known_cards", ())):
            places[name] = f"{who(view, seat)}'s hand"
        for character, disk in player["characters"].items():
            if disk["card"]:
                under = english.CHARACTERS[character]
                places[disk["card"]] = f"under {who(view, seat)}'s {under}"
    return places
