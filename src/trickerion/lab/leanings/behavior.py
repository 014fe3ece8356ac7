"""Behavior: what each seat did in a game, counted from its events."""

from collections import Counter
from typing import Final

from trickerion import Event, Game
from trickerion.catalog import TRICKS
from trickerion.engine.core.printed_facts import ASSISTANT, ENGINEER, MANAGER
from trickerion.lab.data.stored_games import steps
from trickerion.record import read

SPECIALISTS: Final = (MANAGER, ENGINEER, ASSISTANT)
LEVEL_OF: Final = {trick.id: trick.level for trick in TRICKS}
FIGURES: Final = (
    *("performances", "sundays", "thursdays", "set_ups", "posters", "hired", "special_cards"),
    *("tricks", "level_2", "level_3", "first_level_2", "shards", "coins", "specialists"),
)
"""What is counted for a seat. `level_2` and `level_3` are tricks learned; `first_level_2` is the
turn in which the first trick above Level 1 was learned, or the number of turns plus one; Shards,
Coins and Specialists are those at the end."""
COUNTED: Final = {
    "marker_set_up": "set_ups",
    "character_hired": "hired",
    "card_kept": "special_cards",
}
"""The events that count as they are."""
Behavior = dict[str, int]


def behavior(record: str) -> list[Behavior]:
    """The figures of each seat in a recorded game; a ValueError names a line that is illegal."""
    counter: Counting | None = None
    for game, action in steps(read(record)):
        counter = counter or Counting(game)
        counter.count(game.apply(action))
    assert counter is not None
    return [counter.figures(seat) for seat in range(counter.game.setup_options.players)]


class Counting:
    """Counts the events of a game by seat."""

    def __init__(self, game: Game) -> None:
        self.game = game
        players = game.setup_options.seats
        self.counts: list[Counter[str]] = [Counter() for _ in range(players)]
        self.first_level_2 = [game.setup_options.last_turn + 1] * players

    def count(self, events: list[Event]) -> None:
        for event in events:
            if event.seat is not None:
                self._count_of_seat(event, event.seat)

    def _count_of_seat(self, event: Event, seat: int) -> None:
        counts = self.counts[seat]
        if event.kind in COUNTED:
            counts[COUNTED[event.kind]] += 1
        elif event.kind == "performance_began":
            counts["performances"] += 1
            counts[f"{event.fields['weekday']}s"] += 1
        elif event.kind == "fame_changed" and event.fields["why"] == "advertise":
            counts["posters"] += 1
        elif event.kind == "trick_learned":
            self._learn(seat, LEVEL_OF[str(event.fields["trick"])])

    def _learn(self, seat: int, level: int) -> None:
        self.counts[seat].update(("tricks", f"level_{level}"))
        if level > 1:
            self.first_level_2[seat] = min(self.first_level_2[seat], self.game.turn)

    def figures(self, seat: int) -> Behavior:
        player = self.game.players[seat]
        held = {
            "first_level_2": self.first_level_2[seat],
            "shards": player.shards,
            "coins": player.coins,
            "specialists": sum(player.has(specialist) for specialist in SPECIALISTS),
        }
        return {figure: held.get(figure, self.counts[seat][figure]) for figure in FIGURES}
