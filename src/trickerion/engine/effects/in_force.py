"""The effects in force for each seat: who answers which hook."""

from typing import TYPE_CHECKING, Final

from trickerion.catalog import MAGICIANS, POWERS, PROPHECIES
from trickerion.engine.core.names import FIELDS, NONE
from trickerion.engine.core.packing import split_armed
from trickerion.engine.core.types import MagicianNumber, Seat
from trickerion.engine.effects.hooks import Effect

if TYPE_CHECKING:
    from trickerion.engine.core.state import State
    from trickerion.engine.locations.location import LocationAction


class OfTheTurn:
    """The effects that override the hooks outside the Locations, which only Powers do."""

    initiative_fame: tuple[Effect, ...] = ()
    on_initiative_set: tuple[Effect, ...] = ()
    advertise_price: tuple[Effect, ...] = ()
    on_others_action: tuple[Effect, ...] = ()
    keeps_both: tuple[Effect, ...] = ()
    marker_bonus: tuple[Effect, ...] = ()
    wages: tuple[Effect, ...] = ()
    final_fame: tuple[Effect, ...] = ()


class InForce(OfTheTurn):
    """The effects that override each hook, so that rules don't call the defaults."""

    goes_anywhere: tuple[Effect, ...] = ()
    placement_refusal: tuple[Effect, ...] = ()
    on_placed: tuple[Effect, ...] = ()
    placements: tuple[Effect, ...] = ()
    base_ap: tuple[Effect, ...] = ()
    enhance_ap: tuple[Effect, ...] = ()
    can_enhance_in_theater: tuple[Effect, ...] = ()
    action_cost: tuple[Effect, ...] = ()
    action_refusal: tuple[Effect, ...] = ()
    do_instead: tuple[Effect, ...] = ()
    residence_face: tuple[Effect, ...] = ()
    on_learned: tuple[Effect, ...] = ()
    on_hired: tuple[Effect, ...] = ()
    bank_coins: tuple[Effect, ...] = ()
    on_coins_taken: tuple[Effect, ...] = ()
    list_price: tuple[Effect, ...] = ()
    buy_price: tuple[Effect, ...] = ()
    buy_total: tuple[Effect, ...] = ()
    on_paid: tuple[Effect, ...] = ()
    on_quick_ordered: tuple[Effect, ...] = ()
    markers: tuple[Effect, ...] = ()
    component_refusal: tuple[Effect, ...] = ()
    on_prepared: tuple[Effect, ...] = ()
    symbol_limit: tuple[Effect, ...] = ()
    moves_others: tuple[Effect, ...] = ()
    spots_elsewhere: tuple[Effect, ...] = ()
    set_up_elsewhere: tuple[Effect, ...] = ()
    paid_links: tuple[Effect, ...] = ()
    link_pay: tuple[Effect, ...] = ()
    on_set_up: tuple[Effect, ...] = ()
    before_performances: tuple[Effect, ...] = ()
    before_performance: tuple[Effect, ...] = ()
    on_performance: tuple[Effect, ...] = ()
    on_performed: tuple[Effect, ...] = ()
    yield_weekday: tuple[Effect, ...] = ()
    weekday_yield: tuple[Effect, ...] = ()
    stack_yield: tuple[Effect, ...] = ()
    fame_yield: tuple[Effect, ...] = ()
    paid_yield: tuple[Effect, ...] = ()
    performer_bonus: tuple[Effect, ...] = ()
    shards_received: tuple[Effect, ...] = ()
    on_shards_received: tuple[Effect, ...] = ()

    def __init__(self, effects: list[Effect]) -> None:
        deeds: list[LocationAction] = []
        for effect in effects:
            alone = _alone(effect)
            for hook in _answered(type(effect)):
                before = getattr(self, hook)
                setattr(self, hook, (*before, effect) if before else alone)
            deeds += effect.deeds()
        self.deeds = tuple(dict.fromkeys(deeds))


_OVERRIDDEN: Final[dict[type, frozenset[str]]] = {}


def _overridden(kind: type) -> frozenset[str]:
    """The names of the hooks that a kind of effect overrides."""
    if kind not in _OVERRIDDEN:
        names = [name for name in vars(Effect) if getattr(kind, name) is not getattr(Effect, name)]
        _OVERRIDDEN[kind] = frozenset(names)
    return _OVERRIDDEN[kind]


_ANSWERED: Final[dict[type, tuple[str, ...]]] = {}


def _answered(kind: type) -> tuple[str, ...]:
    """The hooks among them that `InForce` has."""
    found = _ANSWERED.get(kind)
    if found is None:
        hooks = [hook for hook in _overridden(kind) if not hook.startswith("_")]
        found = tuple([hook for hook in hooks if hasattr(NOTHING, hook) and hook != "deeds"])
        _ANSWERED[kind] = found
    return found


_ALONE: Final[dict[Effect, tuple[Effect, ...]]] = {}


def _alone(effect: Effect) -> tuple[Effect, ...]:
    """The effect as a tuple, always the same one: fewer objects for the garbage collector."""
    found = _ALONE.get(effect)
    if found is None:
        found = _ALONE[effect] = (effect,)
    return found


NO_EFFECT: Final = Effect()
NOTHING: Final = InForce([])

PROPHECY_EFFECTS: Final = [NO_EFFECT] * len(PROPHECIES)
ABILITIES: Final = [NO_EFFECT] * len(MAGICIANS)
POWER_EFFECTS: Final = [NO_EFFECT] * len(POWERS)
CARD_EFFECTS: Final = [NO_EFFECT] * FIELDS["card"].size
"""By assignment card; the permanent ones have no effect."""

_TABLE: Final[dict[int, InForce]] = {}
_CARDS_WITH: Final[dict[str, tuple[Effect, ...]]] = {}
MOST_ASSEMBLED: Final = 20_000
"""Powers make many combinations: beyond this number, all are assembled again when needed."""


def register(field: str, effect: Effect) -> None:
    """Register an effect under its id: a `prophecy`, a `magician`, a `power` or a `card`."""
    tables = {
        "prophecy": PROPHECY_EFFECTS,
        "magician": ABILITIES,
        "power": POWER_EFFECTS,
        "card": CARD_EFFECTS,
    }
    tables[field][FIELDS[field].number(effect.id)] = effect


def forget_assembled() -> None:
    """Clear the caches after the tables have changed."""
    _TABLE.clear()
    _CARDS_WITH.clear()


def cards_with(hook: str) -> tuple[Effect, ...]:
    """All cards that override a hook, in force or not, because their notes last all game."""
    if hook not in _CARDS_WITH:
        _CARDS_WITH[hook] = tuple([e for e in CARD_EFFECTS if hook in _overridden(type(e))])
    return _CARDS_WITH[hook]


def in_force(state: "State", seat: Seat) -> InForce:
    """The effects in force for a seat, in the order they apply."""
    return state.force[seat]


def refresh(state: "State") -> None:
    """Update the effects in force after a magician, the prophecy, a learned Power or the armed card
    changed."""
    if state.setup_options.dark_alley:
        state.force = [_look_up(state, seat) for seat in range(len(state.players))]


def _look_up(state: "State", seat: Seat) -> InForce:
    player = state.players[seat]
    armed_seat, card = split_armed(state.armed)
    if armed_seat != seat:
        card = NONE
    key = 0
    if state.setup_options.powers:
        for power in player.learned:
            if power != NONE:  # beside whichever slot
                key = (key << 6) + power + 1
    key = (key << 17) + ((state.prophecy + 1) << 12) + ((_ability(state, seat) + 1) << 8) + card + 1
    found = _TABLE.get(key)
    return found if found is not None else _assemble(key, state, seat, card)


def _ability(state: "State", seat: Seat) -> MagicianNumber:
    """The magician whose ability a seat has. HEIR-10: Dahlgaard's Heir has none."""
    return NONE if seat == state.setup_options.heir_seat else state.players[seat].magician


def _assemble(key: int, state: "State", seat: Seat, card: int) -> InForce:
    """POW-6: the prophecy, the ability, the learned Powers, then the card of the action."""
    player = state.players[seat]
    parts = [
        (PROPHECY_EFFECTS, state.prophecy),
        (ABILITIES, _ability(state, seat)),
        *[(POWER_EFFECTS, power) for power in player.learned],
        (CARD_EFFECTS, card),
    ]
    if len(_TABLE) >= MOST_ASSEMBLED:
        _TABLE.clear()
    _TABLE[key] = InForce([table[number] for table, number in parts if number != NONE])
    return _TABLE[key]
