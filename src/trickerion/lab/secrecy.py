"""R8, R9: whatever a seat is told does not depend on what it may not know.

Each position is compared with another one that differs in all that is hidden from a seat. What
the server sends is compared in the same way by `tests/server/test_told.py`.
"""

import json
from collections.abc import Iterator
from random import Random
from typing import Final

from trickerion import Action, Event, Game, foresight
from trickerion.bots import LEVELS, Budget, make_bot
from trickerion.lab.permuting import Names, permuted

PROBES: Final = 10
"""Actions, legal or not, of which a seat asks why."""
NODES: Final = 12
"""How much a bot thinks about a decision."""
UNCOVERING: Final = (
    *("assignment_revealed", "performance_card_shown", "prophecies_moved", "dice_rolled"),
    *("die_changed", "initiative_set", "game_ended"),
)
"""What an action uncovers for everybody may differ from here on."""
DRAWING: Final = ("cards_drawn", "card_kept")
"""What an action uncovers for the seat that draws."""


def check_secrecy(game: Game, seat: int | None, chance: Random) -> None:
    """R8: change all that a seat may not know; whatever it is told stays the same."""
    other, names = permuted(game, seat, chance)
    seed = chance.getrandbits(32)
    same = f"seed {game.seed}, after {len(game.history)} actions, seat {seat}"
    for (what, true), (_, false) in zip(
        told(game, seat, seed), told(other, seat, seed), strict=True
    ):
        assert _text(true) == _text(false), f"{same}: {what} tells a secret"
    for acting in game.to_act:
        pairs = _same_actions(game, other, acting, names)
        if pairs:
            _check_events(game, other, chance.choice(pairs), seat, same)


def check_fairness(game: Game, level: str, chance: Random) -> None:
    """R9: a bot of the same seed decides the same, whatever it may not know."""
    seat, seed = chance.choice(game.to_act), chance.getrandbits(32)
    other, _ = permuted(game, seat, chance)
    decided, decided_too = (
        make_bot(level, seat, 1).decide(true.imagine(seat, seed), Budget(nodes=NODES))
        for true in (game, other)
    )
    same = f"seed {game.seed}, after {len(game.history)} actions, seat {seat}"
    assert decided == decided_too, f"{same}: {level} knows a secret"
    assert decided in game.options(seat), f"{same}: {level} answers {decided}"


def level_of(number: int) -> str:
    """Each bot in turn."""
    levels = list(LEVELS)
    return levels[number % len(levels)]


def told(game: Game, seat: int | None, seed: int) -> Iterator[tuple[str, object]]:
    """All that a seat or a spectator can get out of a game, each with its name."""
    yield "the view", game.view(seat)
    yield "the view among others", game.views([seat])
    yield "the imagined game", game.imagine(seat, seed).to_dict()
    if seat is None:
        return
    yield "the options", list(map(str, game.options(seat)))
    yield "the free options", list(map(str, game.free_options(seat)))
    for action in _probes(seat, seed):
        yield f"why {action} is refused", str(game.explain(action))
    yield "foresight", list(_foreseen(game, seat))


def _probes(seat: int, seed: int) -> list[Action]:
    chance, size = Random(seed), Action.catalogue_size()
    return [Action.by_id(seat, chance.randrange(size)) for _ in range(PROBES)]


def _foreseen(game: Game, seat: int) -> Iterator[object]:
    """What a seat is told about the outcome of its options."""
    imagined = game.imagine(seat, 0)
    for action in game.options(seat):
        found = foresight.outcome(imagined, action)
        yield [event.to_dict() for event in foresight.own_events(found)]
        yield found.is_sure, foresight.cost(imagined, action), foresight.price(imagined, action)
    yield foresight.prices(imagined, seat), foresight.trick_yields(imagined)


def _text(told: object) -> str:
    """As text: the order counts, of keys as well."""
    return json.dumps(told)


# What happens


def _same_actions(
    game: Game, other: Game, acting: int, names: Names
) -> list[tuple[Action, Action]]:
    """The actions that are possible in both games; a hidden card has another name in the other."""
    possible = {str(action): action for action in other.options(acting)}
    pairs = []
    for action in game.options(acting):
        line = " ".join(names.get(word, word) for word in str(action).split(" "))
        if line in possible:
            pairs.append((action, possible[line]))
    return pairs


def _check_events(
    game: Game, other: Game, actions: tuple[Action, Action], seat: int | None, same: str
) -> None:
    """What an action tells a seat, and what it then sees, is the same, until the action really
    uncovers something for it."""
    true, false = game.clone(), other.clone()
    events, events_too = true.apply(actions[0]), false.apply(actions[1])
    if _ends_planning(game, true):
        return
    own, own_too = _hidden_events(events, seat), _hidden_events(events_too, seat)
    assert _text(own) == _text(own_too), f"{same}: the events of {actions[0]} tell a secret"
    seen = [event for event in events if event.seen_by(seat) is not None]
    if len(own) == len(seen):
        view, view_too = _text(true.view(seat)), _text(false.view(seat))
        assert view == view_too, f"{same}: the view after {actions[0]} tells a secret"


def _ends_planning(before: Game, after: Game) -> bool:
    """TURN-6: plans are revealed, or at least where cards lie; without any, nobody is placed."""
    return before.phase == "assignment" != after.phase


def _hidden_events(events: list[Event], seat: int | None) -> list[dict[str, object]]:
    """The events as a seat sees them, up to the first that uncovers something for it."""
    seen: list[dict[str, object]] = []
    for event in events:
        if event.kind in UNCOVERING or (event.kind in DRAWING and event.seat == seat):
            break
        known = event.seen_by(seat)
        if known is not None:
            seen.append(known)
    return seen
