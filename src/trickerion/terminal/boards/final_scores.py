"""The end of a game: Fame by source and by turn for each player, and the winner."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from trickerion.terminal.language import said, say
from trickerion.terminal.play.styles import HEADING, colored
from trickerion.terminal.sentences.events import Told
from trickerion.terminal.sentences.words import amount, effect_name, who
from trickerion.terminal.view import View

SOURCES: Final = (
    *("set_up", "advertise", "link", "yield", "link_bonus", "specialist_bonus", "card_bonus"),
    *("unpaid_wages", "final_shards", "final_coins", "final_apprentices", "final_specialists"),
    *("final_special_cards", "final_trick"),
)
"""Sources of Fame in every game, in the order of the table; cards and prophecies come before
unpaid wages."""


class Gain(NamedTuple):
    """A change of Fame: whose, how much, why and when."""

    seat: int
    fame: int
    why: str
    when: str


def gains(events: Iterable[Told]) -> Iterator[Gain]:
    when = say("scores-set_up")
    for event in events:
        fields = event.fields
        if event.kind == "turn_began":
            when = say("scores-turn", turn=str(fields["turn"]))
        elif event.kind == "fame_changed" and event.seat is not None:
            why = str(fields["why"])
            at_end = why.startswith("final_")
            fame = int(str(fields["amount"]))
            yield Gain(event.seat, fame, why, say("scores-final") if at_end else when)


def final_scores(view: View, events: Iterable[Told]) -> RenderableType:
    """Two tables, by source and by turn, and the winner."""
    told = list(gains(events))
    sources = sorted(dict.fromkeys(gain.why for gain in told), key=_rank)
    times = list(dict.fromkeys(gain.when for gain in told))
    by_source = {
        source_name(why): _sums(view, (gain for gain in told if gain.why == why)) for why in sources
    }
    by_time = {when: _sums(view, (gain for gain in told if gain.when == when)) for when in times}
    return Group(
        _table(view, say("scores-by_source"), _complete(view, by_source)),
        Text(),
        _table(view, say("scores-by_turn"), _complete(view, by_time)),
        Text(),
        winner(view),
    )


def _rank(source: str) -> int:
    """The order of the sources: cards, prophecies and abilities after those of every game."""
    return SOURCES.index(source if source in SOURCES else "unpaid_wages")


def source_name(source: str) -> str:
    return say(f"source-{source}") if source in SOURCES else effect_name(source)


def _sums(view: View, told: Iterable[Gain]) -> list[int]:
    sums = [0] * len(view["players"])
    for gain in told:
        sums[gain.seat] += gain.fame
    return sums


def _complete(view: View, rows: dict[str, list[int]]) -> dict[str, list[int]]:
    """Add a row for Fame gained before the record begins, and the total."""
    final = [player["fame"] for player in view["players"]]
    told = [sum(column) for column in zip(*rows.values(), strict=True)] or [0] * len(final)
    before = [fame - sum for fame, sum in zip(final, told, strict=True)]
    first = {say("scores-before"): before} if any(before) else {}
    return {**first, **rows, say("scores-total"): final}


def _widest() -> int:
    """Both tables have the same first column."""
    keys = [f"source-{source}" for source in SOURCES]
    keys += [f"scores-{id}" for id in said().ids("scores")]
    return max(cell_len(say(key, turn=0)) for key in keys)


def _table(view: View, title: str, rows: dict[str, list[int]]) -> RenderableType:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(min_width=_widest())
    for _ in view["players"]:
        table.add_column(justify="right", overflow="ellipsis", no_wrap=True)
    names = [colored(view, who(view, seat)) for seat in range(len(view["players"]))]
    table.add_row(Text(title, HEADING), *names)
    for source, fame in rows.items():
        style = HEADING if source == say("scores-total") else ""
        table.add_row(*(Text(cell, style) for cell in (source, *map(str, fame))))
    return table


def winner(view: View) -> RenderableType:
    seat = view["winner"]
    assert seat is not None
    fame = amount("fame", view["players"][seat]["fame"])
    return colored(view, say("note-wins", who=who(view, seat), fame=fame), HEADING)
