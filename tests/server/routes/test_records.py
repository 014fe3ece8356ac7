"""Replays of finished games, and the notes of players of running ones."""

import asyncio
import gzip
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from tests.server.memory_tables import absorb, table_with
from tests.server.support import Player, Running, bearer, play, until
from trickerion import Options, replay
from trickerion.cli import main
from trickerion.lab.play.simulation import lively_action, random_game
from trickerion.server.protocol.bodies import Replay, ReplayHead
from trickerion.server.routes import records
from trickerion.server.tables.archive import archive_chunks, read_chunk
from trickerion.server.tables.entry import PLANNING
from trickerion.server.tables.table import GameTable


def played(options: Options, actions: int | None = None) -> GameTable:
    """A table after some actions, or at the end."""
    table, chance = table_with(options, 3), Random(3)
    while not table.game.over and (actions is None or len(table.game.history) < actions):
        absorb(table, lively_action(table.game, chance))
    return table


async def pieces(parts: Any, viewer: int) -> bytes:
    head = ReplayHead(7, "record", True)
    return b"".join([piece async for piece in records.replay_json(head, parts, viewer)])


def test_a_game_is_replayed_to_the_same_effect_before_it_is_archived() -> None:
    table = played(Options(players=2, beginner=True, quick=True))

    async def archived() -> Any:
        for chunk in archive_chunks(table):
            yield read_chunk(chunk)

    for viewer in range(3):
        fresh = asyncio.run(pieces(records._replayed(table), viewer))
        assert fresh == asyncio.run(pieces(archived(), viewer))
        found = msgspec.json.decode(fresh, type=Replay)
        assert (found.actions, found.origin, found.practice) == (7, "record", True)
        assert len(found.moments) == len(table.game.history) + 1


def test_a_replay_is_one_compressed_answer(server: Running) -> None:
    """From the archive no action is applied at all; the answer is a fraction of its JSON."""
    id, players = server.table(people=2, options={"beginner": True, "quick": True})
    play(players, Random(1))
    path = f"/api/tables/{id}/moments"
    first = server.get(path)
    until(lambda: server.http.get(path).status_code == 200)
    with server.http.stream("GET", path) as answer:
        packed = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert len(packed) < len(gzip.decompress(packed)) / 10
    plain = server.http.get(path, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == first == msgspec.json.decode(gzip.decompress(packed))
    assert len(first["moments"]) == first["actions"] + 1


@pytest.mark.parametrize("seat", [0, 1])
def test_the_notes_of_a_player_hold_their_own_actions_and_what_is_open_of_the_others(
    seat: int,
) -> None:
    table = played(Options(players=2, dark_alley=True), 120)
    comments, _, actions = records.notes_of(table, seat).partition("\n\n")
    assert all(line.startswith("# ") for line in comments.splitlines())
    assert f"a running game as p{seat + 1} knows it" in comments
    assert f"# commitment: {table.commitment}" in comments
    assert "seed" not in comments
    lines, expected = actions.splitlines(), []
    for action, logged in zip(table.game.history, table.log, strict=True):
        who, kind = str(action).split(" ", 2)[:2]
        if action.seat == seat:
            expected.append(str(action))
        elif kind not in PLANNING and logged.seen[seat]:
            shown = [event.seen_by(seat) for event in logged.events]
            is_open = shown == [event.to_dict() for event in logged.events]
            expected.append(str(action) if is_open else f"{who} {kind} ?")
    assert lines == expected
    assert any(line.endswith("?") for line in lines)
    others = [line for line in lines if not line.startswith(f"p{seat + 1} ")]
    assert any(not line.endswith("?") for line in others)
    assert not {line.split(" ")[1] for line in others}.intersection(PLANNING)


@pytest.fixture
def finished(sqlite_server: Running) -> tuple[Running, str, list[Player]]:
    id, players = sqlite_server.table(people=2, options={"beginner": True})
    play(players, Random(9))
    return sqlite_server, id, [player.catch_up() for player in players]


def test_the_record_of_a_finished_game_proves_its_dice(
    finished: tuple[Running, str, list[Player]], tmp_path: Path
) -> None:
    server, id, players = finished
    text = server.http.get(f"/api/tables/{id}/record").text
    assert replay(text).scores == [p["fame"] for p in players[0].view["players"]]
    assert f"# commitment: {players[0].table['commitment']}" in text
    file = tmp_path / "game.txt"
    file.write_text(text, encoding="utf-8")
    assert "The dice are fair" in CliRunner().invoke(main, ["verify", str(file)]).output
    file.write_text(text.replace("seed: ", "seed: 1"), encoding="utf-8")
    forged = CliRunner().invoke(main, ["verify", str(file)])
    assert forged.exit_code == 1
    assert "not the one the server committed to" in forged.output
    file.write_text(random_game(Options(), 1).record(), encoding="utf-8")
    assert "needs one seed" in CliRunner().invoke(main, ["verify", str(file)]).output


def test_a_finished_game_is_replayed_by_link(finished: tuple[Running, str, list[Player]]) -> None:
    server, id, players = finished
    last = len(replay(server.http.get(f"/api/tables/{id}/record").text).history)
    shown = server.get(f"/api/tables/{id}/moments")
    assert (shown["actions"], len(shown["moments"])) == (last, last + 1)
    assert shown["moments"][-1]["view"]["winner"] == players[0].view["winner"]
    start = server.get(f"/api/tables/{id}/moments?seat=1")["moments"][0]
    assert (start["view"]["seat"], start["events"]) == (1, [])
    for seat in (2, -1):
        found = server.get(f"/api/tables/{id}/moments?seat={seat}", status=404)
        assert (found["code"], found["detail"]) == ("not_found", "The game has 2 seats.")
    download = server.http.get(f"/api/tables/{id}/record").headers["content-disposition"]
    assert download == f'attachment; filename="trickerion-{id}.txt"'
    assert players[0].ask("act", action="ready")["code"] == "over"


def test_the_record_of_a_running_game_tells_its_players_no_secrets(server: Running) -> None:
    id, players = server.table(people=2, options={"beginner": True})
    play(players, Random(3), actions=40)
    path = f"/api/tables/{id}/record"
    assert server.get(path, status=403)["code"] == "running"
    text = server.http.get(path, headers=bearer(players[0].token or "")).text
    assert "p1 assign" in text
    assert "p2 assign" not in text
    assert "seed" not in text
    assert server.get(f"/api/tables/{id}/moments", status=403)["code"] == "running"
