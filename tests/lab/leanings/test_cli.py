"""`trickerion exploit` and `trickerion styles`."""

import json

import pytest
from click.testing import CliRunner, Result

from trickerion.lab.leanings.cli import exploit, styles

QUICK = ("--beginner", "--quick", "--nodes", "1")


def run(command: object, *arguments: str) -> Result:
    return CliRunner().invoke(command, arguments)  # type: ignore[arg-type]


def test_exploit_plays_every_plan_that_the_game_allows() -> None:
    result = run(exploit, "--bots", "random", "--level", "random", "--games", "1", "--json", *QUICK)
    assert result.exit_code == 0, result.output
    plans = [one["bot"] for one in json.loads(result.stdout)]
    assert "random:level_2_show" in plans
    assert "random:level_3_rush" not in plans


def test_exploit_warns_of_a_plan_that_wins_too_often() -> None:
    arguments = ("--bots", "random", "--level", "apprentice", "--plans", "two_specialists")
    result = run(exploit, *arguments, "--games", "2", "--beginner", "--quick", "--nodes", "8")
    assert "Warning: apprentice:two_specialists beats random in 100% of the games" in result.output


def test_styles_meet_the_neutral_bot_of_their_level() -> None:
    result = run(styles, "--levels", "random", "--games", "2", "--styles", "gambler", *QUICK)
    assert result.exit_code == 0, result.output
    assert "random:gambler" in result.output
    assert "sundays" in result.output


@pytest.mark.parametrize(
    ("command", "arguments", "reason"),
    [
        (exploit, ("--plans", "bribery"), "'bribery' is not one of level_2_show"),
        (exploit, ("--level", "wizard"), "there is no module wizard"),
        (styles, ("--styles", "juggler"), "'juggler' is not one of planner"),
        (styles, ("--players", "7"), "players"),
    ],
)
def test_bad_input_is_refused_with_a_sentence(
    command: object, arguments: tuple[str, ...], reason: str
) -> None:
    result = run(command, *arguments)
    assert result.exit_code == 2
    assert reason in " ".join(result.output.split())
