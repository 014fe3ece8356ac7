"""The Dark Alley on the screen: Special decks, cards in effect, prophecies, and their texts."""

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from trickerion.terminal.boards.facts import DECKS, SPECIAL
from trickerion.terminal.boards.figures import works_on
from trickerion.terminal.boards.player_board import effect_line, special_card
from trickerion.terminal.language import say
from trickerion.terminal.play.styles import HEADING, QUIET, colored, rows
from trickerion.terminal.sentences.words import (
    effect,
    effect_name,
    effect_text,
    listed,
    who,
    whose,
    word,
    words,
)
from trickerion.terminal.view import View, special_cards
from trickerion.texts.fields import Words

INDENT: Final = (0, 0, 0, 2)
PLACES: Final = ("left", "middle", "right")


# The board


def decks(view: View) -> RenderableType:
    """DA-6: the size of each Special deck, and the cards the viewer knows."""
    texts = []
    for deck, cards in zip(DECKS, view["dark_alley"]["special_decks"], strict=True):
        known = [word("card", name) for name in cards if name is not None]
        key = "boards-deck_known" if known else "boards-deck"
        texts.append(say(key, **words({"location": deck}), count=len(cards), cards=listed(known)))
    return Text("  ".join(texts))


def at_work(view: View) -> Iterator[tuple[str, RenderableType]]:
    """The cards used this turn that are still in effect."""
    working = [
        say("boards-working", **words({"card": one["card"]}), who=who(view, one["seat"]))
        for one in view["dark_alley"]["lasting"]
        if works_on(one["card"])
    ]
    if working:
        yield "title-at_work", colored(view, listed(working))


def prophecies(view: View, width: int) -> RenderableType:
    """The Active prophecy and the Pending ones, with their effects."""
    alley = view["dark_alley"]
    pending = zip(PLACES, alley["pending"], strict=True)
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(style=QUIET)
    table.add_row(say("boards-active"), _prophecy(alley["prophecy"], ""))
    for place, prophecy in pending:
        if prophecy is not None:
            table.add_row(word("pending", place), _prophecy(prophecy, QUIET))
    return rows(("title-prophecies", table))


def _prophecy(prophecy: str | None, style: str) -> Text:
    if prophecy is None:
        return Text(say("prophecy-none"), QUIET)
    return effect_line(effect_name(prophecy), effect(prophecy), style)


def pile(view: View) -> Words:
    """END-6: the number of prophecies left in the pile, and the past ones."""
    past = view["dark_alley"]["prophecy_discard"]
    names = listed(map(effect_name, past), "prophecy-none")
    return {"left": view["dark_alley"]["prophecy_pile"], "past": names}


# All texts


def all_cards(view: View, wanted: list[str]) -> RenderableType:
    """The Special cards of some decks, each with its text and where it is known to be."""
    where = known_places(view)
    parts: list[RenderableType] = []
    for deck in wanted:
        parts.append(Text(word("location", deck), HEADING))
        for special in SPECIAL.values():
            if special.location == deck:
                parts.append(entry(view, special.id, where.get(special.id, "")))
    return Group(*parts)


def own_cards(view: View, seat: int) -> RenderableType:
    """The Special cards in hand."""
    cards = special_cards(view["players"][seat])
    return Group(Text(say("cards-own"), HEADING), *(entry(view, card, "") for card in cards))


def abilities(view: View) -> RenderableType:
    """MAG: what every magician can do."""
    lines = []
    for seat, player in enumerate(view["players"]):
        if player["magician"] is not None:
            key = "cards-ability_used" if player["ability_used"] else "cards-ability"
            lines.append(say(key, who=who(view, seat), ability=effect_text(player["magician"])))
    texts = (Padding(colored(view, line), INDENT) for line in lines)
    return Group(Text(say("cards-abilities"), HEADING), *texts)


def entry(view: View, name: str, where: str) -> RenderableType:
    text = special_card(name)
    if where:
        text.append_text(colored(view, f" {where}", QUIET))
    noted = [word("trick", n["trick"]) for n in view["dark_alley"]["notes"] if n["card"] == name]
    if noted:
        text.append(f" {say('cards-so_far', tricks=listed(noted))}", QUIET)
    return Padding(text, INDENT)


def known_places(view: View) -> dict[str, str]:
    """DA-6: where the viewer knows Special cards to be."""
    places = {}
    for cards in view["dark_alley"]["special_decks"]:
        for number, name in enumerate(cards, 1):
            if name is not None:
                places[name] = say("cards-in_deck", number=number, count=len(cards))
    for seat, player in enumerate(view["players"]):
        for name in (*player.get("hand", ()), *player.get("known_cards", ())):
            places[name] = say("cards-in_hand", whose=whose(view, seat))
        for character, disk in player["characters"].items():
            if disk["card"]:
                under = words({"character": character})
                places[disk["card"]] = say("cards-under", whose=whose(view, seat), **under)
    return places
