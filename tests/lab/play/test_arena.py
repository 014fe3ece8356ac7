"""The arena: fair to every bot, reproducible, and clear about bots that misbehave."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tests.bots import programs
from trickerion import Action, Game, Options, replay
from trickerion.bots import LEVELS, Bot, Budget, program
from trickerion.bots.program import Program
from trickerion.catalog import MAGICIANS
from trickerion.lab.play.arena import (
    ArenaError,
    Contest,
    GameResult,
    fill_seats,
    next_magician,
    play_game,
    play_games,
)
from trickerion.lab.play.simulation import lively_action
from trickerion.lab.verify.invariants import mixed_options
from trickerion.lab.verify.secrecy import check_fairness
from trickerion.lab.workers import Workers

CONTEST = Contest(("random", "random", "random"), Options(players=3), seed=5, nodes=10)


def untimed(games: Iterable[GameResult]) -> list[GameResult]:
    """The games in order, without times."""
    games = sorted(games, key=lambda game: game["number"])
    for game in games:
        for seat in game["seats"]:
            seat["milliseconds"] = []
    return games


# Seats and magicians rotate


def test_every_bot_takes_every_seat() -> None:
    contest = replace(CONTEST, bots=("specialist", "apprentice", "random"))
    assert contest.seating(0) == ["specialist", "apprentice", "random"]
    assert contest.seating(1) == ["apprentice", "random", "specialist"]
    assert contest.seating(3) == contest.seating(0)


def magicians(options: Options, number: int) -> list[str]:
    """With the beginner setup, a magician is all a seat chooses."""
    game = Game.new(options, number)
    for seat in range(options.players):
        game.apply(next_magician(game, seat, number))
    return [MAGICIANS[player.magician].id for player in game.players]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_bot_plays_every_magician_equally_often(players: int) -> None:
    """Eight laps are enough, and bring each magician to every seat."""
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


def test_magicians_stay_for_a_lap_and_their_pairings_vary() -> None:
    options = Options(players=4, beginner=True)
    tables = [magicians(options, number) for number in range(128)]
    assert tables[0] == tables[3] != tables[4]
    assert len({frozenset(table) for table in tables}) == 8


def test_a_magician_not_in_the_game_is_not_chosen() -> None:
    """SET-6: no prophecies, no Priestess."""
    options = Options(players=4, dark_alley=True, beginner=True)
    chosen = {magician for number in range(32) for magician in magicians(options, number)}
    assert chosen == {magician.id for magician in MAGICIANS} - {"priestess_of_mysticism"}


# The result of a game


@pytest.mark.parametrize("number", [1, 7])
def test_a_result_has_all_figures(number: int) -> None:
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


def test_the_record_of_a_game_leads_to_its_result() -> None:
    game = play_game(CONTEST, 2)
    replayed = replay(game["record"])
    assert (replayed.over, replayed.scores) == (True, game["scores"])
    assert replayed.winner == game["winner"]


def test_the_same_seed_gives_the_same_games_whatever_the_workers() -> None:
    """With a node budget, every level is reproducible across processes."""
    bots = tuple(LEVELS)[-4:]
    contest = Contest(bots, Options(len(bots), quick=True), seed=5, nodes=3)
    alone = untimed(play_games(contest, range(2), Workers(1)))
    assert untimed(play_games(contest, range(2), Workers(2))) == alone
    assert untimed(play_games(replace(contest, seed=6), range(2))) != alone


# Fairness


class WaryBot(Bot):
    """Checks that it gets only what it may know, and plays the last option."""

    name = "wary"

    def decide(self, game: Game, budget: Budget) -> Action:
        assert game.imagined
        assert not game.history
        assert game.seed not in range(1000)
        assert budget.nodes == 10
        return game.options(self.seat)[-1]


def test_a_bot_never_gets_the_real_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "wary", WaryBot)
    game = play_game(replace(CONTEST, bots=("wary", "random", "wary")), 0)
    assert all(seat["decisions"] for seat in game["seats"])


class RichBot(WaryBot):
    """Has a budget of its own."""

    name = "rich"

    def decide(self, game: Game, budget: Budget) -> Action:
        assert budget.nodes == 70
        return game.options(self.seat)[-1]


def test_a_bot_can_have_more_nodes_than_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "wary", WaryBot)
    monkeypatch.setitem(LEVELS, "rich", RichBot)
    assert fill_seats("rich@70,wary", 3) == ("rich@70", "wary", "rich@70")
    game = play_game(replace(CONTEST, bots=("rich@70", "wary", "random")), 0)
    assert game["seating"][0] == "rich@70"
    assert not game["forfeits"]


@pytest.mark.parametrize("name", ["rich@", "@70", "random@many", "nobody@5"])
def test_a_budget_is_a_number_behind_a_bot(name: str) -> None:
    with pytest.raises(ValueError, match=f"'{name.removesuffix('@5')}' is not one of"):
        fill_seats(name, 2)


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_hidden_does_not_change_a_decision(level: str) -> None:
    """R9: a bot with the same seed decides the same after what it can't know is reshuffled."""
    positions = 0
    for number in range(1, 9):
        game, rng = Game.new(mixed_options(number), number), Random(number)
        ahead = [20, 50, 80, 110, 140]
        for step in range(max(ahead) + 1):
            if step in ahead and not game.over:
                check_fairness(game, level, rng)
                positions += 1
            if not game.over:
                game.play(lively_action(game, rng))
    assert positions >= 35


# Bots that misbehave


class FailingBot(Bot):
    """Raises at its third decision; has a bad temper when it is closed, too."""

    name = "failing"
    decisions = 0

    def decide(self, game: Game, budget: Budget) -> Action:
        self.decisions += 1
        if self.decisions == 3:
            raise KeyError("hat")
        return game.options(self.seat)[0]

    def close(self) -> None:
        raise OSError


class UnableBot(Bot):
    """Can't be constructed."""

    name = "unable"

    def __init__(self, seat: int, seed: int = 0) -> None:
        raise RuntimeError("no chair")


class CheatingBot(FailingBot):
    """Answers for another seat once the game has begun."""

    name = "cheating"

    def decide(self, game: Game, budget: Budget) -> Action:
        other = (self.seat + 1) % 3
        return Action.parse(f"p{other + 1} done")


SHORT = Options(players=3, beginner=True, quick=True)
FAILING = f"{__name__}:FailingBot"
UNABLE = f"{__name__}:UnableBot"
CHEATING = f"{__name__}:CheatingBot"


def game_of(*bots: str, number: int = 4) -> GameResult:
    return play_game(replace(CONTEST, bots=bots, options=SHORT), number)


def test_a_bot_that_raises_forfeits_its_game_and_the_others_play_on() -> None:
    game = game_of(FAILING, "random", "random")
    (forfeit,) = game["forfeits"]
    assert game["seating"][2] == FAILING
    assert forfeit["seat"] == 2
    assert forfeit["decision"] >= 3
    assert forfeit["reason"].startswith("raised KeyError: 'hat' (")
    assert "test_arena.py, line " in forfeit["reason"]
    assert game["winner"] != 2
    assert game["seats"][2]["decisions"] == 2, "the stand-in's decisions are not counted"
    assert [seat["decisions"] > 10 for seat in game["seats"][:2]] == [True, True]


def test_a_bot_that_fails_at_once_forfeits_before_the_first_decision() -> None:
    (forfeit,) = game_of(UNABLE, "random", "random")["forfeits"]
    assert forfeit["decision"] == 0
    assert forfeit["reason"].startswith("raised RuntimeError: no chair")


def test_a_forfeit_loses_to_all_others_however_well_the_stand_in_plays() -> None:
    """An apprentice beats random players, so only the forfeit keeps it from winning."""
    for number in range(3):
        game = game_of(UNABLE, "random", "random", number=number)
        seat = game["seating"].index(UNABLE)
        others = [score for other, score in enumerate(game["scores"]) if other != seat]
        assert game["scores"][seat] > max(others) == game["scores"][game["winner"]]


def test_if_all_forfeit_the_last_one_wins() -> None:
    game = game_of(FAILING, CHEATING, FAILING)
    assert len(game["forfeits"]) == 3
    assert game["winner"] == game["forfeits"][-1]["seat"]
    assert any("which is illegal" in forfeit["reason"] for forfeit in game["forfeits"])


def test_a_tournament_goes_on_after_a_forfeit_in_any_process() -> None:
    bots = (FAILING, programs.spec("crashes"), "random")
    contest = replace(CONTEST, bots=bots, options=SHORT)
    alone = untimed(play_games(contest, range(2)))
    assert [len(game["forfeits"]) for game in alone] == [2, 2]
    assert {forfeit["reason"][:20] for game in alone for forfeit in game["forfeits"]} == {
        "raised KeyError: 'ha",
        "ended with exit code",
    }
    assert untimed(play_games(contest, range(2), Workers(2))) == alone


def test_a_program_ends_with_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether it finished the game, forfeited it, or the arena was interrupted."""
    started: list[Program] = []

    class Noted(Program):
        def __init__(self, command: Sequence[str]) -> None:
            super().__init__(command)
            started.append(self)

    monkeypatch.setattr(program, "Program", Noted)
    game_of(programs.spec(), programs.spec("garbage"), "random")
    with pytest.raises(KeyboardInterrupt):
        game_of(programs.spec(), f"{__name__}:InterruptedBot", "random")
    assert len(started) == 3
    assert all(one.process.returncode is not None for one in started)


class InterruptedBot(FailingBot):
    """Somebody presses Ctrl-C at its turn."""

    def decide(self, game: Game, budget: Budget) -> Action:
        if game.phase == "set_up":
            return game.options(self.seat)[0]
        raise KeyboardInterrupt


def test_a_bot_that_only_some_machines_have_ends_the_run(tmp_path: Path) -> None:
    with pytest.raises(ArenaError, match="bots: there is no file "):
        game_of(f"{tmp_path}/my_bot.py:MyBot", "random", "random")
