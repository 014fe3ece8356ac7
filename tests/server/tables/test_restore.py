"""A stored game is replayed from its log; one that leads elsewhere is set aside, not lost."""

import sqlite3
from contextlib import closing, nullcontext
from pathlib import Path
from random import Random
from time import time

import pytest
from msgspec.structs import replace

from tests.server.conftest import settings
from tests.server.memory_tables import table_with
from tests.server.support import PATIENCE, Player, play, running, until
from tests.server.tables.tampered_games import DIGEST, ILLEGAL, MARK, SHORT, answer_to, tampered
from trickerion import Game, Options
from trickerion.engine.core.chance import RULES_VERSION
from trickerion.server.storage.rows import TableRow
from trickerion.server.storage.store import sqlite_url
from trickerion.server.tables import game_state
from trickerion.server.tables.compatibility import digest_of, mark_of
from trickerion.server.tables.entry import Entry
from trickerion.server.tables.game_state import first_position
from trickerion.server.tables.restore import SetAside, replayed


@pytest.mark.parametrize("change", [DIGEST, MARK, ILLEGAL, SHORT])
def test_a_game_that_leads_elsewhere_is_set_aside(tmp_path: Path, change: str) -> None:
    id, token, other = tampered(tmp_path, change, 12)
    with running(settings(sqlite_url(tmp_path / "a.db"))) as server:
        for _ in range(2):
            refused = server.get(f"/api/tables/{id}", status=409)
            assert refused["code"] == "other_rules"
            assert "can't be continued on this server" in refused["detail"]
        assert answer_to(server, id, token) == "other_rules"
        assert server.get(f"/api/tables/{other}")["status"] == "playing"
        path = f"/api/tables/{id}/record"
        assert server.get(path, status=403)["code"] == "running"
        text = server.http.get(path, headers={"Authorization": f"Bearer {token}"}).text
        assert "\np1 " in text
        assert "seed" not in text
        assert all(line.endswith("?") for line in text.splitlines() if line.startswith("p2"))


def test_a_digest_of_another_format_gives_way_to_the_mark() -> None:
    """A new format alone sets no game aside; another or an unknown rules version does."""
    table = table_with(Options(players=2), 1)
    digest, mark = digest_of(table.game), mark_of(table.game)
    log = [Entry(1, 0, "say", "hello", None, 0.0, 0)]
    for stored, marked, rules, goes_on in (
        (digest, mark, RULES_VERSION, True),
        (digest[:-1], mark, RULES_VERSION, False),
        ("1:another format", mark, RULES_VERSION, True),
        ("1:another format", "?", RULES_VERSION, False),
        (None, mark, RULES_VERSION, True),
        (None, None, RULES_VERSION, True),
        (digest, mark, 1, False),
        (None, mark, 1, True),
        (digest, mark, RULES_VERSION + 1, False),
        (None, None, RULES_VERSION + 1, False),
    ):
        row = replace(table.row, version=1, digest=stored, mark=marked, rules=rules)
        with nullcontext() if goes_on else pytest.raises(SetAside):
            replayed(table.store, row, table.seats, log, time)


def test_a_log_that_is_illegal_or_too_short_is_set_aside_with_the_reason() -> None:
    """It names the first entry that is not possible, and nothing of the game itself."""
    table = table_with(Options(players=2), 1)
    log = [Entry(1, 0, "say", "hello", None, 0.0, 0), Entry(2, 0, "act", "p1 ready", None, 0.0, 0)]
    with pytest.raises(SetAside) as illegal:
        replayed(table.store, replace(table.row, version=2), table.seats, log, time)
    assert "entry 2 isn't possible under version" in illegal.value.reason
    assert "entry 2: " in illegal.value.detail
    assert "ready" not in illegal.value.reason
    with pytest.raises(SetAside, match="part of its log is missing"):
        replayed(table.store, replace(table.row, version=2), table.seats, log[:1], time)
    assert replayed(table.store, replace(table.row, version=0), table.seats, log[:1], time)
    with pytest.raises(SetAside, match="its start isn't possible"):
        replayed(table.store, replace(table.row, options="{}"), table.seats, [], time)


def test_a_change_of_the_rules_is_noticed_whatever_it_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every log still leads somewhere, by legal actions, but not to the position it led to."""
    database = sqlite_url(tmp_path / "a.db")
    with running(settings(database)) as server:
        games = [server.table(people=2, options={"beginner": True}) for _ in range(3)]
        for number, (_, players) in enumerate(games):
            play(players, Random(number), actions=10 * number + 1)
    monkeypatch.setattr(game_state, "first_position", _with_another_deck)
    with running(settings(database)) as server:
        for id, players in games:
            detail = server.get(f"/api/tables/{id}", status=409)["detail"]
            assert "its log now leads to another position" in detail
            assert answer_to(server, id, players[0].token or "") == "other_rules"


def _with_another_deck(row: TableRow, names: list[str]) -> Game:
    game = first_position(row, names)
    game.performance_deck.reverse()
    return game


def test_a_game_set_aside_is_taken_up_by_a_server_that_can_continue_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And meanwhile neither its clock nor its bots keep a server busy."""
    database = sqlite_url(tmp_path / "a.db")
    with running(settings(database)) as server:
        new = {"options": {"beginner": True}, "clock": "move", "seconds": 1000}
        id, players = server.table(people=2, **new)
        play(players, Random(1), actions=5)
        token, view = players[0].token, players[0].catch_up().view
    with closing(sqlite3.connect(tmp_path / "a.db", timeout=PATIENCE)) as connection:
        with monkeypatch.context() as other_rules:
            other_rules.setattr(game_state, "first_position", _with_another_deck)
            with running(settings(database)) as server:
                server.get(f"/api/tables/{id}", status=409)
        listed = "SELECT deadline, bot_asked, set_aside FROM tables"
        assert connection.execute(listed).fetchone()[:2] == (None, 0)
        with running(settings(database)) as server:
            until(lambda: connection.execute(listed).fetchone()[2] is None)
            assert connection.execute(listed).fetchone()[0] is not None
            assert Player(server, id, token).view == view
