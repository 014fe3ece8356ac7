"""The ladder's tables in the terminal and in Markdown."""

from pathlib import Path

from tests.support import ROOT
from trickerion import Options
from trickerion.lab.ladder.ladder import make_ladder, standings
from trickerion.lab.ladder.report import ladder_tables, markdown, read_page, write_page
from trickerion.lab.play.arena import play_games

BOTS = ("random", "apprentice", "specialist")


def test_only_the_text_between_the_markers_changes(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_bytes(b"# Bots\r\n\n<!-- ladder -->\nold\n<!-- /ladder -->\n\xc3\xa4nd more\n")
    write_page(page, "new")
    expected = b"# Bots\r\n\n<!-- ladder -->\n\nnew\n\n<!-- /ladder -->\n\xc3\xa4nd more\n"
    assert page.read_bytes() == expected
    write_page(page, "new")
    assert page.read_bytes() == expected


def test_the_table_of_one_mode() -> None:
    mode = Options(players=3, quick=True, beginner=True)
    ladder = make_ladder(BOTS, [mode], seed=5, nodes=1, seconds=0.0)
    reached = standings(list(play_games(ladder, range(6))), BOTS)
    for standing in reached["bots"].values():
        standing["milliseconds"] = 1.25
    lines = markdown(ladder, reached, "2026-11-15").splitlines()
    assert lines[:2] == [
        "| bot | rating | games | ms per decision |",
        "| --- | ---: | ---: | ---: |",
    ]
    assert f"| win % against | {' | '.join(reached['bots'])} |" in lines
    assert sum("(" in line for line in lines) == 4
    assert "| apprentice | 1000 | 4 | 1.2 |" in "\n".join(lines)
    assert lines[-1].startswith("6 games (base, beginner, quick, 3 players), 1 nodes per ")


def test_the_tables_of_several_modes() -> None:
    modes = [Options(players=2, beginner=True), Options(players=2, quick=True)]
    ladder = make_ladder(BOTS[:2], modes, seed=1, nodes=2, seconds=0.5)
    reached = standings(list(play_games(ladder, range(4))), BOTS[:2])
    assert list(reached["modes"]) == ["base, beginner, 2 players", "base, quick, 2 players"]
    text = markdown(ladder, reached, "2026-11-15")
    assert "| mode | " in text
    assert "win % against" not in text
    assert "4 games (2 modes), 2 nodes and 0.5 s per decision, 2026-11-15." in text
    assert len(list(ladder_tables(reached))) == 2


def test_the_page_about_bots_has_a_ladder() -> None:
    before, after = read_page(ROOT / "docs/bots.md")
    assert "--write docs/bots.md" in before
    assert "## Ratings" in after
