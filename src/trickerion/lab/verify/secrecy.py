"""R8, R9: nothing a seat can observe depends on what it may not know.

Each position is compared with a permuted one that differs in everything hidden from a seat. The
server's messages are compared the same way in `tests/server/reliability/test_twin_tables.py`.
"""

import json
from array import array
from collections.abc import Iterator
from random import Random
from typing import Final

from trickerion import OBSERVATION_SIZE, Action, Event, Game, Scene, foresight
from trickerion.bots import LEVELS, Budget, make_bot
from trickerion.lab.verify.permuter import Names, permuted

PROBES: Final = 10
"""How many actions, legal or not, `explain` is asked about."""
NODES: Final = 12
"""The node budget of a bot's decision."""
PUBLIC_REVEALS: Final = (
    *("assignment_revealed", "performance_card_shown", "prophecies_moved", "dice_rolled"),
    *("die_changed", "initiative_set", "game_ended", "power_learned", "plan_revealed"),
    "turn_setup_revealed",
)
"""Events that reveal something to everyone; what follows may differ."""
HEIR_REVEALS: Final = ("enters", "trick", "shopping", "prophecies_turn", "prophecies_stay")
"""Steps of the Heir that chance decides (HEIR-1, HEIR-5, HEIR-6)."""
PRIVATE_REVEALS: Final = ("cards_drawn", "card_kept")
"""Events that reveal something to the acting seat."""


def check_secrecy(game: Game, seat: int | None, rng: Random) -> None:
    """R8: permuting what a seat may not know changes nothing it can observe."""
    other, names = permuted(game, seat, rng)
    seed = rng.getrandbits(32)
    same = f"seed {game.seed}, after {len(game.history)} actions, seat {seat}"
    for (what, true), (_, false) in zip(
        observations(game, seat, seed), observations(other, seat, seed), strict=True
    ):
        assert _text(true) == _text(false), f"{same}: {what} reveals a secret"
    for acting in game.to_act:
        pairs = _same_actions(game, other, acting, names)
        if pairs:
            _check_events(game, other, rng.choice(pairs), seat, same)


def check_fairness(game: Game, level: str, rng: Random) -> None:
    """R9: a bot with the same seed decides the same, regardless of what it may not know."""
    seat, seed = rng.choice(game.to_act), rng.getrandbits(32)
    other, _ = permuted(game, seat, rng)
    decided, decided_too = (
        make_bot(level, seat, 1).decide(true.imagine(seat, seed), Budget(nodes=NODES))
        for true in (game, other)
    )
    same = f"seed {game.seed}, after {len(game.history)} actions, seat {seat}"
    assert decided == decided_too, f"{same}: {level} knows a secret"
    assert decided in game.options(seat), f"{same}: {level} returns {decided}"


def level_of(number: int) -> str:
    """Cycles through the levels."""
    levels = list(LEVELS)
    return levels[number % len(levels)]


def observations(game: Game, seat: int | None, seed: int) -> Iterator[tuple[str, object]]:
    """Everything a seat or a spectator can query, with its name."""
    yield "the view", game.view(seat)
    yield "the view among others", game.views([seat])
    yield "the imagined game", game.imagine(seat, seed).to_dict()
    if seat is None:
        return
    yield "the options", list(map(str, game.options(seat)))
    yield "the ids of the options", game.option_ids(seat)
    yield "the mask", _mask(game, seat)
    yield "the observation", _observation(game, seat)
    yield "the free options", list(map(str, game.free_options(seat)))
    for action in _probes(seat, seed):
        yield f"why {action} is refused", str(game.explain(action))
    yield "foresight", list(_foreseen(game, seat))


def _mask(game: Game, seat: int) -> list[int]:
    mask = bytearray(Action.catalogue_size())
    game.mask(seat, mask)
    return list(mask)


def _observation(game: Game, seat: int) -> list[int]:
    observation = array("h", bytes(2 * OBSERVATION_SIZE))
    game.observe(seat, observation)
    return observation.tolist()


def _probes(seat: int, seed: int) -> list[Action]:
    rng, size = Random(seed), Action.catalogue_size()
    return [Action.by_id(seat, rng.randrange(size)) for _ in range(PROBES)]


def _foreseen(game: Game, seat: int) -> Iterator[object]:
    """What foresight says about each option."""
    imagined = game.imagine(seat, 0)
    for action in game.options(seat):
        found = foresight.outcome(imagined, action)
        yield [event.to_dict() for event in foresight.own_events(found)]
        yield found.is_sure, foresight.cost(imagined, action), foresight.price(imagined, action)
    yield foresight.prices(imagined, seat), foresight.trick_yields(imagined)


def _text(observed: object) -> str:
    """As JSON, which also compares the order of keys."""
    return json.dumps(observed)


# Events


def _same_actions(
    game: Game, other: Game, acting: int, names: Names
) -> list[tuple[Action, Action]]:
    """The actions that are legal in both games, with hidden cards renamed."""
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
    """A seat sees the same events, scenes and view after an action, unless the action reveals
    something to it."""
    true, false = game.clone(), other.clone()
    scenes, scenes_too = list[Scene](), list[Scene]()
    events, events_too = true.apply(actions[0], scenes), false.apply(actions[1], scenes_too)
    if _ends_planning(game, true):
        return
    own, own_too = _hidden_events(events, seat), _hidden_events(events_too, seat)
    assert _text(own) == _text(own_too), f"{same}: the events of {actions[0]} reveal a secret"
    told = _hidden_scenes(true, scenes, events, seat)
    told_too = _hidden_scenes(false, scenes_too, events_too, seat)
    assert _text(told) == _text(told_too), f"{same}: the scenes of {actions[0]} reveal a secret"
    seen = [event for event in events if event.seen_by(seat) is not None]
    if len(own) == len(seen):
        view, view_too = _text(true.view(seat)), _text(false.view(seat))
        assert view == view_too, f"{same}: the view after {actions[0]} reveals a secret"


def _ends_planning(before: Game, after: Game) -> bool:
    """TURN-6: the end of assignment reveals the plans, or at least where cards are."""
    return (before.phase, before.turn) != (after.phase, after.turn) and before.phase == "assignment"


def _hidden_events(events: list[Event], seat: int | None) -> list[dict[str, object]]:
    """The events as a seat sees them, up to the first one that reveals something to it."""
    known = (event.seen_by(seat) for event in events[: _first_reveal(events, seat)])
    return [event for event in known if event is not None]


def _hidden_scenes(
    game: Game, scenes: list[Scene], events: list[Event], seat: int | None
) -> list[object]:
    """The views of the scenes before the first event that reveals something to a seat."""
    until = _first_reveal(events, seat)
    return [game.scene_views(one.state, [seat]) for one in scenes if one.after <= until]


def _first_reveal(events: list[Event], seat: int | None) -> int:
    for place, event in enumerate(events):
        is_open = event.kind in PUBLIC_REVEALS or event.fields.get("step") in HEIR_REVEALS
        if is_open or (event.kind in PRIVATE_REVEALS and event.seat == seat):
            return place
    return len(events)
