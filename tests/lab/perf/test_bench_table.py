"""The rows of `trickerion bench --peers`."""

import pytest

from trickerion import Options
from trickerion.lab.perf import bench_table
from trickerion.lab.perf.peers import GameEngine, Trickerion


def test_peers_are_measured_like_our_own_game(monkeypatch: pytest.MonkeyPatch) -> None:
    other: GameEngine = Trickerion("another", Options(players=3))
    monkeypatch.setattr(bench_table, "peers", lambda: [other])
    ours, theirs = bench_table.peer_rows(0.05, Options(players=2))
    assert ours["decisions_per_second_of_ours"] == "100%"
    assert theirs["game"] == "another"
    assert set(ours) == set(theirs) >= {"clone_us", "options_us", "playouts_per_second"}
