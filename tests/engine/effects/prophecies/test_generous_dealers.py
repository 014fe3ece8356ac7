"""The prophecy Generous Dealers."""

from tests.engine.effects.under_prophecy import foretold
from tests.support import do, offers, refused, seat
from trickerion import Game


def alley(prophecy: str | None, character: str, slot: str = "dark_alley.4") -> Game:
    """p1 has placed a Character at the Dark Alley; the Special decks are full."""
    seats = seat(assigned={character: "dark_alley"}, shards=0), seat()
    game = foretold(prophecy, *seats)
    do(game, f"p1 place {character} {slot}")
    return game


def test_generous_dealers_sell_further_cards_for_one_ap() -> None:
    """DA-2: an Engineer with 2 AP draws twice, without the First Card."""
    game = alley("generous_dealers", "engineer")
    for deck in ("theater", "workshop"):
        do(game, f"p1 draw_further {deck}")
        do(game, f"p1 keep {offers(game, 0, 'keep')[0]}")
    assert game.phase == "advertise"
    assert len([card for card in game.players[0].hand if card >= 5]) == 2


def test_generous_dealers_must_be_active() -> None:
    """DA-2: without it 2 AP."""
    game = alley(None, "apprentice_1")
    assert refused(game, "p1 draw_further theater") == "DA-2: needs 2 AP, 1 left"


def test_generous_dealers_leave_the_first_card_as_it_is() -> None:
    """DA-1: 1 AP, once per placement; the rest goes into Further Cards."""
    game = alley("generous_dealers", "engineer")
    do(game, "p1 draw_first theater")
    do(game, f"p1 keep {offers(game, 0, 'keep')[0]}")
    assert refused(game, "p1 draw_first theater") == "DA-1: once per placement"
    assert refused(game, "p1 draw_further theater") is None


def test_generous_dealers_woven_in_change_costs_at_once() -> None:
    """PRO-7: with the AP left after the weaving two further cards instead of one."""
    game = foretold(
        "dull_friday",
        seat(magician="priestess_of_mysticism", assigned={"magician": "dark_alley"}),
        seat(magician="gentleman"),
        pending=["encore", "generous_dealers", "level_week"],
    )
    do(game, "p1 place magician dark_alley.4", "p1 weave_fate middle", "p1 draw_further theater")
    do(game, f"p1 keep {offers(game, 0, 'keep')[0]}")
    assert refused(game, "p1 draw_further theater") is None
