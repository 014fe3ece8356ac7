"""The ladder: every pair plays, it can be resumed, and its table finds its place in a page."""

import json
from collections import Counter
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from trickerion import Options
from trickerion.bots import LEVELS
from trickerion.cli import main
from trickerion.lab.arena import play_games
from trickerion.lab.ladder import EVERY_MODE, Ladder, Standings, make_ladder, mode_name, standings
from trickerion.lab.ladder_page import ladder_tables, markdown, write_page

BOTS = ("random", "apprentice", "specialist")
FAST = ("--nodes", "1", "--quick", "--beginner")


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["ladder", *arguments])


def told(result: Result) -> Standings:
    """The standings without what a clock says."""
    assert result.exit_code == 0, result.output
    reached: Standings = json.loads(result.stdout)
    for standing in reached["bots"].values():
        standing["milliseconds"] = 0.0
    return reached


def three_players() -> Ladder:
    return make_ladder(
        BOTS, [Options(players=3, quick=True, beginner=True)], seed=5, nodes=1, seconds=0.0
    )


# Who plays whom


def test_two_players_meet_in_both_seats() -> None:
    ladder = make_ladder(BOTS, [Options(players=2)], seed=5, nodes=1, seconds=0.0)
    seatings = [tuple(ladder.heading(number)["seating"]) for number in range(6)]
    assert seatings[:3] == [("random", "apprentice"), ("random", "specialist"), BOTS[1:]]
    assert seatings[3:] == [tuple(reversed(seating)) for seating in seatings[:3]]
    assert [ladder.heading(number)["seed"] for number in range(6)] == [5, 5, 5, 6, 6, 6]


def test_one_bot_against_copies_of_another_both_ways_round() -> None:
    seatings = Counter(tuple(sorted(three_players().heading(n)["seating"])) for n in range(18))
    assert len(seatings) == 6
    assert set(seatings.values()) == {3}
    assert seatings["apprentice", "random", "random"] == 3
    assert seatings["apprentice", "apprentice", "random"] == 3


def test_every_mode_is_played() -> None:
    ladder = make_ladder(BOTS[:2], EVERY_MODE, seed=1, nodes=1, seconds=0.0)
    names = {mode_name(contest.options) for contest in ladder.contests}
    assert len(names) == 18
    assert {"base, 2 players", "base, quick, 4 players", "base, beginner, 3 players"} < names
    assert "Dark Alley, prophecies, quick, 3 players" in names
    assert len(ladder.contests) == 6 * (1 + 2 + 2)


# The command


def test_the_levels_are_in_order() -> None:
    reached = told(run("--nodes", "5", "--games", "2", "--json", *FAST[2:]))
    assert list(reached["bots"])[-1] == "random"
    assert set(reached["bots"]) == set(LEVELS)
    pairs = len(LEVELS) * (len(LEVELS) - 1) // 2
    assert reached["games"] == 2 * pairs
    assert reached["bots"]["random"]["games"] == 2 * (len(LEVELS) - 1)
    assert reached["bots"]["apprentice"]["rating"] == 1000
    (mode,) = reached["modes"].values()
    assert len(mode["pairings"]) == 2 * pairs
    for pairing in mode["pairings"]:
        assert pairing["games"] == 2
        assert pairing["interval"][0] <= pairing["win_rate"] <= pairing["interval"][1]


def test_a_ladder_is_resumed_with_more_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trickerion.lab.command.today", lambda: "2026-01-01")
    out = ("--bots", "random,apprentice", "--out", str(tmp_path / "games.jsonl"), "--json", *FAST)
    whole = told(run(*out[:2], *out[4:], "--games", "4"))
    told(run(*out, "--games", "2"))
    lines = (tmp_path / "games.jsonl").read_bytes().splitlines()
    assert len(lines) == 2
    assert told(run(*out, "--games", "4")) == whole
    assert (tmp_path / "games.jsonl").read_bytes().splitlines()[:2] == lines


def test_a_file_of_another_ladder_is_refused(tmp_path: Path) -> None:
    out = ("--out", str(tmp_path / "games.jsonl"), "--games", "1", *FAST)
    run("--bots", "random,apprentice", *out)
    result = run("--bots", "random,specialist", *out)
    assert result.exit_code == 1
    assert "line 1: played with other settings: seating is" in result.output


def test_impossible_ladders_are_refused_with_a_sentence(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("<!-- /ladder -->\n<!-- ladder -->\n", encoding="utf-8")
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\xff")
    for arguments, sentence in {
        ("--bots", "wizard,random"): "'wizard' is not one of random",
        ("--bots", "random"): "a ladder needs at least two",
        ("--bots", "random,apprentice,random"): "random is named twice",
        ("--players", "5"): "players: SET-1: 2 to 4 players, not 5",
        ("--prophecies",): "prophecies: SET-1: only with the Dark Alley",
        ("--every-mode", "--quick"): "--every-mode leaves no players and no modules to choose",
        ("--every-mode", "--players", "2"): "--every-mode leaves no players",
        ("--write", str(tmp_path / "nowhere.md")): "does not exist",
        ("--write", str(page)): "the ladder is written between <!-- ladder --> and",
        ("--write", str(picture)): "picture.png: not a text in UTF-8",
    }.items():
        result = run(*arguments)
        assert result.exit_code in (1, 2), arguments
        assert sentence in result.output


# What people read


def test_a_page_keeps_all_but_its_ladder(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_bytes(b"# Bots\r\n\n<!-- ladder -->\nold\n<!-- /ladder -->\n\xc3\xa4nd more\n")
    write_page(page, "new")
    expected = b"# Bots\r\n\n<!-- ladder -->\n\nnew\n\n<!-- /ladder -->\n\xc3\xa4nd more\n"
    assert page.read_bytes() == expected
    write_page(page, "new")
    assert page.read_bytes() == expected


def test_the_command_writes_the_page(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("Before\n<!-- ladder -->\n<!-- /ladder -->\nAfter\n", encoding="utf-8")
    result = run("--bots", "random,apprentice", "--games", "2", "--write", str(page), *FAST)
    assert result.exit_code == 0
    text = page.read_text(encoding="utf-8")
    assert text.startswith("Before\n<!-- ladder -->\n\n| bot | rating | games | ms per")
    assert text.endswith("\n\n<!-- /ladder -->\nAfter\n")
    assert "2 games (base, beginner, quick, 2 players), 1 nodes per decision, 20" in text
    assert "per decision" in result.output


def test_the_table_of_one_mode() -> None:
    ladder = three_players()
    reached = standings(list(play_games(ladder, range(6))), BOTS)
    for standing in reached["bots"].values():
        standing["milliseconds"] = 1.25
    lines = markdown(ladder, reached, "2026-11-15").splitlines()
    assert lines[:2] == [
        "| bot | rating | games | ms per decision |",
        "| --- | ---: | ---: | ---: |",
    ]
    assert f"| win % against | {' | '.join(reached['bots'])} |" in lines
    assert sum("(" in line for line in lines) == 4
    assert "| apprentice | 1000 | 4 | 1.2 |" in "\n".join(lines)
    assert lines[-1].startswith("6 games (base, beginner, quick, 3 players), 1 nodes per ")


def test_the_tables_of_several_modes() -> None:
    modes = [Options(players=2, beginner=True), Options(players=2, quick=True)]
    ladder = make_ladder(BOTS[:2], modes, seed=1, nodes=2, seconds=0.5)
    reached = standings(list(play_games(ladder, range(4))), BOTS[:2])
    assert list(reached["modes"]) == ["base, beginner, 2 players", "base, quick, 2 players"]
    text = markdown(ladder, reached, "2026-11-15")
    assert "| mode | " in text
    assert "win % against" not in text
    assert "4 games (2 modes), 2 nodes and 0.5 s per decision, 2026-11-15." in text
    assert len(list(ladder_tables(reached))) == 2
