"""Specs: classes in modules and files, and programs; a bad one is refused in a sentence."""

import sys
from multiprocessing import get_context
from pathlib import Path

import pytest

from trickerion import Game, Options
from trickerion.bots import Bot, Budget, make_bot
from trickerion.bots.specs import is_spec, load, short_name, split_names

FIRST = """
from helper_of_first import NAME
from trickerion.bots import Advice, Bot


class First(Bot):
    name = NAME

    def advise(self, game, budget):
        return [Advice(action, 0.0, "first") for action in game.options(self.seat)]


class Nameless(First):
    name = ""


NUMBER = 7
class Chair: pass
"""


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(sys, "path", [*sys.path])
    (tmp_path / "helper_of_first.py").write_text("NAME = 'the first'\n")
    file = tmp_path / "first.py"
    file.write_text(FIRST)
    return file


def decision(spec: str) -> str:
    game = Game.new(Options(), 1)
    return str(make_bot(spec, game.to_act[0]).decide(game, Budget(nodes=1)))


def test_a_class_in_a_file_is_loaded_with_its_neighbors(file: Path) -> None:
    game = Game.new(Options(), 1)
    assert decision(f"{file}:First") == str(game.options(game.to_act[0])[0])
    assert load(f"{file}:First") is load(f"{file}:First"), "a file is loaded once"


def test_a_class_of_an_installed_module_is_loaded() -> None:
    assert isinstance(make_bot("trickerion.bots.base:RandomBot", 1, 5), Bot)


def test_a_worker_process_loads_a_bot_from_its_spec_alone(file: Path) -> None:
    with get_context("spawn").Pool(1) as pool:
        assert pool.apply(decision, [f"{file}:First"]) == decision(f"{file}:First")


def test_a_bot_has_a_short_name(file: Path) -> None:
    assert short_name(f"{file}:First") == "the first"
    assert short_name(f"{file}:Nameless") == "Nameless"
    assert short_name(f"program:{sys.executable} -c pass") == Path(sys.executable).stem


def test_names_are_separated_by_commas() -> None:
    assert split_names("random, a.py:B ,program:./c -d") == ["random", "a.py:B", "program:./c -d"]
    assert [*map(is_spec, ("random", "a.py:B"))] == [False, True]


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ("no_such_module:MyBot", "there is no module no_such_module; is it installed?"),
        ("no/such/file.py:MyBot", "there is no file no/such/file.py"),
        ("{file}:Second", "first.py has no class Second"),
        ("{file}:NUMBER", "first.py has no class NUMBER"),
        ("{file}:Chair", "is not a subclass of trickerion.bots.Bot"),
        ("{file}:", "write my_bot.py:MyBot or module:MyBot"),
        (":MyBot", "write my_bot.py:MyBot or module:MyBot"),
        ("{broken}:MyBot", "can't be loaded: ZeroDivisionError: division by zero ("),
        ("{leaving}:MyBot", "can't be loaded: SystemExit: 3 ("),
        ("{unparsed}:MyBot", "can't be loaded: SyntaxError: "),
        ("program:", "names no program; write program:./my_bot"),
        ("program:no-such-program --fast", "there is no program 'no-such-program' to run"),
        ("program:'unfinished", "is not a command (No closing quotation)"),
    ],
)
def test_what_cannot_be_loaded_is_refused_in_a_sentence(
    spec: str, why: str, file: Path, tmp_path: Path
) -> None:
    sources = {"broken": "1 / 0", "leaving": "raise SystemExit(3)", "unparsed": "def"}
    for name, source in sources.items():
        (tmp_path / f"{name}.py").write_text(source)
    files = {name: tmp_path / f"{name}.py" for name in sources}
    with pytest.raises(ValueError, match=r"^bots: ") as raised:
        load(spec.format(file=file, **files))
    assert why in str(raised.value)
    assert "\n" not in str(raised.value)
