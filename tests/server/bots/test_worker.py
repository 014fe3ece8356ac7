"""What a bot's process answers, and whose plans it keeps in mind."""

import io
import json
import signal
import sys
from typing import Any

import pytest

from tests.bots import programs
from tests.bots.endings import ending
from trickerion import Action, Game, Options
from trickerion.bots import Advice, Bot, Budget, referee
from trickerion.bots.hints import SHARE, Hint
from trickerion.bots.reasons import FameReason
from trickerion.bots.solver import Solver
from trickerion.server.bots import worker
from trickerion.server.bots.worker import BotCache, told

GAME = Game.new(Options(players=2, beginner=True), 1)
SEAT = GAME.to_act[0]


def question(**more: Any) -> dict[str, Any]:
    asked = {"table": "t", "seat": SEAT, "level": "random", "seconds": 0.01}
    return {**asked, "position": GAME.imagine(SEAT, 1).to_dict(), **more}


class Made:
    """A bot that notes what it is asked."""

    def __init__(self, level: str, seat: int) -> None:
        self.name = f"{level} {seat}"
        self.seat = seat
        self.budgets: list[float | None] = []

    def decide(self, game: Game, budget: Budget) -> Action:
        self.budgets.append(budget.seconds)
        return game.options(SEAT)[0]

    def advise(self, game: Game, budget: Budget) -> list[Advice]:
        self.budgets.append(budget.seconds)
        first, second = game.options(SEAT)[:2]
        return [Advice(second, 40.32, "the best"), Advice(first, 39.6, "the next")]


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Made]:
    bots: list[Made] = []

    def make(level: str, seat: int) -> Made:
        bots.append(Made(level, seat))
        return bots[-1]

    monkeypatch.setattr(referee, "make", make)
    return bots


def test_a_bot_decides_within_its_time(made: list[Made]) -> None:
    first, second = GAME.options(SEAT)[:2]
    minds = BotCache()
    assert minds.answer(question()) == {"action": str(first), "reason": ""}
    advice = minds.answer(question(advice=True))
    assert (advice["action"], advice["other"]) == (str(second), str(first))
    assert advice["reason"] == "the best"
    assert set(advice) == {"action", "reason", "other", "lead", "reasons"}
    assert [bot.budgets for bot in made] == [[0.01], [SHARE * 0.01]]


def test_advice_says_by_how_much_and_from_which_sources() -> None:
    best, second = (Advice(action, 0.0, "work") for action in GAME.options(SEAT)[:2])
    found = Hint([best, second], 1.26, [FameReason("link", 2.04), FameReason("coins", -0.75)])
    assert told(found) == {
        **{"action": str(best.action), "reason": "work", "other": str(second.action)},
        **{"lead": 1.3, "reasons": [["link", 2.0], ["coins", -0.8]]},
    }
    assert told(Hint([best], 0.0, [])) == {"action": str(best.action), "reason": "work"}


def test_the_tutor_judges_an_action() -> None:
    game = ending()
    best, worst = (Solver(0, 5000).answers(game)[place] for place in (0, -1))
    asked = {**question(seat=0), "position": game.imagine(0, 1).to_dict()}
    cost = float(best.fame - worst.fame)
    assert BotCache().answer({**asked, "judged": str(worst.action)}) == {
        **{"action": str(worst.action), "reason": "", "better": [str(best.action)]},
        **{"lead": cost, "win": 0.0, "reasons": [["fame", cost]]},
    }
    fine = BotCache().answer({**asked, "judged": str(best.action)})
    assert fine == {"action": str(best.action), "reason": ""}


def test_every_seat_of_every_table_has_a_bot_of_its_own(made: list[Made]) -> None:
    minds = BotCache()
    for _ in range(2):
        for each in ({}, {"table": "u"}, {"seat": 1 - SEAT}, {"level": "magician"}):
            minds.answer(question(**each))
    assert [bot.name for bot in made] == [
        *(f"random {SEAT}", f"random {SEAT}", f"random {1 - SEAT}", f"magician {SEAT}")
    ]


def test_bots_that_were_not_asked_for_long_are_forgotten(
    made: list[Made], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "REMEMBERED", 2)
    minds = BotCache()
    for table in ("a", "b", "a", "c", "a", "b"):
        minds.answer(question(table=table))
    assert len(made) == 4, "a was never forgotten, b was when c came"


def test_a_process_answers_line_by_line_and_outlives_ctrl_c(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = "".join(json.dumps(question()) + "\n" for _ in range(2))
    monkeypatch.setattr(sys, "stdin", io.StringIO(asked))
    before = signal.getsignal(signal.SIGINT)
    try:
        worker.main()
        assert signal.getsignal(signal.SIGINT) == signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)
    ready, *answers = map(json.loads, capsys.readouterr().out.splitlines())
    assert ready == "ready"
    assert len(answers) == 2
    for answer in answers:
        assert GAME.explain(Action.parse(answer["action"])) is None


# The host's bots


class Spoiler(Bot):
    """Plays on in the game it was given, then answers."""

    closed = 0

    def decide(self, game: Game, budget: Budget) -> Action:
        assert (budget.seconds, budget.time_limit) == (0.01, 3.01)
        action = game.options(self.seat)[0]
        game.apply(action)
        return action

    def close(self) -> None:
        Spoiler.closed += 1


class Raising(Spoiler):
    def decide(self, game: Game, budget: Budget) -> Action:
        raise KeyError("hat")


def test_a_bot_of_the_hosts_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Spoiler, "closed", 0)
    monkeypatch.setattr(worker, "EXTRA_REMEMBERED", 2)
    bots = BotCache()
    for table in ("a", "b", "a", "c"):
        answer = bots.answer(question(level=f"{__name__}:Spoiler", table=table))
        assert answer == {"action": str(GAME.options(SEAT)[0]), "reason": ""}
    assert Spoiler.closed == 1, "few are kept"


@pytest.mark.parametrize(
    ("level", "reason"),
    [
        (f"{__name__}:Raising", "raised KeyError: 'hat'"),
        (f"{__name__}:Made", "is not a subclass of trickerion.bots.Bot"),
        (programs.spec("fails_at_once"), "ended with exit code 1; it reported: no hat"),
    ],
)
def test_a_bot_of_the_hosts_that_fails_says_why(
    level: str, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = BotCache()
    assert reason in bots.answer(question(level=level))["failed"]
    assert not bots.bots, "it starts afresh"
