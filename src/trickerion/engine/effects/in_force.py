"""The effects in force for each seat: who answers which hook."""

from typing import TYPE_CHECKING, Final

from trickerion.catalog import MAGICIANS, POWERS, PROPHECIES
from trickerion.engine.core.names import FIELDS, NONE
from trickerion.engine.core.packing import split_armed
from trickerion.engine.core.types import MagicianNumber, Seat
from trickerion.engine.effects.hooks import Effect

if TYPE_CHECKING:
    from trickerion.engine.core.state import State


Answering = dict[str, tuple[Effect, ...]]
"""The effects that override each hook, by its name."""


class OfTheTurn:
    """The effects that override the hooks outside the Locations, which only Powers do."""

    def __init__(self, answering: Answering) -> None:
        self.initiative_fame = answering.get("initiative_fame", ())
        self.on_initiative_set = answering.get("on_initiative_set", ())
        self.advertise_price = answering.get("advertise_price", ())
        self.on_others_action = answering.get("on_others_action", ())
        self.keeps_both = answering.get("keeps_both", ())
        self.marker_bonus = answering.get("marker_bonus", ())
        self.wages = answering.get("wages", ())
        self.final_fame = answering.get("final_fame", ())


class InForce(OfTheTurn):
    """The effects that override each hook, so that rules don't call the defaults."""

    def __init__(self, effects: list[Effect]) -> None:
        answering = _answering(effects)
        super().__init__(answering)
        deeds = [deed for effect in effects for deed in effect.deeds()]
        self.deeds = tuple(dict.fromkeys(deeds))
        self.goes_anywhere = answering.get("goes_anywhere", ())
        self.placement_refusal = answering.get("placement_refusal", ())
        self.on_placed = answering.get("on_placed", ())
        self.placements = answering.get("placements", ())
        self.base_ap = answering.get("base_ap", ())
        self.enhance_ap = answering.get("enhance_ap", ())
        self.can_enhance_in_theater = answering.get("can_enhance_in_theater", ())
        self.action_cost = answering.get("action_cost", ())
        self.action_refusal = answering.get("action_refusal", ())
        self.do_instead = answering.get("do_instead", ())
        self.residence_face = answering.get("residence_face", ())
        self.on_learned = answering.get("on_learned", ())
        self.on_hired = answering.get("on_hired", ())
        self.bank_coins = answering.get("bank_coins", ())
        self.on_coins_taken = answering.get("on_coins_taken", ())
        self.list_price = answering.get("list_price", ())
        self.buy_price = answering.get("buy_price", ())
        self.buy_total = answering.get("buy_total", ())
        self.on_paid = answering.get("on_paid", ())
        self.on_quick_ordered = answering.get("on_quick_ordered", ())
        self.markers = answering.get("markers", ())
        self.component_refusal = answering.get("component_refusal", ())
        self.on_prepared = answering.get("on_prepared", ())
        self.symbol_limit = answering.get("symbol_limit", ())
        self.moves_others = answering.get("moves_others", ())
        self.spots_elsewhere = answering.get("spots_elsewhere", ())
        self.set_up_elsewhere = answering.get("set_up_elsewhere", ())
        self.paid_links = answering.get("paid_links", ())
        self.link_pay = answering.get("link_pay", ())
        self.on_set_up = answering.get("on_set_up", ())
        self.before_performances = answering.get("before_performances", ())
        self.before_performance = answering.get("before_performance", ())
        self.on_performance = answering.get("on_performance", ())
        self.on_performed = answering.get("on_performed", ())
        self.yield_weekday = answering.get("yield_weekday", ())
        self.weekday_yield = answering.get("weekday_yield", ())
        self.stack_yield = answering.get("stack_yield", ())
        self.fame_yield = answering.get("fame_yield", ())
        self.paid_yield = answering.get("paid_yield", ())
        self.performer_bonus = answering.get("performer_bonus", ())
        self.shards_received = answering.get("shards_received", ())
        self.on_shards_received = answering.get("on_shards_received", ())


def _answering(effects: list[Effect]) -> Answering:
    answering: Answering = {}
    for effect in effects:
        for hook in _overridden(type(effect)):
            answering[hook] = (*answering.get(hook, ()), effect)
    return answering


_OVERRIDDEN: Final[dict[type, frozenset[str]]] = {}


def _overridden(kind: type) -> frozenset[str]:
    """The names of the hooks that a kind of effect overrides."""
    if kind not in _OVERRIDDEN:
        names = [name for name in vars(Effect) if getattr(kind, name) is not getattr(Effect, name)]
        _OVERRIDDEN[kind] = frozenset(names)
    return _OVERRIDDEN[kind]


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
    key = ((state.prophecy + 1) << 12) + ((_ability(state, seat) + 1) << 8) + card + 1
    if state.setup_options.powers:
        for power in player.learned:
            key = (key << 6) + power + 1
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
