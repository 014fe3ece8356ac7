"""The scores at the end, by source and by turn."""

from pathlib import Path

from tests.support import position, seat
from tests.terminal.keyboard import play


def test_new_sources_of_fame_have_their_line_in_the_scores(tmp_path: Path) -> None:
    """FIN-2, FIN-3, MAG-6."""
    game = position(
        seat(
            magician="gentleman",
            tricks={"vanishing_elephant": 0},
            components={"glass": 3, "animal": 2, "padlock": 2, "mirror": 1},
            team=["manager"],
            assigned={"magician": "downtown"},
            hand=["invention", "logistics"],
        ),
        seat(magician="electra"),
        turn=7,
        dark_alley=True,
    )
    _, screen = play(["place magician downtown.1", "done", "", ""], tmp_path, game)
    rows = {line.rsplit(None, 2)[0]: line.split()[-2:] for line in screen.lines if line}
    assert rows["Magic for the Masses"] == ["1", "0"]
    assert rows["Leftover Special cards"] == ["4", "0"]
    assert rows["Level 3 tricks"] == ["7", "0"]
