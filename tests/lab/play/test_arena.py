"""The arena: fair to every bot, reproducible, and clear about bots that misbehave."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from random import Random

import pytest

from trickerion import Action, Game, Options
from trickerion.bots import LEVELS, Bot, Budget
from trickerion.catalog import MAGICIANS
from trickerion.lab.play.arena import (
    ArenaError,
    Contest,
    GameResult,
    next_magician,
    play_game,
    play_games,
)
from trickerion.lab.play.simulation import lively_action
from trickerion.lab.verify.invariants import mixed_options
from trickerion.lab.verify.secrecy import check_fairness

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


def test_the_same_seed_gives_the_same_games_whatever_the_workers() -> None:
    """With a node budget, every level is reproducible across processes."""
    bots = tuple(LEVELS)[-4:]
    contest = Contest(bots, Options(len(bots), quick=True), seed=5, nodes=3)
    alone = untimed(play_games(contest, range(2), workers=1))
    assert untimed(play_games(contest, range(2), workers=2)) == alone
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
    """Raises at its third decision."""

    name = "failing"
    decisions = 0

    def decide(self, game: Game, budget: Budget) -> Action:
        self.decisions += 1
        if self.decisions == 3:
            raise KeyError("hat")
        return game.options(self.seat)[0]


class UnableBot(Bot):
    """Can't be constructed."""

    name = "unable"

    def __init__(self, seat: int, seed: int = 0) -> None:
        raise RuntimeError("no chair")


class CheatingBot(Bot):
    """Returns a given object, legal action or not."""

    name = "cheating"
    answer: object = None

    def decide(self, game: Game, budget: Budget) -> Action:
        if game.phase == "set_up":
            return game.options(self.seat)[0]
        return self.answer  # type: ignore[return-value]


def failure(bot: type[Bot], monkeypatch: pytest.MonkeyPatch) -> str:
    """The arena's error message for a bot at p3 in game 4."""
    monkeypatch.setitem(LEVELS, bot.name, bot)
    contest = replace(CONTEST, bots=(bot.name, "random", "random"))
    with pytest.raises(ArenaError) as raised:
        list(play_games(contest, [4]))
    return str(raised.value)


def test_a_bot_that_raises_is_named_with_its_location(monkeypatch: pytest.MonkeyPatch) -> None:
    message = failure(FailingBot, monkeypatch)
    assert message.startswith("failing at p3 in game 4 with seed 9, decision ")
    assert "raised KeyError: 'hat' (" in message
    assert "test_arena.py, line " in message
    assert "raised RuntimeError: no chair" in failure(UnableBot, monkeypatch)


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        (Action.parse("p3 buy rope 2"), "returned p3 buy rope 2, which is illegal: "),
        (Action.parse("p1 done"), "returned p1 done, which is illegal: "),
        (None, "returned None, which is not an action"),
        ("p3 pass", "returned 'p3 pass', which is not an action"),
    ],
)
def test_an_illegal_action_is_reported(
    answer: object, expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CheatingBot, "answer", answer)
    message = failure(CheatingBot, monkeypatch)
    assert message.startswith("cheating at p3 in game 4 with seed 9, decision ")
    assert expected in message


class WaveringBot(Bot):
    """Takes back every card it has assigned."""

    name = "wavering"

    def decide(self, game: Game, budget: Budget) -> Action:
        free = [a for a in game.free_options(self.seat) if a.kind == "recall"]
        return (free or game.options(self.seat))[0]


def test_a_free_action_does_not_answer_the_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """Free actions are legal, but a bot could take them forever."""
    assert "which does not answer the question" in failure(WaveringBot, monkeypatch)
