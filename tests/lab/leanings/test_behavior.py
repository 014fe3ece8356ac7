"""Behavior: what a seat did is counted from the events of a recorded game."""

from pathlib import Path

import pytest

from trickerion import replay
from trickerion.lab.leanings.behavior import FIGURES, behavior

GAME = Path(__file__).parents[2] / "golden" / "quick_2p_00.txt"


def test_every_figure_of_every_seat_is_counted() -> None:
    text = GAME.read_text(encoding="utf-8")
    game, did = replay(text), behavior(text)
    assert len(did) == 2
    for seat, figures in enumerate(did):
        assert tuple(figures) == FIGURES
        assert figures["shards"] == game.players[seat].shards
        assert figures["coins"] == game.players[seat].coins
        assert figures["sundays"] + figures["thursdays"] <= figures["performances"]
        assert figures["level_2"] + figures["level_3"] <= figures["tricks"]


def test_posters_are_the_times_a_seat_advertised() -> None:
    text = GAME.read_text(encoding="utf-8")
    advertised = [text.count(f"\np{seat} advertise") for seat in (1, 2)]
    assert [figures["posters"] for figures in behavior(text)] == advertised


def test_an_illegal_line_is_named() -> None:
    text = GAME.read_text(encoding="utf-8").rstrip()
    with pytest.raises(ValueError, match="line"):
        behavior(f"{text}\np1 advertise\n")
