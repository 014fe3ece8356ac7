"""What the tests of the four crazes share: a Character backstage with a trick to set up."""

from typing import Any

from tests.engine.effects.under_prophecy import foretold
from tests.support import changes, do, seat, show
from trickerion import Event, Game

TRICKS = {
    "barricaded_barrels": "mechanical",
    "linking_rings": "escape",
    "enchanted_butterflies": "spiritual",
    "mind_reading": "optical",
}
"""A trick of each category, and which category then points up on slot 00 of a Riverside card."""


def stage(prophecy: str | None, trick: str, card: str = "theater", **more: Any) -> Game:
    """p1 with a trick and two markers has placed an Engineer on Thursday (3 AP)."""
    one = seat(tricks={trick: 2}, assigned={"engineer": card}, **more)
    cards = [show("riverside_1"), show("riverside_2")]
    game = foretold(prophecy, one, seat(assigned={"magician": "theater"}), theater=cards)
    do(game, "p1 place engineer thursday.1")
    return game


def set_up(game: Game, trick: str, card: str = "riverside_1", verb: str = "set_up") -> list[Event]:
    return do(game, f"p1 {verb} {trick}", f"p1 spot {card}.00 {TRICKS[trick]}")


def crazed(craze: str) -> dict[str, list[tuple[int, str]]]:
    """For which tricks setting up pays Fame, one of each category."""
    paid = {trick: changes(set_up(stage(craze, trick), trick), 0, "fame") for trick in TRICKS}
    return {trick: fame for trick, fame in paid.items() if fame}
