"""Programs as bots: what they are sent, what they may answer, and that none is left behind."""

import gc
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from subprocess import PIPE, Popen
from typing import Any

import pytest

from tests.bots import programs
from tests.server.support import until
from tests.support import ROOT
from trickerion import Game, Options
from trickerion.bots import Budget, Misconduct, make_bot
from trickerion.bots import program as program_module
from trickerion.bots.program import Program, ProgramBot, decide_message, hello_message
from trickerion.lab.play.simulation import lively_action
from trickerion.lab.verify.invariants import mixed_options
from trickerion.lab.verify.permuter import permuted
from trickerion.server.subprocesses import environment

BUDGET = Budget(nodes=10)


class Play:
    """A game in which a program plays every decision of the first seat."""

    def __init__(self, way: str = "plays") -> None:
        bot = make_bot(programs.spec(way), 0, seed=5)
        assert isinstance(bot, ProgramBot)
        self.bot = bot
        self.game = Game.new(Options(players=2, beginner=True, quick=True), 1)

    def decide(self, times: int, budget: Budget = BUDGET) -> None:
        while times and not self.game.over:
            seat = self.game.to_act[0]
            if seat == 0:
                self.game.apply(self.bot.decide(self.game.imagine(0, times), budget))
                times -= 1
            else:
                self.game.play(self.game.options(seat)[0])

    @property
    def process(self) -> Any:
        assert self.bot.program is not None
        return self.bot.program.process


@pytest.fixture
def play(request: pytest.FixtureRequest) -> Iterator[Play]:
    playing = Play(*getattr(request, "param", ()))
    yield playing
    playing.bot.close()


def is_gone(pid: int) -> bool:
    """Neither running nor our zombie."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    status = Path(f"/proc/{pid}/stat")  # what was killed with its parent is reaped by the system
    return status.exists() and status.read_text().split()[2] == "Z" and not is_child(pid)


def is_child(pid: int) -> bool:
    try:
        os.waitpid(pid, os.WNOHANG)
    except ChildProcessError:
        return False
    return True


# Playing


def test_a_program_plays_by_ids_and_by_texts_until_the_game_is_over(play: Play) -> None:
    play.decide(1000)
    assert play.game.over
    process = play.process
    play.bot.close()
    assert process.returncode == 0, "it ended by itself"
    assert is_gone(process.pid)
    play.bot.close()


def test_a_program_can_be_asked_for_advice(play: Play) -> None:
    seat = play.game.to_act[0]
    assert seat == 0
    (advice,) = play.bot.advise(play.game, BUDGET)
    assert advice.action == play.game.options(0)[0]


def test_a_program_learns_what_its_seat_may_know_and_its_budget() -> None:
    game = Game.new(Options(players=3), 1)
    seat = game.to_act[0]
    options = game.options(seat)
    assert hello_message(game, seat, 5) == {
        **{"type": "hello", "protocol": 1, "seat": seat, "seed": 5},
        "options": Options(players=3).to_dict(),
    }
    assert decide_message(game, seat, options, Budget(7, 2.0)) == {
        **{"type": "decide", "view": game.view(seat)},
        "options": [{"id": action.id, "text": str(action)} for action in options],
        **{"nodes": 7, "seconds": 2.0, "time_limit": 16.0},
    }


def test_a_program_is_sent_nothing_that_its_seat_may_not_know() -> None:
    """R9: its input stays the same, byte for byte, after all that is hidden was permuted."""
    compared = 0
    for number in range(1, 7):
        game, rng = Game.new(mixed_options(number), number), Random(number)
        for step in range(150):
            if game.over:
                break
            if step % 25 == 10:
                seat = rng.choice(game.to_act)
                other, _ = permuted(game, seat, rng)
                lines = [sent(true, seat, seed) for true in (game, other) for seed in (1, 2)]
                assert len(set(lines)) == 1
                compared += 1
            game.play(lively_action(game, rng))
    assert compared >= 30


def sent(game: Game, seat: int, seed: int) -> str:
    """All that a program at a seat is sent, whatever the game that its seat imagines."""
    imagined = game.imagine(seat, seed)
    question = decide_message(imagined, seat, imagined.options(seat), BUDGET)
    return json.dumps([hello_message(imagined, seat, 5), question])


# Misconduct


@pytest.mark.parametrize(
    ("way", "why"),
    [
        ("garbage", "wrote I think I'll pass, which is no JSON object"),
        ("number", "wrote 7, which is no JSON object"),
        ("deep", "which is no JSON object"),
        ("illegal", "answered {'action': 'p1 fly'}, which is not one of the options"),
        ("true", "answered {'action': True}, which is not one of the options"),
        ("nothing", "answered {}, which is not one of the options"),
        ("endless_line", "wrote a line of more than 65,536 bytes"),
        ("crashes", "xxx | out of magic[2J"),
        ("killed", "was ended by signal 9"),
        ("closes", "closed its output"),
        ("other_protocol", "answered the greeting without protocol 1"),
        ("fails_at_once", "ended with exit code 1; it reported: no hat"),
    ],
)
def test_a_program_that_fails_is_reported(
    way: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if way == "closes":
        monkeypatch.setattr(program_module, "ENDING", 0.1)
    play = Play(way)
    try:
        with pytest.raises(Misconduct) as raised:
            play.decide(3)
    finally:
        play.bot.close()
    assert why in str(raised.value)
    assert len(str(raised.value)) < 600


def test_a_program_that_stalls_is_killed_with_all_that_it_started(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    play = Play("stalls")
    play.decide(2)
    process = play.process
    assert play.bot.program is not None
    errors = play.bot.program.errors
    until(lambda: errors.tail.endswith(b"\n"))
    helper = int(errors.tail)
    monkeypatch.setattr(Budget, "time_limit", 0.1)
    with pytest.raises(Misconduct, match=r"took longer than 0\.1 s"):
        play.decide(1)
    assert process.returncode == -9
    assert is_gone(process.pid)
    until(lambda: is_gone(helper))
    play.bot.close()


def test_a_program_that_stays_at_the_end_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program_module, "ENDING", 0.1)
    play = Play("stays")
    play.decide(1)
    process = play.process
    play.bot.close()
    assert process.returncode == -9
    assert is_gone(process.pid)


def test_a_bot_that_is_forgotten_takes_its_program_along() -> None:
    play = Play()
    play.decide(1)
    pid = play.process.pid
    del play
    gc.collect()
    assert is_gone(pid)


KILLED_PARENT = """
from tests.bots import programs
from trickerion import Game, Options
from trickerion.bots import Budget, make_bot
game = Game.new(Options(), 1)
bot = make_bot(programs.spec(), 0)
bot.decide(game, Budget(nodes=10))
print(bot.program.process.pid, flush=True)
input()
"""


def test_a_program_ends_with_the_process_that_started_it() -> None:
    """Its input ends, even if that process was killed."""
    command = [sys.executable, "-c", KILLED_PARENT]
    with Popen(command, cwd=ROOT, stdin=PIPE, stdout=PIPE, env=environment()) as parent:
        assert parent.stdout is not None
        program = int(parent.stdout.readline())
        assert not is_gone(program)
        parent.kill()
    until(lambda: is_gone(program))


def test_what_cannot_be_started_is_reported(tmp_path: Path) -> None:
    script = tmp_path / "script"
    script.write_text("no program")
    script.chmod(0o755)
    with pytest.raises(Misconduct, match=r"can't be started: .*Exec format error"):
        Program([str(script)])
