"""The example of a program that plays, and what the docs say about it."""

import json
import re
import sys
from subprocess import PIPE, Popen

from tests.support import ROOT
from trickerion import Game, Options
from trickerion.bots import Budget
from trickerion.bots.program import decide_message, hello_message
from trickerion.lab.play.arena import Contest, play_game

EXAMPLE = ROOT / "examples/json_lines_bot.py"
PAGE = (ROOT / "docs/write-a-bot.md").read_text(encoding="utf-8")


def test_the_example_plays_a_whole_game() -> None:
    spec = f"program:{sys.executable} {EXAMPLE}"
    game = play_game(Contest((spec, "random"), Options(beginner=True), nodes=1), 0)
    assert game["forfeits"] == []
    assert all(seat["decisions"] > 10 for seat in game["seats"])


def test_the_docs_show_the_example() -> None:
    assert EXAMPLE.read_text(encoding="utf-8") in PAGE


def test_the_docs_show_what_is_sent_and_what_is_answered() -> None:
    """The lines of the page, except that `...` stands for more."""
    hello, ready, question, answer, end = re.findall(
        r"^(?:→|←) (.*)$", PAGE.split("```text\n", 1)[1], re.MULTILINE
    )
    game = Game.new(Options(players=2, beginner=True), 1)
    seat = game.to_act[0]
    asked = decide_message(game, seat, game.options(seat)[:1], Budget(nodes=1000))
    assert keys(hello) == list(hello_message(game, seat, 7))
    assert keys(question) == list(asked)
    assert keys(end) == ["type"]
    with Popen([sys.executable, EXAMPLE], stdin=PIPE, stdout=PIPE, text=True) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        for line, expected in ((hello, ready), (question.replace("...", ""), answer)):
            program.stdin.write(line.replace("...", "") + "\n")
            program.stdin.flush()
            assert json.loads(program.stdout.readline()) == json.loads(expected)
        program.stdin.write(end + "\n")
        program.stdin.close()
    assert program.returncode == 0


def keys(line: str) -> list[str]:
    return list(json.loads(line.replace("...", "")))
