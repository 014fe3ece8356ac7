"""`trickerion play` from the shell."""

import getpass
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.bots import programs
from tests.terminal.keyboard import RecordingScreen
from trickerion import Game, Options
from trickerion.bots.names import NAMES, STYLE_NAMES, bot_names
from trickerion.terminal import cli
from trickerion.terminal.cli import ask_modules, ask_number, play
from trickerion.terminal.play.saved_games import load, save
from trickerion.texts import texts


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path / "trickerion"


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(play, arguments, input=typed)


def test_with_no_input_it_shows_the_table_and_ends_politely(folder: Path) -> None:
    result = run()
    assert result.exit_code == 0
    assert "▲ Player 1: Choose your magician." in result.output
    assert any(f"■ {name} (p2)" in result.output for name in NAMES["apprentice"])
    assert result.output.endswith("Goodbye.\n")
    assert not folder.exists()


def test_names_people_and_seed_are_taken_from_the_options(folder: Path) -> None:
    result = run("--players", "3", "--people", "2", "--seed", "6", "--names", "Ada, Ben")
    assert "▲ Ada: Choose" in result.output
    assert "■ Ben (p2)" in result.output
    (bot,) = bot_names(["apprentice"], "6", ["Ada", "Ben"])
    assert f"★ {bot} (p3)" in result.output
    assert "Seed 6." in result.output


def test_the_modules_are_taken_from_the_options(folder: Path) -> None:
    result = run("--dark-alley", "--prophecies", "--quick", "--late-bonus", typed="1\n")
    assert "── Turn 2 of 7 · Setup" in result.output
    assert "Prophecies  Active none" in result.output
    assert "gains 8 Fame (setup)" in " ".join(result.output.split())


def test_a_solo_game_is_chosen_by_its_difficulty(folder: Path) -> None:
    """HEIR-1: the Heir joins when the player's setup is done, and its rules are named."""
    result = run("--heir", "hard", "--beginner", "--seed", "3", "--names", "Ada", typed="1\n1\n")
    assert result.exit_code == 0
    told = " ".join(result.output.split())
    assert "▲ Ada: Choose your magician." in told
    assert "HEIR-1: Dahlgaard’s Heir joins the competition" in told
    assert "HEIR-3: the Heir advertises for free" in told
    assert "■ Dahlgaard’s Heir gains 2 Fame (advertising); reveals the plan" in told


def test_solo_games_that_cannot_be_are_refused(folder: Path) -> None:
    """HEIR-1."""
    assert "HEIR-1: exactly 1 player, not 2" in run("--heir", "easy", "--players", "2").output
    assert "HEIR-1: not with the quick game" in run("--heir", "easy", "--quick").output
    assert "HEIR-1: one player needs an Heir" in run("--players", "1").output


@pytest.mark.parametrize("module", ["prophecies", "late-bonus"])
def test_a_combination_the_rules_refuse_is_said(module: str, folder: Path) -> None:
    """SET-1, FIN-3."""
    result = run(f"--{module}")
    assert result.exit_code == 2
    assert "only with the Dark Alley" in result.output


@pytest.mark.parametrize(("typed", "modules"), [("", (False, False)), ("1", (True, False))])
def test_the_dark_alley_is_asked_for(typed: str, modules: tuple[bool, bool]) -> None:
    given = {"dark_alley": False, "prophecies": False, "quick": True}
    asked = ask_modules(RecordingScreen([typed]), given)
    assert (asked["dark_alley"], asked["prophecies"]) == modules
    assert asked["quick"]
    both = ask_modules(RecordingScreen(["2"]), given)
    assert both["dark_alley"]
    assert both["prophecies"]
    assert ask_modules(RecordingScreen([]), both) == both


def test_people_alone_make_a_table_for_as_many(folder: Path) -> None:
    assert "★ Player 3 (p3)" in run("--people", "3").output


@pytest.mark.parametrize(
    "arguments",
    [
        ("--players", "5"),
        ("--players", "2", "--people", "3"),
        ("--players", "2", "--names", "Ada,Ben,Clara"),
        ("--names", "Ada,\x1b[2J"),
        ("--load", "missing.txt"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(
    arguments: tuple[str, ...], folder: Path
) -> None:
    result = run(*arguments)
    assert result.exit_code != 0
    assert result.exception is None or isinstance(result.exception, SystemExit)
    assert "Error" in result.output
    assert "\x1b" not in result.output


def test_a_game_left_is_resumed_where_it_was(folder: Path) -> None:
    left = run("--beginner", "--seed", "3", "--names", "Ada", typed="1\nquit\n")
    (kept,) = folder.iterdir()
    assert f"trickerion play --load {kept}" in left.output
    resumed = run("--load", str(kept), typed="log\n")
    assert "▲ Ada plays The Mechaniker" in resumed.output
    assert load(kept)[1] == 1


def test_as_many_people_as_before_resume(tmp_path: Path, folder: Path) -> None:
    file = tmp_path / "game.txt"
    game = Game.new(Options(players=3, beginner=True), 1)
    save(file, game, 3)
    assert "★ Player 3: Choose" in run("--load", str(file), typed="1\n\n3\n\n").output


def test_numbers_are_asked_until_they_fit() -> None:
    screen = RecordingScreen(["x", "7", "3"])
    assert ask_number(screen, "note-ask_players", 2, 4, 2) == 3
    assert screen.lines.count("Type a number from 2 to 4, or press Enter for 2.") == 2
    assert ask_number(RecordingScreen([""]), "note-ask_players", 2, 4, 2) == 2
    assert ask_number(RecordingScreen([]), "note-ask_players", 2, 4, 2) == 2


def test_unknown_bots_are_refused_with_a_sentence() -> None:
    result = CliRunner().invoke(play, ["--players", "2", "--bots", "wizard"])
    assert result.exit_code == 2
    assert "'wizard' is not a bot; there are random, apprentice," in result.output
    result = run("--players", "2", "--bots", "magician:juggler")
    assert result.exit_code == 2
    assert "'juggler' is not a style; there are planner, gambler," in result.output
    result = run("--players", "2", "--bots", "my_bot.py:MyBot")
    assert result.exit_code == 2
    assert "bots: there is no file my_bot.py" in result.output


def test_a_bot_with_a_style_plays_under_one_of_its_names(folder: Path) -> None:
    bots = ("--bots", "random:publicist", "--beginner")
    result = run("--players", "2", "--people", "1", *bots, typed="1\n" * 5)
    assert result.exit_code == 0, result.output
    assert any(name in result.output for name in STYLE_NAMES["publicist"])


def test_a_bot_of_your_own_plays_under_its_name(folder: Path) -> None:
    arguments = ("--players", "2", "--people", "1", "--bots", programs.spec(), "--beginner")
    result = run(*arguments, typed="1\n" * 5)
    assert result.exit_code == 0, result.output
    assert Path(sys.executable).stem in result.output


@pytest.mark.parametrize("error", [ImportError, KeyError, OSError])
def test_a_user_without_a_name_is_a_player(
    error: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    """On Windows, or in a container, the system may know none."""

    def fail() -> str:
        raise error

    assert cli._user_name() == getpass.getuser()
    monkeypatch.setattr(getpass, "getuser", fail)
    assert cli._user_name() == "Player 1"


def test_the_duel_and_powers_are_options() -> None:
    """DUEL-1, POW-1: played, or refused with the rule."""
    assert "Turn 1 of 5" in run("--duel", "--players", "2", "--seed", "1", typed="quit\n").output
    powers = run("--dark-alley", "--powers", "--players", "3", "--seed", "1", typed="quit\n")
    assert "Turn 1 of 7" in powers.output
    assert "DUEL-1: exactly 2 players, not 3" in run("--duel", "--players", "3").output
    assert "POW-1: only with the Dark Alley" in run("--powers", "--players", "2").output


def test_combinations_that_the_rules_do_not_allow_are_refused_with_a_sentence() -> None:
    """DUEL-1, POW-1, HEIR-1."""
    needs_heir = "HEIR-1: one player needs an Heir: easy, normal or hard"
    assert needs_heir in run("--players", "1").output
    assert "HEIR-1: not with Magician Powers" in run("--heir", "easy", "--powers").output
    assert "'brutal' is not one of" in run("--heir", "brutal").output


@pytest.mark.parametrize(
    ("options", "modules"),
    [
        (("--duel", "--players", "2"), ("duel",)),
        (("--dark-alley", "--powers", "--players", "3"), ("powers",)),
        (("--dark-alley", "--duel", "--powers", "--players", "2"), ("duel", "powers")),
        (("--heir", "easy"), ("heir", "duel")),
        (("--players", "2"), ()),
    ],
)
def test_a_new_game_says_which_cards_are_our_own(
    options: tuple[str, ...], modules: tuple[str, ...]
) -> None:
    told = " ".join(run(*options, "--seed", "1", typed="quit\n").output.split())
    for module in ("duel", "powers", "heir"):
        assert (texts().say(f"{module}-our_cards") in told) == (module in modules)
