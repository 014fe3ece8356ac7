"""Digests of stored positions, and the records of games whose rules are not installed."""

from pathlib import Path
from random import Random
from zlib import crc32

import pytest

from tests.server.conftest import settings
from tests.server.memory_tables import table_with
from tests.server.support import running
from tests.server.tables.tampered_games import DIGEST, tampered
from trickerion import Game, Options, replay
from trickerion.lab.play.simulation import lively_action
from trickerion.server.storage.store import sqlite_url
from trickerion.server.tables.compatibility import digest_of, kept_record, mark_of
from trickerion.server.tables.entry import PLANNING, Entry


def test_the_record_of_a_finished_one_is_whole(tmp_path: Path) -> None:
    id, _, _ = tampered(tmp_path, DIGEST.replace(", rules = 0", ""), None)
    with running(settings(sqlite_url(tmp_path / "a.db"))) as server:
        assert server.get(f"/api/tables/{id}", status=409)["code"] == "other_rules"
        assert replay(server.http.get(f"/api/tables/{id}/record").text).over


@pytest.mark.parametrize("actions", [3, None], ids=["running", "over"])
def test_its_record_says_that_it_did_not_begin_at_set_up(
    tmp_path: Path, actions: int | None
) -> None:
    begun = Game.new(Options(beginner=True, quick=True), 5)
    chance = Random(5)
    while len(begun.history) < 40:
        begun.play(lively_action(begun, chance))
    id, token, _ = tampered(tmp_path, DIGEST, actions, record=begun.record())
    with running(settings(sqlite_url(tmp_path / "a.db"))) as server:
        server.get(f"/api/tables/{id}", status=409)
        key = {"Authorization": f"Bearer {token}"}
        text = server.http.get(f"/api/tables/{id}/record", headers=key).text
        assert "# origin: record, this game did not start from the setup" in text.splitlines()


def test_a_digest_tells_positions_apart_that_a_mark_does_not() -> None:
    game = Game.new(Options(players=2), 1)
    other = game.clone()
    other.performance_deck.reverse()
    assert mark_of(game) == mark_of(other)
    assert digest_of(game) != digest_of(other)
    assert digest_of(game) == digest_of(Game.from_dict(game.to_dict()))


def test_marks_stay_as_they_are_stored() -> None:
    """They were first made from what Python prints."""
    game, chance = Game.new(Options(players=3, dark_alley=True), 1), Random(1)
    while not game.over:
        game.play(lively_action(game, chance))
        players = [
            (p.fame, p.coins, p.shards, p.tricks, p.markers, p.pieces, p.where, p.hand)
            for p in game.players
        ]
        rest = (game.turn, game.draws, game.reveals, game.initiative, game.dice, len(game.stack))
        assert mark_of(game) == f"{crc32(repr((rest, players)).encode()):08x}"


def test_the_record_of_a_running_one_tells_a_player_what_they_know() -> None:
    """Their own actions, what the others did but not with what, and nothing of others' plans."""
    table, chance = table_with(Options(players=2, beginner=True), 3), Random(3)
    while len(table.game.history) < 40:
        action = lively_action(table.game, chance)
        table.absorb(Entry(table.version + 1, action.seat, "act", str(action), None, 0.0, 0))
    log = [logged.entry for logged in table.log]
    for seat in (0, 1):
        lines = kept_record(table.row, table.seats, log, seat).splitlines()
        known = [line for line in lines if line and not line.startswith("#")]
        assert known == [
            str(action) if action.seat == seat else f"p{action.seat + 1} {action.kind} ?"
            for action in table.game.history
            if action.seat == seat or action.kind not in PLANNING
        ]
        assert not any("seed" in line for line in lines)
