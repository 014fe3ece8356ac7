"""A visit Downtown with a Special card: written positions and what came of them."""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.engine.effects.under_prophecy import foretold
from tests.support import Data, do, player, seat
from trickerion import Event, Game

BONUS = ("p1 use_card bonus", "p1 with_card")
MORE_AP = ("p1 use_card ap",)
OPEN = ("p1 use_card bonus",)


def visiting(
    card: str,
    *,
    use: Sequence[str] = BONUS,
    slot: str = "downtown.4",
    prophecy: str | None = None,
    others: Mapping[str, str] | None = None,
    opponent: Data | None = None,
    more: Mapping[str, Any] | None = None,
    **mine: Any,
) -> Game:
    """p1's Magician (3 AP on slot 4, 5 on slot 1) is Downtown with a Special card; an Apprentice is
    to be placed after him, unless `others` says who is. `more` goes to the position."""
    assigned = {"magician": card, **({"apprentice_1": "workshop"} if others is None else others)}
    mine = {"tricks": {"linking_rings": 0}, **mine}
    game = foretold(
        prophecy,
        seat(assigned=assigned, **mine),
        seat() if opponent is None else opponent,
        **(more or {}),
    )
    do(game, f"p1 place magician {slot}", *use)
    return game


def ap_left(game: Game) -> object:
    """The AP of the Character at work; None if nobody is."""
    stack: Any = game.to_dict()["stack"]
    return stack[-1].get("ap")


def asked(game: Game) -> object:
    """The name of the question on the table."""
    stack: Any = game.to_dict()["stack"]
    return stack[-1]["frame"]


def die(game: Game, name: str) -> Any:
    dice: Any = game.to_dict()["dice"]
    return dice[name]


def where(game: Game, character: str, number: int = 0) -> Any:
    """Where a Character is; None in the supply."""
    return player(game, number)["characters"].get(character, {"where": None})["where"]


def joined(events: Sequence[Event]) -> list[object]:
    return [e.fields["character"] for e in events if e.kind == "character_joined"]


BANK = {"dice": {"bank_a": "5", "bank_b": "3"}}


def banking(card: str, **more: Any) -> Game:
    """p1's Magician is at the Bank, where the dice show 5 and 3."""
    return visiting(card, more={**BANK, **more.pop("table", {})}, **more)


INN = {"dice": {"inn_a": "manager", "inn_b": "apprentice"}}


def hired(card: str, die: str, **more: Any) -> Game:
    """p1's Magician has hired the Character of an Inn die with a card."""
    game = visiting(card, more=INN, **more)
    do(game, f"p1 hire {die}")
    return game


RESIDENCE = {"residence_a": "optical"}
PARTS = {"fabric": 2, "metal": 2}  # for Enchanted Butterflies and Linking Rings


def learning(card: str, **more: Any) -> Game:
    """p1 (favorite category: mechanical) may learn optical and mechanical tricks."""
    table = {"dice": more.pop("dice", RESIDENCE), "theater": more.pop("theater", [])}
    return visiting(card, more=table, **more)


def tricks(game: Game) -> Any:
    """p1's tricks with their markers, by symbol."""
    written = player(game, 0)["tricks"].items()
    return {symbol: (entry["trick"], entry["markers"]) for symbol, entry in written}
