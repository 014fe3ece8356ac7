"""A language is a folder: in the pseudo-language the terminal shows no plain English."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from tests.pseudo_language import english_words, pseudo_language
from tests.support import position, seat, show
from tests.terminal.keyboard import NAMES, Player, table
from tests.texts.messages import TERMINAL
from trickerion import Game, Options, rulebook
from trickerion.cli import main
from trickerion.terminal.cli import play
from trickerion.terminal.language import said, speak
from trickerion.terminal.play.menu import Menu
from trickerion.texts import texts

pytestmark = pytest.mark.source

ALLOWED = re.compile(rf"\b({'|'.join(NAMES)}|Player \d|[A-Z]+-\d+|p\d [a-z_ .\d]+|and)\b")
"""Names, ids of rules, actions in the notation of records, and what CLDR puts into lists."""
COMMANDS = (
    *("help", "board", "tricks", "cards", "cards all", "prophecies", "log", "hint", "undo"),
    *("rule THR-5", "rule XYZ", "why enhance", "why perform riverside_1", "why"),
)


@pytest.fixture(scope="module")
def pseudo_root(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pseudo_language(tmp_path_factory.mktemp("texts")):
        yield


@pytest.fixture
def pseudo(pseudo_root: None) -> Iterator[None]:
    speak("xa")
    yield
    speak("en")


def plain_english(text: str) -> list[str]:
    return english_words(text, ALLOWED)


class Curious(Player):
    """Tries every command now and then, answers at random, and types what is not allowed."""

    def __init__(self, seed: int) -> None:
        super().__init__(self.line)
        self.chance = Random(seed)
        self.commands = iter(COMMANDS * 2)

    def line(self, prompt: str) -> str:
        assert plain_english(prompt) == []
        if ">" in prompt and len(prompt) > 2:
            return ""
        if self.chance.random() < 0.04:
            return next(self.commands, "log")
        if self.chance.random() < 0.04:
            return self.chance.choice(["take_coins bank_a", "perform riverside_1", "99", "enhance"])
        session = self.table.session
        menu = Menu(session.game, session.next_seat(self.table.person))
        return self.chance.choice([one.key for group in menu.groups.values() for one in group])

    def sit_down(self, game: Game, folder: Path) -> None:
        self.table = table(self, folder, game)
        self.table.play()
        assert self.table.session.game.over


@pytest.mark.usefixtures("pseudo")
@pytest.mark.parametrize("seed", [2, 3])
def test_whole_games_show_no_plain_english(
    seed: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    options = Options(players=2 + seed % 3, dark_alley=True, prophecies=seed > 1, quick=seed == 3)
    game = Game.new(options, seed, list(NAMES[: options.players]))
    screen = Curious(seed)
    screen.sit_down(game, tmp_path)
    assert len(screen.lines) > 1000
    assert plain_english(screen.text) == []
    assert caplog.messages == []


@pytest.mark.usefixtures("pseudo")
def test_a_beginner_game_and_its_end_show_no_plain_english(tmp_path: Path) -> None:
    game = Game.new(Options(beginner=True), 4, list(NAMES[:2]))
    screen = Curious(4)
    screen.sit_down(game, tmp_path)
    assert plain_english(screen.text) == []


@pytest.mark.usefixtures("pseudo")
def test_markers_outside_the_slots_and_stacks_show_no_plain_english(tmp_path: Path) -> None:
    game = position(
        seat(magician="electra", tricks={"linking_rings": 2}, assigned={"assistant": "theater"}),
        seat(magician="red_lotus", tricks={"stocks_escape": 0}),
        theater=[show("riverside_2", guests=["p2 spade"])],
        dark_alley=True,
    )
    game.names = ["Ada", "Ben"]
    screen = Curious(5)
    table(screen, tmp_path, game)
    script = iter(["place assistant friday.1", "set_up_stack linking_rings", "1"])
    screen.choose = lambda prompt: next(script, None)
    table(screen, tmp_path, game).play()
    kept = re.compile(r"\S*/\S*|--load|trickerion play")
    assert plain_english(kept.sub("", screen.text)) == []


@pytest.mark.usefixtures("pseudo")
@pytest.mark.parametrize("page", [None, *rulebook.PAGES])
def test_the_rulebook_shows_no_plain_english(page: str | None) -> None:
    chosen = ["--page", page] if page else []
    shown = CliRunner().invoke(main, ["rules", "--language", "xa", *chosen])
    assert len(shown.output) > 1000
    assert plain_english(shown.output) == []


@pytest.mark.usefixtures("pseudo")
def test_the_language_is_chosen_by_an_option_or_the_environment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shown = CliRunner().invoke(play, ["--language", "xa"])
    assert "⟦" in shown.output
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert "⟦" not in CliRunner().invoke(play, []).output
    monkeypatch.setenv("LC_MESSAGES", "xa_XX.UTF-8")
    assert "⟦" in CliRunner().invoke(play, []).output
    assert "⟦" not in CliRunner().invoke(play, ["--language", "en"]).output


@pytest.mark.usefixtures("pseudo")
def test_every_message_is_accented_longer_and_in_brackets() -> None:
    english, pseudo = 0, 0
    for key in ("note-finish", "question-use_card", "effect-electra", "mark-practice_more"):
        told = said().say(key, card="")
        assert told.startswith("⟦")
        assert told.endswith("⟧")
        pseudo += len(told)
        english += len(texts("en", TERMINAL.parent).say(key, card=""))
    assert 1.3 < pseudo / english < 1.5
