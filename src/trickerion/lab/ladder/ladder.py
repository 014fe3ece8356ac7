"""The ladder: a round robin of bots in one mode or in all modes, ranked by rating.

With two players, the pair swaps seats. With more, one bot plays against copies of the other, and
vice versa.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from statistics import fmean
from typing import Final, TypedDict

from trickerion import Options
from trickerion.bots import LEVELS
from trickerion.lab.ladder.ratings import Rating, rate_bots
from trickerion.lab.play.arena import Contest, GameHeader, GameResult, named_bots
from trickerion.lab.reports.statistics import BotForfeit, forfeits_of, wilson

EVERY_MODE: Final = tuple(
    Options(players, dark_alley, prophecies=dark_alley, beginner=beginner, quick=quick)
    for dark_alley in (False, True)
    for beginner, quick in ((False, False), (True, False), (False, True))
    for players in (2, 3, 4)
)


class Pairing(TypedDict):
    """One bot's results against copies of another, with the 95% Wilson interval."""

    bot: str
    against: str
    games: int
    wins: int
    win_rate: float
    interval: tuple[float, float]


class Mode(TypedDict):
    """The results in one mode."""

    options: dict[str, int | bool | str]
    games: int
    ratings: dict[str, Rating]
    pairings: list[Pairing]


class BotStanding(Rating):
    """A bot's results over all modes, with the mean time per decision."""

    games: int
    wins: int
    milliseconds: float


class Standings(TypedDict):
    """The output of `trickerion ladder`; the strongest bot comes first."""

    games: int
    bots: dict[str, BotStanding]
    modes: dict[str, Mode]
    forfeits: list[BotForfeit]


@dataclass(frozen=True, slots=True)
class Ladder:
    """The contests of all pairs; their games are interleaved, so that more can be added."""

    bots: tuple[str, ...]
    contests: tuple[Contest, ...]

    def game(self, number: int) -> tuple[Contest, int]:
        return self.contests[number % len(self.contests)], number // len(self.contests)

    def header(self, number: int) -> GameHeader:
        contest, contest_number = self.game(number)
        return {**contest.header(contest_number), "number": number}


def choose_bots(names: str) -> tuple[str, ...]:
    """The bots of "specialist,random": the levels, weakest first, then others; raises ValueError
    if impossible."""
    bots = named_bots(names)
    for name in bots:
        if bots.count(name) > 1:
            raise ValueError(f"bots: {name} is listed twice")
    if len(bots) == 1:
        raise ValueError("bots: a ladder needs at least two bots")
    levels = [level for level in LEVELS if level in bots]
    return (*levels, *(bot for bot in bots if bot not in LEVELS))


def make_ladder(
    bots: tuple[str, ...], modes: Iterable[Options], seed: int, nodes: int, seconds: float
) -> Ladder:
    contests = (
        Contest(lineup, mode, seed, nodes, seconds)
        for mode in modes
        for pair in combinations(bots, 2)
        for lineup in lineups(*pair, mode.players)
    )
    return Ladder(bots, tuple(contests))


def lineups(one: str, other: str, players: int) -> list[tuple[str, ...]]:
    ways = [(one, *[other] * (players - 1)), (other, *[one] * (players - 1))]
    return ways[:1] if players == 2 else ways


# The standings


def standings(games: Sequence[GameResult], bots: Sequence[str]) -> Standings:
    ratings = rate_bots(games, bots)
    strongest_first = sorted(bots, key=lambda bot: -ratings[bot]["rating"])
    by_mode: dict[str, list[GameResult]] = {}
    for game in games:
        by_mode.setdefault(mode_name(Options.from_dict(game["options"])), []).append(game)
    return {
        "games": len(games),
        "bots": {bot: standing(games, bot, ratings[bot]) for bot in strongest_first},
        "modes": {name: mode_of(some, strongest_first) for name, some in by_mode.items()},
        "forfeits": forfeits_of(games),
    }


def mode_name(options: Options) -> str:
    """ "Dark Alley, prophecies, quick, 3 players"."""
    chosen = [name for name, is_on in options.to_dict().items() if is_on is True]
    words = [name.replace("_", " ").replace("dark alley", "Dark Alley") for name in chosen]
    game = [] if options.dark_alley else ["base"]
    return ", ".join([*game, *words, f"{options.players} players"])


def standing(games: Sequence[GameResult], bot: str, rating: Rating) -> BotStanding:
    played = [game for game in games if bot in game["seating"]]
    times = [
        time
        for game in played
        for name, seat in zip(game["seating"], game["seats"], strict=True)
        for time in seat["milliseconds"]
        if name == bot
    ]
    wins = sum(winner(game) == bot for game in played)
    mean = round(fmean(times), 3) if times else 0.0
    return {**rating, "games": len(played), "wins": wins, "milliseconds": mean}


def winner(game: GameResult) -> str:
    return game["seating"][game["winner"]]


def mode_of(games: Sequence[GameResult], bots: Sequence[str]) -> Mode:
    met = (pairing(games, bot, other) for bot in bots for other in bots if bot != other)
    return {
        "options": games[0]["options"],
        "games": len(games),
        "ratings": rate_bots(games, bots),
        "pairings": [one for one in met if one["games"]],
    }


def pairing(games: Iterable[GameResult], bot: str, against: str) -> Pairing:
    met = [game for game in games if is_alone(bot, against, game["seating"])]
    wins = sum(winner(game) == bot for game in met)
    low, high = wilson(wins, len(met))
    return {
        "bot": bot,
        "against": against,
        "games": len(met),
        "wins": wins,
        "win_rate": round(wins / len(met), 4) if met else 0.0,
        "interval": (round(low, 4), round(high, 4)),
    }


def is_alone(bot: str, against: str, seating: Sequence[str]) -> bool:
    return seating.count(bot) == 1 and seating.count(against) == len(seating) - 1
