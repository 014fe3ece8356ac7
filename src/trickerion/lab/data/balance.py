"""The balance of the game: how often the seats with a magician, a trick or a card win."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from statistics import fmean, stdev
from typing import Final, NamedTuple, TypedDict

from trickerion import Game
from trickerion.catalog import POWERS
from trickerion.engine.core.events import Event
from trickerion.lab.data.stored_games import WrittenGame, opened, start_of, steps
from trickerion.lab.play.arena import EventRecorder
from trickerion.lab.reports.statistics import Z_95, Rate, rate
from trickerion.lab.workers import HERE, Workers
from trickerion.record import Record

GROUPS: Final = (
    *("magician", "specialist", "initiative", "first_trick", "trick", "special_card"),
    *("first_under", "power"),
)
"""What seats are grouped by; a seat is in several groups of tricks and cards. `first_under` a Turn
Setup card is who came first in the initiative while it was in play (DUEL-2); a `power` is one that
was learned (POW-4)."""
OWN_CARDS: Final = ("first_under", "power")
"""The groups of cards that are our own."""


LEVELS: Final = {power.id: power.level for power in POWERS}
"""Powers are compared within their level, because seats that can learn a high one are ahead."""


class SeatFacts(NamedTuple):
    """One seat of one game."""

    fame: int
    has_won: bool
    groups: dict[str, list[str]]
    """The groups it belongs to, such as its magician and all tricks it has learned."""


class GameFacts(NamedTuple):
    seats: list[SeatFacts]
    prophecies: list[str]
    """Those that were Active for at least a turn."""


class FameRate(TypedDict):
    """The mean Fame of all seats in some games, with its 95% interval."""

    games: int
    mean_fame: float
    interval: tuple[float, float]


class Points(TypedDict):
    """How much more often a card won than its peers did on average, in percentage points."""

    points: float
    interval: tuple[float, float]


class Balance(TypedDict):
    """The output of `trickerion balance`."""

    games: int
    seats: int
    mean_fame: float
    groups: dict[str, dict[str, Rate]]
    against_mean: dict[str, dict[str, Points]]
    """For our own cards, whose rates should not differ: see `LEVELS`."""
    prophecies: dict[str, FameRate]


# The facts of a game, in a worker


class FactRecorder(EventRecorder):
    """Adds tricks, Special cards, Powers, prophecies and Turn Setup cards to what the arena
    records."""

    def __init__(self, game: Game) -> None:
        super().__init__(game.setup_options)
        seats = range(game.setup_options.seats)
        self.first_tricks: list[list[str]] = [[] for _ in seats]
        self.tricks: list[list[str]] = [[] for _ in seats]
        self.cards: list[list[str]] = [[] for _ in seats]
        self.first_under: list[list[str]] = [[] for _ in seats]
        self.powers: list[list[str]] = [[] for _ in seats]
        self.prophecies: list[str] = []
        self.turn_setup = ""

    def record(self, events: list[Event]) -> None:
        super().record(events)
        for event in events:
            if event.kind == "prophecies_moved" and event.fields["active"] is not None:
                self.prophecies.append(str(event.fields["active"]))
            elif event.kind == "turn_setup_revealed":
                self._turn_up(str(event.fields["turn_setup"]))
            elif event.kind == "initiative_set" and self.turn_setup:
                order = event.fields["order"]
                assert isinstance(order, list)
                self.first_under[order[0]].append(self.turn_setup)

    def _turn_up(self, card: str) -> None:
        """The initiative of the first turn was set before (SET-10), that of others comes later."""
        if not self.turn_setup:
            self.first_under[self.initiative[0]].append(card)
        self.turn_setup = card

    def _record_seat_event(self, kind: str, seat: int, fields: dict[str, object]) -> None:
        super()._record_seat_event(kind, seat, fields)
        if kind == "trick_learned":
            trick = str(fields["trick"])
            self.tricks[seat].append(trick)
            if not self.initiative:
                self.first_tricks[seat].append(trick)
        elif kind == "card_used":
            self.cards[seat].append(str(fields["card"]))
        elif kind == "power_learned":
            self.powers[seat].append(str(fields["power"]))

    def groups(self, seat: int) -> dict[str, list[str]]:
        place = [str(1 + self.initiative.index(seat))] if self.initiative else []
        found = {
            "magician": [self.magicians[seat]],
            "specialist": [self.specialists[seat]],
            "initiative": place,
            "first_trick": self.first_tricks[seat],
            "trick": self.tricks[seat],
            "special_card": self.cards[seat],
            "first_under": self.first_under[seat],
            "power": self.powers[seat],
        }
        return {group: list(filter(None, dict.fromkeys(names))) for group, names in found.items()}


def played_games(games: Iterable[WrittenGame], workers: Workers = HERE) -> Iterator[GameFacts]:
    """The facts of each game, in order."""
    return workers.run(facts, games, in_order=True)


def facts(stored: WrittenGame) -> GameFacts:
    """Replay a game; a ValueError names the file and the line."""
    _, record = opened(stored)
    try:
        return facts_of(record)
    except ValueError as error:
        raise ValueError(f"{stored.place}: {error}") from error


def facts_of(record: Record) -> GameFacts:
    game = start_of(record)
    recorder = FactRecorder(game)
    for game, action in steps(record):
        recorder.record(game.apply(action))
    if not game.over:
        raise ValueError("the game is not finished")
    seats = [
        SeatFacts(score, seat == game.winner, recorder.groups(seat))
        for seat, score in enumerate(game.scores)
    ]
    return GameFacts(seats, list(dict.fromkeys(recorder.prophecies)))


# All games


def balance(games: Sequence[GameFacts]) -> Balance:
    """Raises ValueError without games."""
    if not games:
        raise ValueError("there are no games")
    seats = [seat for game in games for seat in game.seats]
    groups = {group: rates(seats, group) for group in GROUPS}
    return {
        "games": len(games),
        "seats": len(seats),
        "mean_fame": round(fmean(seat.fame for seat in seats), 2),
        "groups": groups,
        "against_mean": {group: against_mean(groups[group]) for group in OWN_CARDS},
        "prophecies": prophecies(games),
    }


def rates(seats: Sequence[SeatFacts], group: str) -> dict[str, Rate]:
    names = sorted(set(chain.from_iterable(seat.groups[group] for seat in seats)))
    return {name: rate([seat for seat in seats if name in seat.groups[group]]) for name in names}


def against_mean(found: dict[str, Rate]) -> dict[str, Points]:
    """Each card compared with the mean of its peers; the error of that mean is left out."""
    points: dict[str, Points] = {}
    for name, one in found.items():
        peers = [found[peer] for peer in found if LEVELS.get(peer) == LEVELS.get(name)]
        mean = sum(peer["wins"] for peer in peers) / sum(peer["seats"] for peer in peers)
        low, high = (round(100 * (end - mean), 1) for end in one["interval"])
        lead = round(100 * (one["wins"] / one["seats"] - mean), 1)
        points[name] = {"points": lead, "interval": (low, high)}
    return points


def prophecies(games: Sequence[GameFacts]) -> dict[str, FameRate]:
    """A prophecy is the same for every seat, so it can't win; it changes everyone's Fame."""
    names = sorted(set(chain.from_iterable(game.prophecies for game in games)))
    return {name: fame_rate([game for game in games if name in game.prophecies]) for name in names}


def fame_rate(games: Sequence[GameFacts]) -> FameRate:
    means = [fmean(seat.fame for seat in game.seats) for game in games]
    mean = fmean(means)
    reach = Z_95 * stdev(means) / len(means) ** 0.5 if len(means) > 1 else mean
    interval = (round(mean - reach, 2), round(mean + reach, 2))
    return {"games": len(games), "mean_fame": round(mean, 2), "interval": interval}
