"""The outlook of a position over many futures, and the luck of a chance event.

Hands and plans are as they really were: only dice and draws to come differ. So a rival's hidden
choice is no luck, and revealing a plan changes nothing.
"""

from collections.abc import Iterable
from random import Random
from typing import Final

from trickerion import Action, Event, Game
from trickerion.bots.outlook import Outlook, open_share, outlook, rolled_out
from trickerion.bots.rollout import finish_turn, horizon
from trickerion.review.shapes import Luck

KINDS: Final = {
    "dice_rolled": "dice",
    "die_changed": "dice",
    "performance_card_shown": "performance",
    "prophecies_moved": "prophecy",
    "cards_drawn": "card",
    "card_kept": "card",
    "turn_setup_revealed": "turn_setup",
    "plan_revealed": "plan",
}
"""What chance decided, by the kind of event."""
SMALLEST: Final = 0.005
"""Luck that would be rounded to nothing."""


class Futures:
    """Plays positions out, always in the same futures for positions of the same turn: what changes
    from one position to the next is then not due to other dice."""

    def __init__(self, number: int, outcomes: int, seed: int) -> None:
        self.number = number
        self.outcomes = outcomes
        self.seed = seed

    def outlook(self, game: Game) -> Outlook:
        """The mean outlook at the end of the turn, which all seats play by the policy."""
        if game.over:
            return outlook(game)
        return mean_outlook([self._played_out(game, seed) for seed in self._seeds(game.turn)])

    def expectation(self, game: Game, action: Action) -> Outlook:
        """The mean outlook after an action, over other outcomes of what is left to chance."""
        rng = Random(f"outcomes {self.seed} {len(game.history)}")
        found = []
        for _ in range(self.outcomes):
            twin = game.with_future(rng.getrandbits(48))
            twin.play(action)
            found.append(self.outlook(twin))
        return mean_outlook(found)

    def _seeds(self, turn: int) -> list[int]:
        rng = Random(f"futures {self.seed} {turn}")
        return [rng.getrandbits(48) for _ in range(self.number)]

    def _played_out(self, game: Game, seed: int) -> Outlook:
        twin = game.with_future(seed)
        share = open_share(twin)
        finish_turn(twin, horizon(twin))
        return rolled_out(twin, share)


def mean_outlook(outlooks: list[Outlook]) -> Outlook:
    seats = range(len(outlooks[0].fame))
    number = len(outlooks)
    return Outlook(
        [sum(one.fame[seat] for one in outlooks) / number for seat in seats],
        [
            [sum(one.places[seat][place] for one in outlooks) / number for place in seats]
            for seat in seats
        ],
    )


def luck(index: int, turn: int, what: list[str], actual: Outlook, expected: Outlook) -> Luck | None:
    """The difference between what happened and what was to be expected; None if there is none."""
    fame = [a - e for a, e in zip(actual.fame, expected.fame, strict=True)]
    win = [a - e for a, e in zip(actual.wins, expected.wins, strict=True)]
    if max(abs(value) for value in [*fame, *win]) < SMALLEST:
        return None
    rounded = ([round(value, 2) for value in fame], [round(value, 3) for value in win])
    return {"index": index, "turn": turn, "what": what, "fame": rounded[0], "win": rounded[1]}


def decided_by_chance(events: Iterable[Event]) -> list[str]:
    """What chance decided in these events."""
    return sorted({KINDS[event.kind] for event in events if event.kind in KINDS})
