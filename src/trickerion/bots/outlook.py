"""The outlook of a position: each seat's expected final Fame and its chances of each place.

The expected Fame is the learned evaluation, shifted by how much more or less games brought in the
end. Final Fame is taken to be spread around it normally. Shift and standard deviation are fitted to
games for each number of remaining Performances (`trickerion calibrate`).
"""

import json
from math import erfc, exp, sqrt
from pathlib import Path
from typing import Final

from trickerion.bots.evaluation import performances_left
from trickerion.bots.learned_evaluation import kind_of_game, learned_terms
from trickerion.engine.core.names import NONE
from trickerion.engine.core.pieces import HOME
from trickerion.engine.core.state import State
from trickerion.engine.phases import final_scoring
from trickerion.engine.phases.turn import phase

FILE: Final = Path(__file__).with_name("outlook.json")
FORMAT: Final = 1
"""The format of the file; another one is refused."""
SETTLED: Final = ("performance", "end_turn", "over")
"""The phases of a turn in which all Characters have been placed."""
STEP: Final = 0.4
STEPS: Final = 10
"""The grid of the numeric integration, in standard deviations: this many steps to either side."""


class Spread:
    """How final Fame is spread around the learned evaluation."""

    __slots__ = ("deviation", "shift")

    def __init__(self, shift: float, deviation: float) -> None:
        self.shift = shift
        self.deviation = deviation


Spreads = dict[str, dict[int, Spread]]
"""By the kind of game and the number of remaining Performances."""


class Outlook:
    """What a position promises each seat."""

    __slots__ = ("fame", "places")

    def __init__(self, fame: list[float], places: list[list[float]]) -> None:
        self.fame = fame
        """The expected final Fame of each seat."""
        self.places = places
        """For each seat the probability of each place, the first place first."""

    @property
    def wins(self) -> list[float]:
        """Each seat's chance to win."""
        return [chances[0] for chances in self.places]


def read(text: str) -> Spreads:
    """Parse the file; a ValueError says what is wrong with it."""
    try:
        data = json.loads(text)
        found = data.pop("format", None)
        if found != FORMAT:
            raise ValueError(f"outlook model: format {found!r}; this program reads {FORMAT}")
        return {
            kind: {
                int(left): Spread(float(row["shift"]), float(row["deviation"]))
                for left, row in rows.items()
            }
            for kind, rows in data.items()
        }
    except (AttributeError, KeyError, TypeError, json.JSONDecodeError) as error:
        raise ValueError(f"outlook model: not readable ({error})") from error


SPREADS: Final = read(FILE.read_text(encoding="utf-8"))


def outlook(state: State) -> Outlook:
    """The outlook of any position; that of a finished game is its result."""
    seats = range(state.setup_options.seats)
    if not state.stack:
        return Outlook([float(player.fame) for player in state.players], final_places(state))
    spread = spread_of(state)
    fame = [sum(learned_terms(state, seat)) + spread.shift for seat in seats]
    return Outlook(fame, place_chances(fame, spread.deviation))


def rolled_out(state: State, open_share: float) -> Outlook:
    """The outlook of a position reached by a rollout. A game that ended in the rollout could have
    ended otherwise: the more of its last turn was open, the less certain is the result."""
    if state.stack or not open_share:
        return outlook(state)
    fame = [float(player.fame) for player in state.players]
    rows = SPREADS[kind_of_game(state.setup_options.dark_alley)]
    return Outlook(fame, place_chances(fame, rows[1].deviation * sqrt(open_share)))


def open_share(state: State) -> float:
    """How much of a turn is still open: the share of Characters with a card who aren't placed."""
    now = phase(state)
    if now != "place_characters":
        return 0.0 if now in SETTLED else 1.0
    waiting = 0
    team = 0
    for player in state.players:
        for character, card in enumerate(player.under):
            if card != NONE:
                team += 1
                waiting += player.where[character] == HOME
    return waiting / team if team else 0.0


def final_places(state: State) -> list[list[float]]:
    """FIN-5: the places of a finished game, as certain chances."""
    places = final_scoring.places(state)
    return [[float(place == k + 1) for k in range(len(places))] for place in places]


def spread_of(state: State) -> Spread:
    """How final Fame is spread in this position."""
    rows = SPREADS[kind_of_game(state.setup_options.dark_alley)]
    return rows[min(max(1, performances_left(state)), len(rows))]


# Normal distributions

GRID: Final = [STEP * step for step in range(-STEPS, STEPS + 1)]
DENSITY: Final = [exp(-x * x / 2) for x in GRID]
TOTAL_DENSITY: Final = sum(DENSITY)
SQRT_2: Final = sqrt(2)


def place_chances(fame: list[float], deviation: float) -> list[list[float]]:
    """Each seat's probability of each place, if final Fame is spread normally around these values;
    by numeric integration over the seat's own final Fame."""
    return [chances_of(seat, fame, deviation) for seat in range(len(fame))]


def chances_of(seat: int, fame: list[float], deviation: float) -> list[float]:
    others = [(fame[seat] - value) / deviation for i, value in enumerate(fame) if i != seat]
    chances = [0.0] * len(fame)
    for index, x in enumerate(GRID):
        ahead = seats_ahead([erfc((x + lead) / SQRT_2) / 2 for lead in others])
        for place, probability in enumerate(ahead):
            chances[place] += DENSITY[index] * probability / TOTAL_DENSITY
    return chances


def seats_ahead(probabilities: list[float]) -> list[float]:
    """How likely it is that none, one, two ... of independent events happen."""
    counts = [1.0]
    for probability in probabilities:
        more = [*counts, 0.0]
        for index, count in enumerate(counts):
            more[index] -= count * probability
            more[index + 1] += count * probability
        counts = more
    return counts
