"""Gifts: what something is worth to a bot, as games show in which a player gets it for nothing.

Players who are ahead have more of everything, so ordinary games can't say what a trick or a Coin
brings. Here the same game is played again and again, with another gift at the beginning of a turn.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple, TypedDict

import click
from rich.console import Console
from rich.table import Table

from trickerion import Action, Game
from trickerion.bots.value_model import ValueEvaluator, value_model
from trickerion.engine.boards.components import ON_BOARD, counted, has_board_slot, put, room
from trickerion.engine.boards.tricks import (
    free_markers,
    has_board_trick_slot,
    put_markers,
    put_trick,
)
from trickerion.engine.core.names import NONE
from trickerion.engine.core.printed_facts import LEVEL, MARKERS, NEEDS
from trickerion.lab.cli import usage_errors
from trickerion.lab.options import chosen_options, module_options, worker_options
from trickerion.lab.play.arena import ArenaGame, Contest, fill_seats
from trickerion.lab.progress import progress_bar
from trickerion.lab.reports.statistics import Z_95
from trickerion.lab.workers import Workers


class Gift(NamedTuple):
    """Coins, or any trick of a level: alone, with its components, or prepared too."""

    name: str
    coins: int = 0
    level: int = 0
    with_components: bool = False
    is_prepared: bool = False


NOTHING: Final = Gift("nothing")
GIFTS: Final = (
    NOTHING,
    Gift("10 Coins", coins=10),
    *[
        gift
        for level in (1, 2, 3)
        for gift in (
            Gift(f"Level {level} trick", 0, level),
            Gift(f"Level {level} trick with components", 0, level, True),
            Gift(f"Level {level} trick, prepared", 0, level, True, True),
        )
    ],
)


def give(game: Game, seat: int, gift: Gift, rng: Random) -> None:
    game.players[seat].coins += gift.coins
    if gift.level:
        give_trick(game, seat, gift, rng)


def give_trick(game: Game, seat: int, gift: Gift, rng: Random) -> None:
    """A trick that nobody has, and the components it needs as far as they fit."""
    free = [
        trick
        for trick, level in enumerate(LEVEL)
        if level == gift.level and game.trick_owner[trick] == NONE
    ]
    trick = rng.choice(free)
    symbol = put_trick(game, seat, trick, ON_BOARD)
    if gift.with_components:
        for component, count in NEEDS[trick]:
            give_components(game, seat, component, count)
    if gift.is_prepared:
        put_markers(game, seat, symbol, min(MARKERS[trick], free_markers(game, seat, symbol)))


def give_components(game: Game, seat: int, component: int, count: int) -> None:
    player = game.players[seat]
    missing = min(count - counted(player, component), room(player, component))
    if missing > 0 and (player.pieces[component] or has_board_slot(player)):
        put(game, seat, component, missing, ON_BOARD)


class GiftResult(TypedDict):
    """A game with a gift. The lead is over the best other seat; the estimate is by how much the
    legend's value model thinks the gift raises the seat's Fame."""

    gift: str
    lead: int
    fame: int
    estimate: float


@dataclass(frozen=True, slots=True)
class Experiment:
    """Games between the same bots, each played once with every gift."""

    contest: Contest
    turn: int

    @property
    def gifts(self) -> list[Gift]:
        """SET-2: without the Dark Alley there are no Level 3 tricks."""
        highest = 3 if self.contest.options.dark_alley else 2
        return [gift for gift in GIFTS if gift.level <= highest]

    def play(self, number: int) -> GiftResult | None:
        """The game with a number; None if the seat has no room for another trick."""
        game, gift = divmod(number, len(self.gifts))
        played = GiftGame(self, game, self.gifts[gift])
        played.play()
        return played.result()


class GiftGame(ArenaGame):
    """A game in which a seat gets a gift at the beginning of a turn."""

    def __init__(self, experiment: Experiment, number: int, gift: Gift) -> None:
        super().__init__(experiment.contest, number)
        self.gift = gift
        self.turn = experiment.turn
        self.seat = number % len(self.seating)
        self.luck = Random(f"gifts {self.game.seed}")
        self.has_room = False
        self.estimate = 0.0

    def ask(self, seat: int) -> Action:
        if self.game.turn == self.turn:
            self.turn = 0
            self.has_room = has_board_trick_slot(self.game.players[self.seat])
            if self.has_room:
                before = self.worth()
                give(self.game, self.seat, self.gift, self.luck)
                self.estimate = self.worth() - before
        return super().ask(seat)

    def worth(self) -> float:
        return sum(ValueEvaluator(self.seat, value_model()).terms(self.game, self.seat))

    def result(self) -> GiftResult | None:
        if not self.has_room:
            return None
        own, *others = self.game.scores[self.seat :] + self.game.scores[: self.seat]
        return {
            "gift": self.gift.name,
            "lead": own - max(others),
            "fame": own,
            "estimate": self.estimate,
        }


class Worth(TypedDict):
    """What a gift brought on average, compared with nothing in the same game."""

    gift: str
    games: int
    lead: float
    interval: float
    """Half of the 95% interval of the lead."""
    fame: float
    estimate: float


def worths(results: Sequence[GiftResult]) -> list[Worth]:
    """The results of each gift beside those of nothing, both in the order of the games."""
    by_gift: dict[str, list[GiftResult]] = {}
    for result in results:
        by_gift.setdefault(result["gift"], []).append(result)
    plain = by_gift.pop(NOTHING.name)
    return [worth(gift, plain, given) for gift, given in by_gift.items()]


def worth(gift: str, plain: Sequence[GiftResult], given: Sequence[GiftResult]) -> Worth:
    leads = [own["lead"] - other["lead"] for own, other in zip(given, plain, strict=True)]
    reach = Z_95 * stdev(leads) / sqrt(len(leads)) if len(leads) > 1 else 0.0
    return {
        "gift": gift,
        "games": len(leads),
        "lead": round(fmean(leads), 1),
        "interval": round(reach, 1),
        "fame": round(fmean([one["fame"] for one in given]) - mean_fame(plain), 1),
        "estimate": round(fmean([one["estimate"] for one in given]), 1),
    }


def mean_fame(results: Sequence[GiftResult]) -> float:
    return fmean([one["fame"] for one in results])


@click.command()
@click.option("--bots", "name", default="specialist", show_default=True, help="Who plays.")
@click.option("--turn", default=3, show_default=True, type=click.IntRange(2, 7))
@click.option("--games", default=100, show_default=True, type=click.IntRange(1), help="Per gift.")
@click.option("--nodes", default=40, show_default=True, type=click.IntRange(1))
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0, 2**64))
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of a table.")
@worker_options
@module_options
def gifts(
    name: str,
    turn: int,
    games: int,
    nodes: int,
    seed: int,
    as_json: bool,
    workers: Workers,
    **modules: Any,
) -> None:
    """Measure what Coins and tricks are worth, by games in which a player gets them."""
    options = chosen_options(players=2, **modules)
    if turn > options.last_turn:
        raise click.UsageError(f"--turn: the game ends after turn {options.last_turn}")
    with usage_errors():
        contest = Contest(fill_seats(name, 2), options, seed, nodes)
    experiment = Experiment(contest, turn)
    found = []
    with progress_bar() as progress:
        numbers = range(games * len(experiment.gifts))
        task = progress.add_task("", total=len(numbers))
        for result in workers.run(experiment.play, numbers, in_order=True):
            found += [result] if result else []
            progress.advance(task)
    if not found:
        raise click.ClickException("In none of these games was there room for another trick.")
    show(worths(found), as_json)


def show(rows: list[Worth], as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps(rows))
        return
    table = Table("gift", "games", "lead (95%)", "Fame", "the value model's estimate", box=None)
    for row in rows:
        lead = f"{row['lead']:+} ± {row['interval']}"
        fame, estimate = f"{row['fame']:+}", f"{row['estimate']:+}"
        table.add_row(row["gift"], str(row["games"]), lead, fame, estimate)
    Console().print(table)
