"""The Dark Alley on the drawn board."""

from tests.terminal.drawing import table_of
from trickerion import Game


def test_the_board_shows_the_dark_alley(busy: Game) -> None:
    text = "\n".join(table_of(busy))
    for wanted in (
        "── Turn 2 of 7 · Performance",
        "Dark Alley  1 (+2) ■ Magician  2 (+1) closed",
        "decks     Theater 9  Workshop 8  Market Row 9  Downtown 10",
        "in effect Arranged Fiasco of ▲ Player 1, Business Share of ■ Player 2",
        "Prophecies  Active Bright Saturday: Saturday has the yield modifier +1 Fame, +1 Coin.",
        "left   Weary Troupe: Every Character has 1 base AP.",
        "Sat 0 AP yields +1",
        "M. Pantheon 1",
        "▲♠²O",
        "+ ■♠",
        "Supercharge used",
        "Trick Steal",
        "5 permanent + 1 Special",
        "Magician: Friday stage with Arranged Fiasco",
        "Manager: Market Row 4 with Business Share",
        "Special    Invention (Workshop: Prepare): You receive 1 Fame for each Advanced and",
        "at the end: 2 per marker on your trick cards",
    ):
        assert wanted in text
    assert "Freelancer" not in text


def test_a_card_that_everybody_knows_is_named_in_its_deck_or_hand(busy: Game) -> None:
    data = busy.to_dict()
    data["dark_alley"]["known"] |= {"freelancer": "everybody", "test_run": "everybody"}  # type: ignore[index]
    text = "\n".join(table_of(Game.from_dict(data)))
    assert "Workshop 8 (Test Run)" in text
    assert "known      Freelancer" in text
