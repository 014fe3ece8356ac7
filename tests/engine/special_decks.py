"""The Special decks of written positions, and what a seat sees of them."""

from typing import Any

from tests.support import do, player, position, seat
from trickerion import Game
from trickerion.catalog import SPECIAL_ASSIGNMENTS
from trickerion.engine.core.names import FIELDS

DECKS = FIELDS["deck"].names
CARDS = {deck: [c.id for c in SPECIAL_ASSIGNMENTS if c.location == deck] for deck in DECKS}
"""In a written position a deck holds its cards in this order, the top one first."""
FIRST, SECOND, THIRD, FOURTH = CARDS["theater"][:4]


def alley(character: str = "magician", *, rivals_hand: tuple[str, ...] = (), **table: Any) -> Game:
    """p1's Character is in the Dark Alley, on the +0 slot; p2 has a Magician to place there."""
    game = position(
        seat(assigned={character: "dark_alley"}, magician="electra"),
        seat(assigned={"magician": "dark_alley"}, magician="gentleman", hand=rivals_hand),
        dark_alley=True,
        **table,
    )
    do(game, f"p1 place {character} dark_alley.4")
    return game


def deck(game: Game, name: str = "theater") -> list[str]:
    """A Special deck from the top."""
    written: Any = game.to_dict()
    cards: list[str] = written["dark_alley"]["special_decks"][DECKS.index(name)]
    return cards


def special(game: Game, number: int = 0) -> list[str]:
    """The Special cards in a hand."""
    return [card for card in player(game, number)["hand"] if card not in FIELDS["card"].names[:5]]


def seen(game: Game, viewer: int | None) -> Any:
    """What a seat (None: a spectator) is shown."""
    return game.view(viewer)


def seen_deck(game: Game, viewer: int | None, name: str = "theater") -> list[str | None]:
    found: list[str | None] = seen(game, viewer)["dark_alley"]["special_decks"][DECKS.index(name)]
    return found


def five_ap(**table: Any) -> Game:
    """p1's Magician has 5 AP in the Dark Alley."""
    game = position(
        seat(assigned={"magician": "dark_alley"}, magician="electra"),
        seat(magician="gentleman", hand=table.pop("rivals_hand", ())),
        seat(),
        seat(),
        dark_alley=True,
        **table,
    )
    do(game, "p1 place magician dark_alley.1")
    return game
