"""The arena: fair to every bot, repeatable, and clear about bots that misbehave."""

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result

from trickerion import Action, Game, Options
from trickerion.bots import LEVELS, Bot, Budget
from trickerion.catalog import MAGICIANS
from trickerion.cli import main
from trickerion.lab.arena import Contest, Fault, GameResult, next_magician, play_game, play_games
from trickerion.lab.promises import mixed_options
from trickerion.lab.secrecy import check_fairness
from trickerion.lab.simulation import lively_action
from trickerion.lab.statistics import Summary

CONTEST = Contest(("random", "random", "random"), Options(players=3), seed=5, nodes=10)
RANDOM = ("--bots", "random", "--players", "2", "--nodes", "10")


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["arena", *arguments])


def untimed(games: Iterable[GameResult]) -> list[GameResult]:
    """The games in order, without what a clock says."""
    games = sorted(games, key=lambda game: game["number"])
    for game in games:
        for seat in game["seats"]:
            seat["milliseconds"] = []
    return games


def untimed_summary(result: Result) -> Summary:
    assert result.exit_code == 0, result.output
    summary: Summary = json.loads(result.stdout)
    for figures in summary["bots"].values():
        figures["milliseconds"] = {"mean": 0.0, "p95": 0.0, "worst": 0.0}
    return summary


# Seats and magicians go round


def test_every_bot_takes_every_seat() -> None:
    contest = replace(CONTEST, bots=("specialist", "apprentice", "random"))
    assert contest.seating(0) == ["specialist", "apprentice", "random"]
    assert contest.seating(1) == ["apprentice", "random", "specialist"]
    assert contest.seating(3) == contest.seating(0)


def magicians(options: Options, number: int) -> list[str]:
    """With the beginner set-up each seat chooses nothing but its magician."""
    game = Game.new(options, number)
    for seat in range(options.players):
        game.apply(next_magician(game, seat, number))
    return [MAGICIANS[player.magician].id for player in game.players]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_bot_plays_every_magician_equally_often(players: int) -> None:
    """Eight laps round the table are enough, and each magician has then sat on every seat."""
    options = Options(players=players, beginner=True)
    of_bot: Counter[tuple[int, str]] = Counter()
    of_seat: Counter[tuple[int, str]] = Counter()
    for number in range(8 * players):
        for seat, magician in enumerate(magicians(options, number)):
            of_bot[(seat + number) % players, magician] += 1
            of_seat[seat, magician] += 1
    for counted in (of_bot, of_seat):
        assert len(counted) == players * len(MAGICIANS)
        assert set(counted.values()) == {players}


def test_the_magicians_of_a_lap_stay_and_the_pairings_vary() -> None:
    options = Options(players=4, beginner=True)
    tables = [magicians(options, number) for number in range(128)]
    assert tables[0] == tables[3] != tables[4]
    assert len({frozenset(table) for table in tables}) == 8


def test_a_magician_left_out_is_not_chosen() -> None:
    """SET-6: no prophecies, no Priestess."""
    options = Options(players=4, dark_alley=True, beginner=True)
    chosen = {magician for number in range(32) for magician in magicians(options, number)}
    assert chosen == {magician.id for magician in MAGICIANS} - {"priestess_of_mysticism"}


# What is told of a game


@pytest.mark.parametrize("number", [1, 7])
def test_a_game_is_told_with_all_its_figures(number: int) -> None:
    options = Options(players=4, dark_alley=True, prophecies=True, quick=number == 7)
    game = play_game(Contest(("random",) * 4, options, seed=20), number)
    assert game["seed"] == 20 + number
    assert game["scores"][game["winner"]] == max(game["scores"])
    assert sorted(seat["initiative"] for seat in game["seats"]) == [1, 2, 3, 4]
    for seat, score in zip(game["seats"], game["scores"], strict=True):
        assert sum(seat["fame_by_source"].values()) == score
        final = sum(n for s, n in seat["fame_by_source"].items() if s.startswith("final"))
        assert seat["fame_by_turn"][-1] == score - final
        assert len(seat["fame_by_turn"]) == options.turns
        assert len(seat["milliseconds"]) == seat["decisions"] > 0
        assert seat["specialist"] in ("manager", "engineer", "assistant")


def test_the_same_seed_gives_the_same_games_whatever_the_workers() -> None:
    """Bots of every level are repeatable with a budget in nodes, in other processes too."""
    bots = tuple(LEVELS)[-4:]
    contest = Contest(bots, Options(len(bots), quick=True), seed=5, nodes=3)
    alone = untimed(play_games(contest, range(2), workers=1))
    assert untimed(play_games(contest, range(2), workers=2)) == alone
    assert untimed(play_games(replace(contest, seed=6), range(2))) != alone


# Fairness


class WaryBot(Bot):
    """Plays the first answer, and looks whether it was shown too much."""

    name = "wary"

    def decide(self, game: Game, budget: Budget) -> Action:
        assert game.imagined
        assert not game.history
        assert game.seed not in range(1000)
        assert budget.nodes == 10
        return game.options(self.seat)[-1]


def test_a_bot_is_never_shown_the_true_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "wary", WaryBot)
    game = play_game(replace(CONTEST, bots=("wary", "random", "wary")), 0)
    assert all(seat["decisions"] for seat in game["seats"])


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_hidden_does_not_change_a_decision(level: str) -> None:
    """R9: all that a seat cannot know is dealt anew; a bot of the same seed decides the same."""
    positions = 0
    for number in range(1, 9):
        game, chance = Game.new(mixed_options(number), number), Random(number)
        ahead = [20, 50, 80, 110, 140]
        for step in range(max(ahead) + 1):
            if step in ahead and not game.over:
                check_fairness(game, level, chance)
                positions += 1
            if not game.over:
                game.play(lively_action(game, chance))
    assert positions >= 35


# Bots that misbehave


class ClumsyBot(Bot):
    """Falls over at its third decision."""

    name = "clumsy"
    decisions = 0

    def decide(self, game: Game, budget: Budget) -> Action:
        self.decisions += 1
        if self.decisions == 3:
            raise KeyError("hat")
        return game.options(self.seat)[0]


class UnableBot(Bot):
    """Does not even sit down."""

    name = "unable"

    def __init__(self, seat: int, seed: int = 0) -> None:
        raise RuntimeError("no chair")


class CheatingBot(Bot):
    """Answers with what it is told to, legal or not."""

    name = "cheating"
    answer: object = None

    def decide(self, game: Game, budget: Budget) -> Action:
        if game.phase == "set_up":
            return game.options(self.seat)[0]
        return self.answer  # type: ignore[return-value]


def fault(bot: type[Bot], monkeypatch: pytest.MonkeyPatch) -> str:
    """What the arena says of a bot that sits at p3 in game 4."""
    monkeypatch.setitem(LEVELS, bot.name, bot)
    contest = replace(CONTEST, bots=(bot.name, "random", "random"))
    with pytest.raises(Fault) as told:
        list(play_games(contest, [4]))
    return str(told.value)


def test_a_bot_that_raises_is_named_with_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    told = fault(ClumsyBot, monkeypatch)
    assert told.startswith("clumsy at p3 in game 4 with seed 9, decision ")
    assert "raised KeyError: 'hat' (" in told
    assert "test_arena.py, line " in told
    assert "raised RuntimeError: no chair" in fault(UnableBot, monkeypatch)


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (Action.parse("p3 buy rope 2"), "offered p3 buy rope 2, which is refused: "),
        (Action.parse("p1 done"), "offered p1 done, which is refused: "),
        (None, "offered None, which is no action"),
        ("p3 pass", "offered 'p3 pass', which is no action"),
    ],
)
def test_an_illegal_answer_is_reported(
    answer: object, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CheatingBot, "answer", answer)
    said = fault(CheatingBot, monkeypatch)
    assert said.startswith("cheating at p3 in game 4 with seed 9, decision ")
    assert told in said


class WaveringBot(Bot):
    """Takes back whatever it has planned."""

    name = "wavering"

    def decide(self, game: Game, budget: Budget) -> Action:
        free = [a for a in game.free_options(self.seat) if a.kind == "recall"]
        return (free or game.options(self.seat))[0]


def test_a_bot_answers_the_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """Free actions are legal, but with them a game need not end."""
    assert "which does not answer the question" in fault(WaveringBot, monkeypatch)


def test_a_fault_is_a_sentence_on_the_command_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "clumsy", ClumsyBot)
    result = run("--bots", "clumsy,random", "--games", "2")
    assert result.exit_code == 1
    assert result.output.startswith("Error: clumsy at p1 in game 0 with seed 1, decision ")


# The command


def test_impossible_contests_are_refused_with_a_sentence() -> None:
    for arguments, sentence in {
        ("--bots", "wizard,random"): "'wizard' is not one of random",
        ("--bots", "random,"): "'' is not one of random",
        ("--bots", "random"): "players: SET-1: 2 to 4 players, not 1",
        ("--bots", "random", "--players", "5"): "players: SET-1: 2 to 4 players, not 5",
        ("--bots", "random,random,random", "--players", "2"): "3 bots cannot play at 2 seats",
        (*RANDOM, "--prophecies"): "prophecies: SET-1: only with the Dark Alley",
        (*RANDOM, "--games", "0"): "--games",
        (): "--bots",
    }.items():
        result = run(*arguments)
        assert result.exit_code == 2, arguments
        assert sentence in result.output


def test_bots_are_repeated_until_every_seat_is_taken() -> None:
    summary = json.loads(run("--bots", "random", "--players", "4", "--games", "2", "--json").stdout)
    assert summary["contest"]["bots"] == ["random"] * 4
    assert summary["contest"]["nodes"] == 1000
    assert summary["bots"]["random"]["seats"] == 8
    assert summary["bots"]["random"]["wins"] == 2


def test_tables_are_for_people() -> None:
    output = run(*RANDOM, "--games", "3").stdout
    for words in ("3 games", "random", "unpaid wages", "mechaniker", "initiative", "worst"):
        assert words in output


def test_the_turns_of_a_quick_game_begin_with_the_second() -> None:
    """SET-14."""
    output = run(*RANDOM, "--quick", "--games", "1").stdout
    assert output.split("mean Fame after turn")[1].split()[:5] == ["2", "3", "4", "5", "scoring"]


# The file


def test_a_contest_is_resumed(tmp_path: Path) -> None:
    """Only what is missing is played; the summary is the same, also after a cut in a line."""
    file = tmp_path / "games.jsonl"
    whole = untimed_summary(run(*RANDOM, "--games", "6", "--json"))
    out = (*RANDOM, "--json", "--out", str(file), "--games")
    run(*out, "3")
    first = file.read_bytes()
    assert first.count(b"\n") == 3
    assert untimed_summary(run(*out, "6")) == whole
    lines = file.read_bytes().splitlines(keepends=True)
    assert b"".join(lines[:3]) == first
    assert sorted(json.loads(line)["number"] for line in lines) == list(range(6))
    file.write_bytes(b"".join(lines[1:])[:-200])
    assert untimed_summary(run(*out, "6")) == whole
    assert file.read_bytes().startswith(b"".join(lines[1:5]))
    assert file.read_bytes().count(b"\n") == 6
    assert untimed_summary(run(*out, "2"))["games"] == 2
    assert file.read_bytes().count(b"\n") == 6


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--seed", "2"), "line 1: played with other settings: seed is 1, not 2"),
        (("--nodes", "11"), "nodes is 10, not 11"),
        (("--bots", "apprentice,random"), "seating is ['random', 'random'], not"),
        (("--beginner",), "played with other settings: options is"),
    ],
)
def test_a_file_of_another_contest_is_refused(
    arguments: tuple[str, ...], sentence: str, tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    out = (*RANDOM, "--games", "1", "--out", str(file))
    run(*out)
    written = file.read_bytes()
    result = run(*out, *arguments)
    assert result.exit_code == 1
    assert sentence in result.output
    assert file.read_bytes() == written


GAME = json.dumps(play_game(replace(CONTEST, bots=("random",) * 2, options=Options()), 0)).encode()


@pytest.mark.parametrize(
    "written",
    [
        b"a shopping list",
        b"a shopping list\n",
        b"\xff\xfe\x00\n",
        b"\n",
        b"[" * 100_000 + b"\n",
        b'{"number": 0}\n',
        GAME[:-200] + b"\n" + GAME + b"\n",
        GAME.replace(b'"winner": ', b'"winner": 1') + b"\n",
        GAME.replace(b'"advertise": ', b'"advertise": "much", "more": ') + b"\n",
        GAME.replace(b'"fame_by_turn": [', b'"fame_by_turn": [5, ') + b"\n",
        GAME + b"\n" + b"a shopping list",
    ],
    ids=range(11),
)
def test_a_broken_file_is_refused_and_left_alone(written: bytes, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(written)
    result = run(*RANDOM, "--seed", "5", "--games", "1", "--out", str(file))
    assert result.exit_code == 1
    assert f"Error: {file}: line " in result.output
    assert "not a game of the arena" in result.output
    assert file.read_bytes() == written


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    result = run(*RANDOM, "--out", str(tmp_path / "nowhere" / "games.jsonl"))
    assert result.exit_code == 1
    assert result.output.endswith("games.jsonl: No such file or directory\n")
    assert run(*RANDOM, "--out", str(tmp_path)).exit_code == 2
