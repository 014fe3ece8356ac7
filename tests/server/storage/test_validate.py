"""trickerion validate: what will become of the games of a database."""

import asyncio
import json
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from tests.server.old_databases import old_rows, other_rules, rewrite
from trickerion.cli import main
from trickerion.engine.core.chance import RULES_VERSION
from trickerion.server.storage.store import sqlite_url
from trickerion.server.storage.validate import GameFate, Report, read_only, report


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


def test_validate_counts_archived_games_as_viewable(database: str) -> None:
    rows = old_rows()
    rows["tables"] = [dict(table, archived=100) for table in rows["tables"]]
    asyncio.run(rewrite(database, "head", rows))
    with other_rules():
        assert {each.fate for each in report(database).games if each.table.startswith("over")} == {
            "viewable"
        }


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


def test_a_report_counts_the_games_and_names_those_that_are_lost() -> None:
    games = [
        GameFate("a", "Friday", 1, "continues"),
        GameFate("b", "Sunday", 1, "set_aside", "other rules", "entry 3"),
        GameFate("c", "", 1, "viewable"),
        GameFate("d", "", 1, "record_only", "too short", "entry 9"),
    ]
    found = Report(games)
    assert [game.table for game in found.lost] == ["b", "d"]
    assert found.as_text().splitlines() == [
        f"4 games, checked with version {RULES_VERSION} of the rules:",
        "      0  waiting for players",
        "      1  running, will be continued",
        "      1  finished, can be viewed",
        "      1  running, would be set aside",
        "      1  finished, only the record can be downloaded",
        "",
        "b 'Sunday': running, would be set aside",
        "    other rules",
        "    entry 3",
        "",
        "d '': finished, only the record can be downloaded",
        "    too short",
        "    entry 9",
    ]
    assert found.as_data()["games"][1]["reason"] == "other rules"


def test_progress_is_shown_game_by_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(rewrite(sqlite_url(tmp_path / "a.db"), "0004", old_rows()))
    shown: list[tuple[int, int]] = []

    class Bar:
        length = 0

        def __enter__(self) -> "Bar":
            return self

        def __exit__(self, *error: object) -> None: ...

        def update(self, steps: int) -> None:
            shown.append((steps, self.length))

    monkeypatch.setattr(click, "progressbar", lambda **more: Bar())
    games = report(str(tmp_path / "a.db")).games
    assert shown == [(1, len(games))] * len(games)
    assert len(games) == len(old_rows()["tables"])


def test_postgresql_is_read_in_read_only_transactions() -> None:
    engine = read_only("postgresql+asyncpg://here/games")
    assert engine.sync_engine.get_execution_options()["postgresql_readonly"] is True
