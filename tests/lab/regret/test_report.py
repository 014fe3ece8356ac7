"""The figures of `trickerion regret`."""

from rich.console import Console

from trickerion import Options
from trickerion.lab.regret.measure import Measured, PlayedEnding
from trickerion.lab.regret.report import Found, Source, caption, regret_tables, summarize


def found(game: int, *attempts: PlayedEnding, relies: bool = False) -> Found:
    ending: Measured = {
        "seat": 1,
        "best": 40,
        "relies_on_others": relies,
        "record": f"record {game}",
        "attempts": list(attempts),
    }
    return Found(Source(game, 100 + game, Options(players=3)), ending)


def lost(bot: str, fame: int, failure: str = "") -> PlayedEnding:
    return {"bot": bot, "lost": fame, "failure": failure}


FOUND = [
    found(0, lost("good", 0), lost("bad", 2)),
    found(1, lost("good", 0), lost("bad", 6, "raised KeyError"), relies=True),
    found(2, lost("good", 1), lost("bad", 0)),
    found(3, lost("good", 0), lost("bad", 4)),
    found(4, lost("good", 0), lost("bad", 3)),
]


def test_the_mean_has_an_interval_and_exact_hits_are_counted() -> None:
    bad = summarize(FOUND)["bots"]["bad"]
    assert (bad["endings"], bad["fame_lost"], bad["exact"], bad["failures"]) == (5, 3.0, 1, 1)
    assert bad["interval"] == (1.04, 4.96)
    assert bad["exact_rate"] == 0.2
    assert bad["exact_interval"][0] < 0.2 < bad["exact_interval"][1]


def test_the_worst_endings_come_first_and_can_be_looked_at() -> None:
    summary = summarize(FOUND)
    assert [one["game"] for one in summary["bots"]["bad"]["worst"]] == [1, 3, 4]
    [worst] = summary["bots"]["good"]["worst"]
    assert (worst["lost"], worst["seed"], worst["record"]) == (1, 102, "record 2")
    assert worst["mode"] == "base, 3 players"


def test_a_single_ending_has_no_spread() -> None:
    assert summarize(FOUND[:1])["bots"]["bad"]["interval"] == (2.0, 2.0)


def test_the_tables_show_bots_and_worst_endings() -> None:
    summary = summarize(FOUND)
    console = Console(width=120)
    with console.capture() as shown:
        for table in regret_tables(summary):
            console.print(table)
    for words in ("5 endings", "3.00", "1.04–4.96", "80", "base, 3 players", "101"):
        assert words in shown.get()
    assert caption(summary).startswith("In 1 of the endings")


def test_without_losses_there_are_no_worst_endings() -> None:
    summary = summarize([found(0, lost("good", 0))])
    assert len(list(regret_tables(summary))) == 1
