"""`trickerion check` and `coverage`."""

import json
import re

from click.testing import CliRunner, Result

from tests.support import needs_pure
from trickerion.cli import main


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments)


def test_check_reports_what_it_checked() -> None:
    result = run("check", "--actions", "300", "--states", "10", "--undos", "50", "--seed", "5")
    assert result.exit_code == 0
    for what, goal in (
        ("R3, R4: actions", 300),
        ("R8, R9: positions", 10),
        ("R10: undone actions", 50),
    ):
        [checked] = re.findall(rf"{what}: (\d+) checked, no failures", result.output)
        assert int(checked) >= goal


def test_check_takes_a_module() -> None:
    small = ("--actions", "1", "--states", "1", "--undos", "1")
    assert run("check", "--module", "heir", *small).exit_code == 0
    assert "Invalid value for '--module'" in run("check", "--module", "academy", *small).output


@needs_pure
def test_coverage_counts_effects() -> None:
    output = run("coverage", "--games", "4").output
    assert output.splitlines()[-1].startswith("132 effects and cards in 4 games")
    assert len(json.loads(run("coverage", "--games", "2", "--json").output)) == 132
