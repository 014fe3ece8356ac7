"""The command `bench-environments`."""

import json
import sys
from importlib.util import find_spec

import pytest
from click.testing import CliRunner

from trickerion.cli import main


def test_environments_are_measured_in_one_run() -> None:
    result = CliRunner().invoke(
        main, ["bench-environments", "--seconds", "0.1", "--players", "2", "--json"]
    )
    assert result.exit_code == 0, result.output
    rows = json.loads(result.output)
    assert rows[0]["environment"] == "trickerion, PettingZoo"
    assert rows[0]["ratio_of_ours"] == 1
    assert all(row["steps_per_second"] > 0 for row in rows)
    shares = {row["environment"]: row["share_of_bare_engine"] for row in rows}
    assert shares["trickerion, the bare engine"] == "100%"
    assert shares["trickerion, vector with masks"] != "0%"
    assert shares["trickerion, vector with masks and observations"] != "0%"


@pytest.mark.skipif(not find_spec("pygame"), reason="PettingZoo's own games are not installed")
def test_games_of_pettingzoo_play_in_the_same_loop() -> None:
    result = CliRunner().invoke(main, ["bench-environments", "--seconds", "0.1"])
    assert "connect four v3" in result.output


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("trickerion.rl")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    result = CliRunner().invoke(main, ["bench-environments"])
    assert result.exit_code == 1
    assert "trickerion.rl needs pettingzoo: pip install 'trickerion[rl]'" in result.output
