"""The referee catches bots that raise, stall or cheat."""

import signal
import time
from threading import Thread

import pytest

from trickerion import Action, Game, Options
from trickerion.bots import Bot, Budget, Misconduct, make_bot
from trickerion.bots.referee import Stalled, ask

GAME = Game.new(Options(players=3), 5)
SEAT = GAME.to_act[0]
BUDGET = Budget(nodes=10)


class Answering(Bot):
    """Returns or raises a given object."""

    def __init__(self, answer: object) -> None:
        super().__init__(SEAT)
        self.answer = answer

    def decide(self, game: Game, budget: Budget) -> Action:
        assert game.imagined
        if isinstance(self.answer, BaseException):
            raise self.answer
        return self.answer  # type: ignore[return-value]


class Endless(Bot):
    """Never answers, and ignores ordinary exceptions."""

    def decide(self, game: Game, budget: Budget) -> Action:
        while True:
            try:
                time.sleep(0.001)
            except Exception:
                time.sleep(0.001)


class Shy:
    def __repr__(self) -> str:
        raise RuntimeError


def misconduct(bot: Bot, budget: Budget = BUDGET) -> str:
    with pytest.raises(Misconduct) as raised:
        ask(bot, SEAT, GAME, 1, budget)
    return str(raised.value)


def test_a_legal_answer_is_taken() -> None:
    assert ask(make_bot("random", SEAT), SEAT, GAME, 1, BUDGET) in GAME.options(SEAT)


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        (Action.parse("p3 buy rope 2"), "returned p3 buy rope 2, which is illegal: "),
        (Action.parse("p2 done"), "returned p2 done, which is illegal: "),
        (None, "returned None, which is not an action"),
        ("p3 pass", "returned 'p3 pass', which is not an action"),
        ("x" * 1000, "which is not an action"),
        (Shy(), "returned a Shy, which is not an action"),
        (KeyError("hat"), "raised KeyError: 'hat' ("),
        (SystemExit(3), "raised SystemExit: 3 ("),
        (Misconduct("fell asleep"), "fell asleep"),
    ],
)
def test_misconduct_is_named(answer: object, expected: str) -> None:
    message = misconduct(Answering(answer))
    assert expected in message
    assert len(message) < 300


def test_an_interruption_by_the_keyboard_is_none() -> None:
    with pytest.raises(KeyboardInterrupt):
        ask(Answering(KeyboardInterrupt()), SEAT, GAME, 1, BUDGET)


def test_a_free_action_does_not_answer_the_question() -> None:
    """Free actions are legal, but a bot could take them forever."""
    game = Game.new(Options(players=2, beginner=True), 1)
    while not any(action.kind == "recall" for action in game.free_options(game.to_act[0])):
        game.play(game.options(game.to_act[0])[0])
    seat = game.to_act[0]
    recall = next(action for action in game.free_options(seat) if action.kind == "recall")
    with pytest.raises(Misconduct, match="which does not answer the question"):
        ask(Answering(recall), seat, game, 1, BUDGET)


def test_a_bot_that_never_answers_is_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Budget, "time_limit", 0.05)
    before = signal.getsignal(signal.SIGALRM)
    assert misconduct(Endless(SEAT)) == "took longer than 0.05 s"
    assert signal.getsignal(signal.SIGALRM) == before
    assert signal.getitimer(signal.ITIMER_REAL) == (0, 0)
    assert not issubclass(Stalled, Exception)


def test_where_a_bot_cannot_be_interrupted_it_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Budget, "time_limit", 0.0)
    found: list[str] = []
    thread = Thread(target=lambda: found.append(misconduct(make_bot("random", SEAT))))
    thread.start()
    thread.join()
    assert found == ["took longer than 0 s"]


def test_a_bot_that_keeps_time_itself_is_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Budget, "time_limit", 0.0)
    bot = make_bot("random", SEAT)
    monkeypatch.setattr(type(bot), "keeps_time", True)
    assert ask(bot, SEAT, GAME, 1, BUDGET) in GAME.options(SEAT)


def test_the_limit_leaves_much_more_time_than_the_budget() -> None:
    assert Budget(seconds=2.0).time_limit == 16
    assert Budget(nodes=1000, seconds=2.0).time_limit == 16
    assert Budget(nodes=1000).time_limit == 70
    assert Budget().time_limit == 60
