"""R2, R19: games of earlier versions go through an upgrade, and finished ones stay viewable.

`old/` holds databases written by earlier versions of the rules; see `old_databases`."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import time
from typing import Any

import pytest
from click.testing import CliRunner
from sqlalchemy import select

from tests.server.conftest import settings
from tests.server.old_databases import Rows, revision, rewrite, versions, written_by_rules
from tests.server.support import Data, Player, Running, play, running, until
from tests.server.test_told import table_with
from trickerion import Game, Options
from trickerion.cli import main
from trickerion.lab.simulation import lively_action
from trickerion.server import filming, replaying, schema
from trickerion.server.film import REEL, film, shot
from trickerion.server.filming import filmed
from trickerion.server.rules_check import digest_of
from trickerion.server.standing import Entry, first_position
from trickerion.server.store import Row, Store, sqlite_url
from trickerion.server.validate import report


def old_rows(version: int = 1) -> Rows:
    """As if the old server had been stopped just now: no clock has run out."""
    rows = written_by_rules(version)
    late = time() - max(entry["at"] for entry in rows["entries"])
    for entry in rows["entries"]:
        entry["at"] += late
    for table in rows["tables"]:
        seconds = table["seconds"] if table["deadline"] is not None else None
        table["deadline"] = time() + seconds if seconds else None
    return rows


def ids(rows: Rows, status: str) -> list[str]:
    return [table["id"] for table in rows["tables"] if table["status"] == status]


def stored(database: str, query: Any) -> list[Row]:
    async def read() -> list[Row]:
        store = Store(database, "test")
        try:
            return await store.rows(query)
        finally:
            await store.engine.dispose()

    return asyncio.run(read())


def tables(database: str) -> dict[str, Row]:
    return {row["id"]: row for row in stored(database, select(schema.tables))}


@contextmanager
def other_rules() -> Iterator[None]:
    """As if the rules had changed so that every game leads elsewhere."""

    with pytest.MonkeyPatch.context() as patch:
        for name in ("digest_of", "mark_of"):
            patch.setattr(replaying, name, lambda game: "elsewhere")
        yield


@pytest.mark.parametrize("version", versions())
def test_r2_r19_an_old_database_goes_through_the_upgrade(
    database: str, version: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(filming, "FIRST", 0.0)
    rows = old_rows(version)
    scores = {row["id"]: row["scores"] for row in rows["tables"]}
    asyncio.run(rewrite(database, revision(rows), rows))
    promised = {each.table: each.fate for each in report(database).verdicts}
    with running(settings(database)) as server:
        for id in ids(rows, "playing"):
            if promised[id] == "continues":
                check_goes_on(server, id, rows)
            else:
                check_is_kept(server, id, rows)
        until(lambda: all(tables(database)[id]["filmed"] for id in ids(rows, "over")))
        films = {id: watched(server, id) for id in ids(rows, "over")}
        for id, moments in films.items():
            assert moments[-1]["view"]["over"]
            fames = [player["fame"] for player in moments[-1]["view"]["players"]]
            assert fames == json.loads(scores[id])
        (waiting,) = ids(rows, "waiting")
        server.post(f"/api/tables/{waiting}/seats", {"name": "Ben"})
        assert Player(server, waiting, f"key-{waiting}-0").view["players"]
    with other_rules(), running(settings(database)) as server:
        for id, moments in films.items():
            assert watched(server, id) == moments
            assert server.http.get(f"/api/tables/{id}/record").text.count("\np") > 100
        for id in ids(rows, "playing"):
            check_is_kept(server, id, rows)
            assert tables(database)[id]["set_aside"]


def check_goes_on(server: Running, id: str, rows: Rows) -> None:
    """Everybody finds the whole log, and the game can be played on."""
    seats = [seat["seat"] for seat in rows["seats"] if seat["table_id"] == id]
    players = [Player(server, id, f"key-{id}-{seat}") for seat in seats]
    length = sum(entry["table_id"] == id for entry in rows["entries"])
    told = {str(step) for player in players for step in player.steps}
    assert len(told) >= length
    assert not players[0].view["over"]
    for number in range(3):
        until(lambda: act(players, Random(number)))  # noqa: B023
    for player in players:
        player.close()


def act(players: list[Player], chance: Random) -> bool:
    """Let somebody act who can; in one of the games a bot may be first."""
    able = [player for player in players if player.catch_up().update["options"]]
    if not able:
        return False
    one = chance.choice(able)
    return bool(one.act(chance.choice(one.update["options"]))["type"] == "ack")


def check_is_kept(server: Running, id: str, rows: Rows) -> None:
    refused = server.get(f"/api/tables/{id}", status=409)
    assert refused["code"] == "other_rules"
    key = {"Authorization": f"Bearer key-{id}-0"}
    assert "\np1 " in server.http.get(f"/api/tables/{id}/record", headers=key).text


def watched(server: Running, id: str) -> list[Data]:
    """A finished game from the set-up to the last move: for a spectator, now and then for seats."""
    first = server.get(f"/api/tables/{id}/moments/0")
    assert not first["view"]["over"]
    last = first["actions"]
    for seat in range(len(first["view"]["names"])):
        assert server.get(f"/api/tables/{id}/moments/{last}?seat={seat}")["view"]["seat"] == seat
    every = [*range(0, last, 7), last - 1, last]
    return [server.get(f"/api/tables/{id}/moments/{number}") for number in every]


# Films


def finished_game(options: Options, seed: int) -> Any:
    table, chance = table_with(options, seed), Random(seed)
    while not table.game.over:
        action = lively_action(table.game, chance)
        table.absorb(Entry(table.version + 1, action.seat, "act", str(action), None, 0.0, 0))
    table.row["version"] = table.version
    return table


@pytest.mark.parametrize("players", [2, 4])
def test_a_film_shows_every_moment_as_everybody_saw_it(players: int) -> None:
    table = finished_game(Options(players=players, dark_alley=True, prophecies=True), players)
    reels = film(table)
    assert sum(map(len, reels)) < 50_000 * players
    game = first_position(table.row, table.seats)
    events: Any = []
    for number, action in enumerate([*table.game.history, None]):
        found = shot(reels[number // REEL], number)
        for viewer, seat in enumerate([*range(players), None]):
            assert found.view(viewer) == json.loads(json.dumps(game.view(seat)))
            told = [seen for event in events if (seen := event.seen_by(seat)) is not None]
            assert found.events[viewer] == json.loads(json.dumps(told))
        events = game.apply(action) if action is not None else []


def test_a_game_that_leads_elsewhere_is_not_filmed() -> None:
    table = finished_game(Options(players=2, beginner=True), 1)
    table.row["digest"] = digest_of(Game.new(Options(players=2), 1))
    log = [json.loads(json.dumps(vars_of(logged.entry))) for logged in table.log]
    answer = filmed({"row": table.row, "seats": table.seats, "log": log})
    assert "another position" in answer["reason"]
    assert "reels" not in answer


def vars_of(entry: Entry) -> Data:
    return {field: getattr(entry, field) for field in entry.__struct_fields__}


def test_a_game_is_filmed_when_it_ends(server: Running, database: str) -> None:
    id, players = server.table(people=2, options={"beginner": True})
    play(players, Random(1))
    last = server.get(f"/api/tables/{id}/moments/1")
    until(lambda: tables(database)[id]["filmed"] == last["actions"])
    assert server.get(f"/api/tables/{id}/moments/1") == last
    assert server.get(f"/api/tables/{id}/moments/{last['actions'] + 1}", status=404)
    assert server.get(f"/api/tables/{id}/moments/1?seat=2", status=404)


# trickerion validate


def validate(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(main, ["validate", *arguments])
    return result.exit_code, result.output


def test_validate_tells_before_an_upgrade_and_changes_nothing(database: str) -> None:
    asyncio.run(rewrite(database, "0004", old_rows()))
    written = database.replace("sqlite+aiosqlite:///", "").replace("+asyncpg", "")
    code, output = validate(written)
    assert code == 0
    assert "11  running, will be continued" in output
    with other_rules():
        code, output = validate(written, "--json")
    found = json.loads(output[output.index("{") :])
    assert code == 1
    assert (found["waiting"], found["set_aside"], found["record_only"]) == (1, 11, 6)
    (game,) = [game for game in found["games"] if game["table"] == "runs-3-dark"]
    assert "another position" in game["reason"]
    assert validate(written)[0] == 0


def test_validate_counts_filmed_games_as_viewable(database: str) -> None:
    rows = old_rows()
    rows["tables"] = [dict(table, filmed=100) for table in rows["tables"]]
    asyncio.run(rewrite(database, "head", rows))
    with other_rules():
        assert {
            each.fate for each in report(database).verdicts if each.table.startswith("over")
        } == {"viewable"}


@pytest.mark.parametrize(
    ("content", "says"),
    [(None, "There is no file"), (b"Not a database at all." * 50, "can't be read")],
)
def test_validate_says_what_is_wrong_with_a_database(
    tmp_path: Path, content: bytes | None, says: str
) -> None:
    file = tmp_path / "x.db"
    if content is not None:
        file.write_bytes(content)
    code, output = validate(str(file))
    assert code == 1
    assert says in output
    assert file.exists() == (content is not None)


def test_validate_cannot_write(tmp_path: Path) -> None:
    asyncio.run(rewrite(sqlite_url(tmp_path / "a.db"), "0004", old_rows()))
    before = (tmp_path / "a.db").read_bytes()
    assert validate(str(tmp_path / "a.db"))[0] == 0
    assert (tmp_path / "a.db").read_bytes() == before
