"""Engines that are benchmarked side by side."""

from random import Random

import pytest

from trickerion import Options
from trickerion.lab.perf.peers import Trickerion, peers


def test_free_decisions_are_those_with_a_choice() -> None:
    ours = Trickerion("ours", Options(players=2))
    decisions, free = ours.play(ours.start(1), Random(1))
    assert 0 < free < decisions


@pytest.mark.skipif(not peers(), reason="no other game to measure beside is installed")
def test_peers_that_are_installed_play() -> None:
    for peer in peers():
        game = peer.midgame(1)
        assert peer.options(peer.clone(game))
        assert peer.play(game, Random(1), 3)[0] == 3
