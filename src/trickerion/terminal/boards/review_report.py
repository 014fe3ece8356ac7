"""The review of a finished game as a page of text."""

from collections.abc import Iterable, Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from trickerion import Action, Game
from trickerion.game import replay
from trickerion.review.shapes import Decision, Option, PlayerReview, Review, TurningPoint
from trickerion.terminal.language import said, say
from trickerion.terminal.play.styles import HEADING, QUIET, player_style
from trickerion.terminal.sentences.reasons import (
    better_sentence,
    option_sentence,
    signed_number,
    source_name,
)
from trickerion.terminal.sentences.words import SIGNS, listed, word
from trickerion.terminal.view import View, see

BARS: Final = "▁▂▃▄▅▆▇█"
SHOWN: Final = 10
"""How many expensive decisions are listed."""
NAME: Final = 14
"""The width of names."""
MOST_COLUMNS: Final = 70


class Positions:
    """The views of the seats that decide, before some actions of a game."""

    def __init__(self, finished: Game, decisions: Iterable[Decision]) -> None:
        seats = {one["index"]: one["seat"] for one in decisions}
        game = replay(finished.record(), until=0)
        self.views: dict[int, View] = {}
        for index, action in enumerate(finished.history):
            if index in seats:
                self.views[index] = see(game, seats[index])
            game.play(action)

    def said(self, one: Decision, option: Option) -> str:
        """An option of a decision in words: an action, or a plan."""
        actions = [Action.from_dict(action) for action in option["actions"]]
        return option_sentence(self.views[one["index"]], actions)

    def said_better(self, one: Decision) -> str:
        """Which option was better, and why."""
        actions = [Action.from_dict(action) for action in one["best"]["actions"]]
        reasons = [(reason["what"], reason["amount"]) for reason in one["cost"]["reasons"]]
        return better_sentence(self.views[one["index"]], actions, reasons)


def report(review: Review, finished: Game, width: int) -> RenderableType:
    """The whole page: chances over time, turning points, expensive decisions, players."""
    mentioned = decisions_mentioned(review)
    positions = Positions(finished, mentioned.values())
    return Group(
        Text(say("review-title", names=listed(review["names"])), HEADING),
        *section("review-chances", chances(review, width)),
        *section("review-places", places_by_turn(review)),
        *section("review-fame", fame_by_turn(review)),
        *section("review-turning_points", *turning_points(review, mentioned, positions)),
        *section("review-expensive", *expensive(review, positions)),
        *section("review-players", *players(review, mentioned, positions)),
    )


def section(key: str, *lines: RenderableType) -> list[RenderableType]:
    return [Text(""), Text(say(key), HEADING), *lines]


def decisions_mentioned(review: Review) -> dict[int, Decision]:
    """The decisions that the page quotes, by their index."""
    wanted = {one["index"] for one in review["turning_points"]}
    wanted |= {index for player in review["players"] for index in player["best"][:1]}
    wanted |= {one["index"] for one in most_expensive(review)}
    return {one["index"]: one for one in review["decisions"] if one["index"] in wanted}


def most_expensive(review: Review) -> list[Decision]:
    worst = {index for player in review["players"] for index in player["worst"]}
    found = [one for one in review["decisions"] if one["index"] in worst]
    found.sort(key=lambda one: (-one["cost"]["fame"], one["index"]))
    return found[:SHOWN]


def named(review: Review, seat: int) -> str:
    return f"{SIGNS[seat]} {review['names'][seat]}"


def percent(chance: float) -> int:
    return round(100 * abs(chance))


# Over time


def chances(review: Review, width: int) -> RenderableType:
    """A line of bars for each seat, and its chances at the start of every turn."""
    table = Table.grid(padding=(0, 1))
    columns = min(MOST_COLUMNS, max(10, width - NAME - 8))
    for seat in range(len(review["names"])):
        line = [point["places"][seat][0] for point in sampled(review, columns)]
        bars = "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in line)
        name = Text(named(review, seat)[:NAME], player_style(seat))
        table.add_row(name, Text(bars, player_style(seat)), f"{percent(line[-2])} %")
    table.add_row("", Text(turn_marks(review, columns), QUIET), "")
    return table


def sampled(review: Review, columns: int) -> list[dict[str, list[list[float]]]]:
    """The points at even distances, the first and the last one included."""
    points = review["points"]
    last = len(points) - 1
    return [
        {"places": points[round(column * last / (columns - 1))]["places"]}
        for column in range(columns)
    ]


def turn_marks(review: Review, columns: int) -> str:
    """The number of each turn below the column in which it begins."""
    marks = [" "] * columns
    for turn, index in turn_starts(review):
        marks[round(index * (columns - 1) / (len(review["points"]) - 1))] = str(turn)
    return "".join(marks)


def turn_starts(review: Review) -> Iterator[tuple[int, int]]:
    """Each turn, and the index of its first point."""
    seen: set[int] = set()
    for index, point in enumerate(review["points"]):
        if point["phase"] not in ("set_up", "over") and point["turn"] not in seen:
            seen.add(point["turn"])
            yield point["turn"], index


def places_by_turn(review: Review) -> RenderableType:
    """The chances of each place at the start of every turn, in percent, the first place first."""
    table = Table.grid(padding=(0, 2))
    starts = list(turn_starts(review))
    table.add_row("", *(Text(str(turn), QUIET) for turn, _ in starts), "")
    for seat in range(len(review["names"])):
        line = [said_chances(review["points"][index]["places"][seat]) for _, index in starts]
        name = Text(named(review, seat)[:NAME], player_style(seat))
        table.add_row(name, *line, Text(str(review["places"][seat]), HEADING))
    return table


def said_chances(places: Iterable[float]) -> str:
    return "/".join(str(percent(chance)) for chance in places)


def fame_by_turn(review: Review) -> RenderableType:
    """The expected Fame of each seat at the start of every turn, and the final Fame."""
    table = Table.grid(padding=(0, 2))
    starts = list(turn_starts(review))
    table.add_row("", *(Text(str(turn), QUIET) for turn, _ in starts), "")
    for seat in range(len(review["names"])):
        line = [f"{review['points'][index]['fame'][seat]:.0f}" for _, index in starts]
        name = Text(named(review, seat)[:NAME], player_style(seat))
        table.add_row(name, *line, Text(str(review["fame"][seat]), HEADING))
    return table


# Decisions and luck


def turning_points(
    review: Review, mentioned: dict[int, Decision], positions: Positions
) -> list[str]:
    lines = []
    for one in review["turning_points"]:
        who, win = named(review, one["seat"]), percent(one["win"])
        if one["kind"] == "decision":
            judged = mentioned[one["index"]]
            chosen = positions.said(judged, judged["chosen"])
            lines.append(
                say("review-turn_decision", turn=one["turn"], who=who, win=win, chosen=chosen)
            )
        else:
            lines.append(turning_luck(review, one, who, win))
    return lines


def turning_luck(review: Review, one: TurningPoint, who: str, win: int) -> str:
    event = next(luck for luck in review["luck"] if luck["index"] == one["index"])
    what = said_luck(event["what"])
    change = "gain" if one["win"] > 0 else "loss"
    return say("review-turn_luck", turn=one["turn"], what=what, change=change, who=who, win=win)


def expensive(review: Review, positions: Positions) -> list[str]:
    found = most_expensive(review)
    return [told(review, one, positions) for one in found] or [say("review-none")]


def told(review: Review, one: Decision, positions: Positions) -> str:
    """A decision that could have been better, with its cost and the reason."""
    cost = one["cost"]
    decided = say(
        "review-decision",
        turn=one["turn"],
        phase=word("phase", one["phase"]),
        who=named(review, one["seat"]),
        chosen=positions.said(one, one["chosen"]),
    )
    paid = say(
        "review-cost_exact" if one["exact"] else "review-cost",
        fame=round(max(0.0, cost["fame"]), 1),
        win=percent(max(0.0, cost["win"])),
    )
    return f"• {decided} {paid} {positions.said_better(one)}"


# Players


def players(
    review: Review, mentioned: dict[int, Decision], positions: Positions
) -> list[RenderableType]:
    lines: list[RenderableType] = []
    for player in review["players"]:
        who = named(review, player["seat"])
        title = say("review-player", who=who, fame=player["fame"], place=player["place"])
        lines.append(Text(title, player_style(player["seat"])))
        lines += [f"  {line}" for line in summary(player)]
        for index in player["best"][:1]:
            one = mentioned[index]
            chosen = positions.said(one, one["chosen"])
            best = say("review-best", turn=one["turn"], chosen=chosen, lead=round(one["lead"], 1))
            lines.append(f"  {best}")
    return lines


def summary(player: PlayerReview) -> Iterator[str]:
    lost, luck = player["lost"], player["luck"]
    yield say(
        "review-lost",
        fame=lost["fame"],
        mistakes=player["mistakes"],
        decisions=player["decisions"],
    )
    if player["mistakes"]:
        phases = {word("phase", id): fame for id, fame in player["lost_by_phase"].items()}
        sources = {source_name(id): fame for id, fame in player["lost_by_part"].items()}
        yield say("review-lost_by_phase", phases=amounts(phases))
        yield say("review-lost_by_source", sources=amounts(sources))
    kinds = luck_by_kind(player) if player["luck_by_kind"] else ""
    yield say(
        "review-luck_by_kind" if kinds else "review-luck",
        fame=signed_number(luck["fame"]),
        win=signed_number(100 * luck["win"], 0),
        points=percent(luck["win"]),
        kinds=kinds,
    )


def luck_by_kind(player: PlayerReview) -> str:
    """What chance gave and took: `dice and Performance card +2.1`."""
    return listed(
        say("because-amount", label=said_luck(kinds.split()), number=signed_number(fame))
        for kinds, fame in player["luck_by_kind"].items()
    )


def said_luck(kinds: Iterable[str]) -> str:
    told = (say(f"luck-{kind}") for kind in kinds)
    return said().list_of(told, "standard") or say("luck-other")


def amounts(named_amounts: dict[str, float]) -> str:
    """The largest first."""
    ordered = sorted(named_amounts.items(), key=lambda one: -one[1])
    return listed(
        say("because-amount", label=name, number=fame if fame >= 0 else signed_number(fame))
        for name, fame in ordered
    )
