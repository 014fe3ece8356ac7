"""The exact solver: the best final Fame that a seat can still reach, by exhaustive search.

A position can be solved in the last turn if no line of play meets chance: a die, a draw, or
anything else that is revealed before the last decision. So the answer never depends on what the
seat can't see. Normally no other seat may have a Character left to place; a solver can be told to
accept one or more that have.

Others may also be asked in the Performance phase. Each of them is taken to play for its own final
Fame and, where that leaves several answers, for the one that is worst for the solving seat. A
solution says if it relies on that. Returning tricks or components (TURN-8) is not searched.
"""

from typing import Final

from trickerion import Action, Game
from trickerion.bots.base import BudgetMeter
from trickerion.bots.transposition import Key, position_key
from trickerion.engine.core import flow
from trickerion.engine.core.frames import Question
from trickerion.engine.core.packing import disk
from trickerion.engine.core.printed_facts import (
    SLOT_AP,
    SLOT_LOCATION,
    THEATER,
    is_performance_slot,
    weekday_of,
)
from trickerion.engine.core.verbs import PLACE
from trickerion.engine.phases.end_turn import STEPS, EndTurn, move_performance_cards
from trickerion.engine.phases.placement import has_to_place

ENDING: Final = ("place_characters", "performance", "end_turn")
CHANCE: Final = "chance"
OTHERS: Final = "others"
LIMIT: Final = "limit"
"""Why a position is not solved."""
NO_MORE_DECISIONS: Final = STEPS.index(move_performance_cards)
"""The first step of the last End Turn phase after which nobody is asked and nothing scored depends
on chance: new Performance cards and prophecies are revealed, and used cards go under decks."""
RANK_BITS: Final = 3

Ranks = tuple[int, ...]
"""For each seat its final Fame and, in the lowest bits, how many seats it is ahead of: the larger
the better (see `final_ranks`)."""


class SolvedAction:
    """An action, and the final Fame and place to which it leads if everyone plays on as assumed."""

    __slots__ = ("action", "fame", "place")

    def __init__(self, action: Action, fame: int, place: int) -> None:
        self.action = action
        self.fame = fame
        self.place = place


class _Line:
    """The best action in a position, and the ranks to which it leads."""

    __slots__ = ("action", "ranks")

    def __init__(self, action: Action, ranks: Ranks) -> None:
        self.action = action
        self.ranks = ranks


class _NotSolved(Exception):
    """Ends a search; the message is the reason."""


class Solver:
    """Solves positions for one seat, and remembers every position it has met on the way. It gives
    a position up after playing `limit` actions, or once a meter, if there is one, is exhausted."""

    def __init__(
        self,
        seat: int,
        limit: int,
        meter: BudgetMeter | None = None,
        others: int = 0,
    ) -> None:
        self.seat = seat
        self.limit = limit
        self.meter = meter
        self.others = others
        """How many other seats may have Characters left to place."""
        self.played = 0
        """How many actions the last position took."""
        self.relies_on_others = False
        """Does the outcome of any line depend on what another seat chooses?"""
        self.refusal = ""
        """Why the last position was not solved; empty if it was."""
        self._lines: dict[Key, _Line] = {}

    def answers(self, game: Game) -> list[SolvedAction]:
        """All distinct answers of the seat, best first: most final Fame, then the best place. Empty
        if the position is not solved."""
        self.played = 0
        self.refusal = "" if is_ending(game, self.seat, self.others) else OTHERS
        if self.refusal:
            return []
        try:
            lines = [self._line(game, action) for action in distinct_answers(game, self.seat)]
        except _NotSolved as reason:
            self.refusal = str(reason)
            return []
        lines.sort(key=lambda line: -line.ranks[self.seat])
        return [self._answer(game, line) for line in lines]

    def reply(self, game: Game) -> Action:
        """What the seat to act, this one or another, plays in a position met on a solved line."""
        return self._lines[position_key(game)].action

    def expected(self, game: Game) -> Action | None:
        """What the seat to act, this one or another, plays if everyone plays on as assumed; None if
        the position is not solved."""
        self.played = 0
        self.refusal = ""
        try:
            self._search(game)
        except _NotSolved as reason:
            self.refusal = str(reason)
            return None
        return self.reply(game)

    def _answer(self, game: Game, line: _Line) -> SolvedAction:
        rank = line.ranks[self.seat]
        place = len(game.players) - (rank & ((1 << RANK_BITS) - 1))
        return SolvedAction(line.action, rank >> RANK_BITS, place)

    def _line(self, game: Game, action: Action) -> _Line:
        """An action, and the ranks to which it leads."""
        self.played += 1
        if self.played > self.limit or (self.meter is not None and self.meter.is_exhausted):
            raise _NotSolved(LIMIT)
        after = bare_copy(game)
        if not plays_without_chance(after, action):
            raise _NotSolved(CHANCE)
        return _Line(action, self._search(after))

    def _search(self, game: Game) -> Ranks:
        """The ranks to which a position leads."""
        if not game.stack:
            return final_ranks(game)
        key = position_key(game)
        known = self._lines.get(key)
        if known is not None:
            return known.ranks
        best = self._best(game, game.to_act[0])
        self._lines[key] = best
        return best.ranks

    def _best(self, game: Game, seat: int) -> _Line:
        """The line that a seat chooses in a position."""
        if seat != self.seat and self.others == 0 and game.phase == "place_characters":
            raise _NotSolved(OTHERS)
        lines = [self._line(game, action) for action in distinct_answers(game, seat)]
        best = lines[0]
        for line in lines:
            if seat != self.seat and line.ranks[self.seat] != best.ranks[self.seat]:
                self.relies_on_others = True
            if self._prefers(seat, line.ranks, best.ranks):
                best = line
        return best

    def _prefers(self, seat: int, new: Ranks, old: Ranks) -> bool:
        if new[seat] != old[seat]:
            return new[seat] > old[seat]
        return seat != self.seat and new[self.seat] < old[self.seat]


# Which positions are solved


def is_ending(game: Game, seat: int, others: int = 0) -> bool:
    """Is it the last turn, and this seat's decision? At most `others` other seats may have
    Characters left to place."""
    if game.turn != game.setup_options.last_turn or game.phase not in ENDING:
        return False
    placing = [o for o in range(len(game.players)) if o != seat and has_to_place(game, o)]
    return game.to_act == [seat] and len(placing) <= others


def plays_without_chance(game: Game, action: Action) -> bool:
    """Play an action; False if anything was revealed that could matter to the result."""
    question = game.stack[-1]
    assert isinstance(question, Question)
    reveals = game.reveals
    question.choose(game, action)
    while game.stack:
        top = game.stack[-1]
        if isinstance(top, EndTurn) and top.next_step == NO_MORE_DECISIONS:
            is_certain = game.reveals == reveals
            flow.run(game)
            return is_certain and game.over
        if not top.proceed(game):
            break
    return game.reveals == reveals


def distinct_answers(game: Game, seat: int) -> list[Action]:
    """The options without equivalent slots: of the free slots of a Location and weekday with the
    same AP modifier one is as good as another."""
    seen: set[int] = set()
    answers = []
    for action in game.options(seat):
        if action.verb is PLACE:
            group = slot_group(action)
            if group in seen:
                continue
            seen.add(group)
        answers.append(action)
    return answers


def equivalent(game: Game, action: Action) -> Action:
    """The one of `distinct_answers` that leads to the same result as an option."""
    if action.verb is PLACE:
        for answer in distinct_answers(game, action.seat):
            if answer.verb is PLACE and slot_group(answer) == slot_group(action):
                return answer
    return action


def slot_group(action: Action) -> int:
    """The same number for placements of a Character on equivalent slots."""
    slot = action.slot
    location = SLOT_LOCATION[slot]
    day = 2 * weekday_of(slot) + is_performance_slot(slot) if location == THEATER else 0
    return ((disk(0, action.character) * 8 + location) * 8 + day) * 8 + SLOT_AP[slot] + 4


# Results


def bare_copy(game: Game) -> Game:
    """A copy without the history, which takes longer to copy than the position."""
    twin = Game(game.setup_options, game.seed, game.names)
    game.copy_to(twin)
    return twin


def final_ranks(game: Game) -> Ranks:
    places = game.places
    assert places is not None
    seats = len(places)
    scores = game.scores
    return tuple([(scores[s] << RANK_BITS) + seats - places[s] for s in range(seats)])
