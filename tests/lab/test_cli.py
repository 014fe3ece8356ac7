"""The commands `arena`, `ladder` and `learn`."""

import json
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from trickerion import Action, Game, Options
from trickerion.bots import LEVELS, Bot, Budget
from trickerion.cli import main
from trickerion.lab.cli import play_missing
from trickerion.lab.ladder.ladder import Standings
from trickerion.lab.training import TrainingResult, play_many, read_samples, training
from trickerion.lab.workers import Workers

RANDOM = ("--bots", "random", "--players", "2", "--nodes", "10")
FAST = ("--nodes", "1", "--quick", "--beginner")


def arena(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["arena", *arguments])


def ladder(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["ladder", *arguments])


def learn(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["learn", *arguments])


def untimed(result: Result) -> Standings:
    """The standings without times."""
    assert result.exit_code == 0, result.output
    found: Standings = json.loads(result.stdout)
    for standing in found["bots"].values():
        standing["milliseconds"] = 0.0
    return found


# The arena


def test_impossible_contests_are_refused() -> None:
    for arguments, sentence in {
        ("--bots", "wizard,random"): "'wizard' is not one of random",
        ("--bots", "random,"): "'' is not one of random",
        ("--bots", "random"): "players: HEIR-1: one player needs an Heir: easy, normal or hard",
        ("--bots", "random", "--players", "5"): "players: SET-1: 2 to 4 players, not 5",
        ("--bots", "random,random,random", "--players", "2"): "3 bots cannot play at 2 seats",
        (*RANDOM, "--prophecies"): "prophecies: SET-1: only with the Dark Alley",
        (*RANDOM, "--games", "0"): "--games",
        (): "--bots",
    }.items():
        result = arena(*arguments)
        assert result.exit_code == 2, arguments
        assert sentence in result.output


def test_bots_are_repeated_until_every_seat_is_taken() -> None:
    summary = json.loads(
        arena("--bots", "random", "--players", "4", "--games", "2", "--json").stdout
    )
    assert summary["contest"]["bots"] == ["random"] * 4
    assert summary["contest"]["nodes"] == 1000
    assert summary["bots"]["random"]["seats"] == 8
    assert summary["bots"]["random"]["wins"] == 2


def test_the_arena_plays_solo_games() -> None:
    """HEIR-1: the Heir is named among the bots of the results."""
    solo = ("--bots", "random", "--heir", "easy", "--games", "2", "--json")
    summary = json.loads(arena(*solo).stdout)
    assert summary["contest"]["bots"] == ["random"]
    assert summary["bots"]["random"]["seats"] == 2
    assert summary["bots"]["random"]["wins"] + summary["bots"]["heir"]["wins"] == 2
    assert "HEIR-1: exactly 1 player, not 2" in arena(*RANDOM, "--heir", "easy").output


def test_the_arena_prints_tables() -> None:
    output = arena(*RANDOM, "--games", "3").stdout
    for words in ("3 games", "random", "unpaid wages", "mechaniker", "initiative", "worst"):
        assert words in output


def test_the_turns_of_a_quick_game_start_with_the_second() -> None:
    """SET-14."""
    output = arena(*RANDOM, "--quick", "--games", "1").stdout
    assert output.split("mean Fame after turn")[1].split()[:5] == ["2", "3", "4", "5", "scoring"]


class FailingBot(Bot):
    """Raises at its first decision."""

    name = "failing"

    def decide(self, game: Game, budget: Budget) -> Action:
        raise KeyError("hat")


FAILING = f"{__name__}:FailingBot"


def test_bots_of_your_own_that_cannot_be_loaded_are_refused() -> None:
    for spec, sentence in {
        "no_such_module:MyBot": "bots: there is no module no_such_module",
        "my_bot.py:MyBot": "bots: there is no file my_bot.py",
        f"{__name__}:FAST": "has no class FAST",
        "program:./my_bot": "bots: there is no program './my_bot' to run",
    }.items():
        for result in (arena("--bots", f"{spec},random"), ladder("--bots", f"{spec},random")):
            assert result.exit_code == 2
            assert sentence in result.output


def test_a_failing_bot_loses_and_is_reported_with_its_reason() -> None:
    bots = ("--bots", f"{FAILING},random", "--games", "2", *FAST)
    summary = json.loads(arena(*bots, "--json").stdout)
    assert summary["bots"]["random"]["wins"] == 2
    forfeits = summary["forfeits"]
    assert [(one["bot"], one["game"], one["seat"]) for one in forfeits] == [
        (FAILING, 0, 0),
        (FAILING, 1, 1),
    ]
    assert {one["reason"][:21] for one in forfeits} == {"raised KeyError: 'hat"}


# The ladder


def test_the_levels_are_in_order() -> None:
    found = untimed(ladder("--nodes", "5", "--games", "2", "--json", *FAST[2:]))
    assert list(found["bots"])[-1] == "random"
    assert set(found["bots"]) == set(LEVELS)
    pairs = len(LEVELS) * (len(LEVELS) - 1) // 2
    assert found["games"] == 2 * pairs
    assert found["bots"]["random"]["games"] == 2 * (len(LEVELS) - 1)
    assert found["bots"]["apprentice"]["rating"] == 1000
    (mode,) = found["modes"].values()
    assert len(mode["pairings"]) == 2 * pairs
    for pairing in mode["pairings"]:
        assert pairing["games"] == 2
        assert pairing["interval"][0] <= pairing["win_rate"] <= pairing["interval"][1]


def test_a_ladder_is_resumed_with_more_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trickerion.lab.cli.today", lambda: "2026-01-01")
    out = ("--bots", "random,apprentice", "--out", str(tmp_path / "games.jsonl"), "--json", *FAST)
    whole = untimed(ladder(*out[:2], *out[4:], "--games", "4"))
    untimed(ladder(*out, "--games", "2"))
    lines = (tmp_path / "games.jsonl").read_bytes().splitlines()
    assert len(lines) == 2
    assert untimed(ladder(*out, "--games", "4")) == whole
    assert (tmp_path / "games.jsonl").read_bytes().splitlines()[:2] == lines


def test_a_file_of_another_ladder_is_refused(tmp_path: Path) -> None:
    out = ("--out", str(tmp_path / "games.jsonl"), "--games", "1", *FAST)
    ladder("--bots", "random,apprentice", *out)
    result = ladder("--bots", "random,specialist", *out)
    assert result.exit_code == 1
    assert "line 1: played with other settings: seating is" in result.output


def test_a_bot_of_your_own_climbs_beside_the_levels(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("<!-- ladder -->\n<!-- /ladder -->\n", encoding="utf-8")
    bots = ("--bots", f"{FAILING},random", "--games", "2", "--write", str(page))
    result = ladder(*bots, *FAST)
    assert result.exit_code == 0, result.output
    written = page.read_text(encoding="utf-8")
    assert f"| {FAILING} | 2 | game 0, decision " in written
    assert "| raised KeyError: 'hat'" in written
    assert "KeyError" in result.stdout
    assert written.index("| random |") < written.index(f"| {FAILING} |"), "the winner comes first"


def test_impossible_ladders_are_refused(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("<!-- /ladder -->\n<!-- ladder -->\n", encoding="utf-8")
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\xff")
    for arguments, sentence in {
        ("--bots", "wizard,random"): "'wizard' is not one of random",
        ("--bots", "random"): "a ladder needs at least two",
        ("--bots", "random,apprentice,random"): "random is listed twice",
        ("--players", "5"): "players: SET-1: 2 to 4 players, not 5",
        ("--prophecies",): "prophecies: SET-1: only with the Dark Alley",
        ("--every-mode", "--quick"): "--every-mode can't be combined with",
        ("--every-mode", "--players", "2"): "--every-mode can't be combined with",
        ("--write", str(tmp_path / "nowhere.md")): "does not exist",
        ("--write", str(page)): "the markers <!-- ladder --> and <!-- /ladder --> are missing",
        ("--write", str(picture)): "picture.png: not a UTF-8 text file",
    }.items():
        result = ladder(*arguments)
        assert result.exit_code in (1, 2), arguments
        assert sentence in result.output


def test_the_command_writes_the_page(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("Before\n<!-- ladder -->\n<!-- /ladder -->\nAfter\n", encoding="utf-8")
    result = ladder("--bots", "random,apprentice", "--games", "2", "--write", str(page), *FAST)
    assert result.exit_code == 0
    text = page.read_text(encoding="utf-8")
    assert text.startswith("Before\n<!-- ladder -->\n\n| bot | rating | games | ms per")
    assert text.endswith("\n\n<!-- /ladder -->\nAfter\n")
    assert "2 games (base, beginner, quick, 2 players), 1 nodes per decision, 20" in text
    assert "per decision" in result.output


# Training


def test_training_is_resumed_whatever_the_workers(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    contest = replace(training(Options(quick=True, beginner=True), seed=1), nodes=3)

    def games(number: int, out: Path | None, workers: Workers) -> list[TrainingResult]:
        play = partial(play_many, contest, workers=workers)
        return play_missing(play, number, contest, read_samples, out)

    first = games(1, file, Workers(1))
    written = file.read_bytes()
    resumed = games(3, file, Workers(2))
    assert file.read_bytes().startswith(written)
    assert resumed == games(3, None, Workers(1))
    assert resumed[:1] == first
    other = learn("--quick", "--beginner", "--seed", "9", "--out", str(file))
    assert other.exit_code == 1
    assert "line 1: played with other settings: seed is 1, not 9" in other.output


def test_bad_input_to_learn_is_refused_without_a_traceback(tmp_path: Path) -> None:
    broken = tmp_path / "learned_evaluation.json"
    broken.write_text("{")
    result = learn("--write", str(broken))
    assert result.exit_code == 1
    assert "learned_evaluation.json" in result.output
    assert "Traceback" not in result.output
    few = learn("--games", "3")
    assert few.exit_code == 2
    assert "20" in few.output
