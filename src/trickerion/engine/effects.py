"""What may change the rules: special cards, prophecies and abilities answer the rules' questions.

Wherever a printed number or permission can be changed, the rule asks the effects in force. An
effect is one small class in `cards/` that overrides the answers its text changes; no other module
names it. The prophecy answers first, then the ability, then the card of the action at hand.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from trickerion.catalog import MAGICIANS, PROPHECIES
from trickerion.engine.actions import Action, Verb
from trickerion.engine.names import FIELDS, NONE
from trickerion.engine.refusals import Refusal

if TYPE_CHECKING:
    from trickerion.engine.location import LocationAction, Placement
    from trickerion.engine.pieces import Lasting, Show
    from trickerion.engine.state import State


class Effect:
    """Changes nothing: each answer hands back what the rule would do without it."""

    id: ClassVar[str] = ""
    rules: ClassVar[tuple[str, ...]] = ()
    """The rules and rulings that speak of it."""
    serves_action: ClassVar[bool] = True
    """For a card: does its bonus serve one action, which its player names (DA-4)?"""

    remembers: ClassVar[str] = ""
    """For a card: what its memory of this turn is (see `MEMORY_CODES`); empty if it has none."""

    needs_prophecies: ClassVar[bool] = False
    """For a magician: is it left out of games without prophecies (SET-6)?"""

    # Placing and action points

    def goes_anywhere(self) -> bool:
        """TURN-6: may the card's Character be placed at any Location?"""
        return False

    def goes_elsewhere(self, state: "State", seat: int, character: int) -> bool:
        """TURN-6: may this Character be placed at any Location, whatever its card says?"""
        return False

    def placement_refusal(
        self, state: "State", seat: int, character: int, slot: int
    ) -> Refusal | None:
        """TURN-6: why a Character may not take a slot that is free and at its Location."""
        return None

    def on_placed(self, state: "State", seat: int, character: int, slot: int) -> None:
        """AP-6: what the slot costs, what placing gains, what is asked before acting."""

    def placements(self, state: "State", placements: int) -> int:
        """TURN-6: how many Characters a player may place on one turn."""
        return placements

    def base_ap(self, state: "State", seat: int, character: int, ap: int) -> int:
        """AP-1: the base AP of a Character about to be placed."""
        return ap

    def enhance_ap(self, state: "State", seat: int, ap: int) -> int:
        """AP-2: what Enhance Character gives."""
        return ap

    def can_enhance_in_theater(self, state: "State", seat: int) -> bool:
        """AP-2: not in the Theater."""
        return False

    def veils_plans(self) -> bool:
        """TURN-6: are assignment cards revealed one by one, as their Characters are placed?"""
        return False

    # Actions of a Location

    def deeds(self) -> "tuple[LocationAction, ...]":
        """Further actions its owner may take at a Location."""
        return ()

    def action_cost(self, state: "State", seat: int, verb: Verb, ap: int) -> int:
        """What an action of a Location costs now."""
        return ap

    def action_refusal(
        self, state: "State", placement: "Placement", action: Action, refusal: Refusal | None
    ) -> Refusal | None:
        """Why the action this card serves is not legal, after what the rule says itself."""
        return refusal

    def do_instead(self, state: "State", placement: "Placement", action: Action) -> bool:
        """Does the card carry out the action it serves in another way? Then it has done so."""
        return False

    # Downtown

    def residence_face(self, state: "State", seat: int, face: int) -> int:
        """DT-1: what a Residence die counts as."""
        return face

    def learn_refusal(
        self, state: "State", seat: int, trick: int, refusal: Refusal | None
    ) -> Refusal | None:
        """DT-1: why a trick cannot be learned, after what the rule says itself."""
        return refusal

    def on_learned(self, state: "State", seat: int, symbol: int) -> None:
        """A trick has been learned."""

    def on_hired(self, state: "State", seat: int, specialist: int) -> None:
        """A Specialist (NONE: an Apprentice) has gone to the Inn."""

    def bank_coins(self, state: "State", seat: int, coins: int) -> int:
        """DT-5: what Take Coins pays."""
        return coins

    def on_coins_taken(self, state: "State", seat: int, die: int, coins: int) -> None:
        """Take Coins has paid; the die still shows its face."""

    # Market Row

    def list_price(self, state: "State", component: int, price: int) -> int:
        """MR-1: the price of a component before Quick Order, Bargain and cards."""
        return price

    def buy_price(self, state: "State", seat: int, component: int, price: int) -> int:
        """MR-1: the price for a Buy action; NONE if it is not in stock."""
        return price

    def buy_total(self, state: "State", price: int, total: int) -> int:
        """MR-1: the total price of a Buy of one type at this price each, before Bargain."""
        return total

    def on_paid(self, state: "State", seat: int, component: int, coins: int) -> None:
        """A Buy has been paid with so many Coins; NONE is the component of a mixed one."""

    def on_ordered(self, state: "State", seat: int, component: int) -> None:
        """An Order has been placed."""

    def on_quick_ordered(self, state: "State", seat: int, component: int) -> None:
        """A Quick Order has been placed."""

    # Workshop

    def markers(self, state: "State", seat: int, symbol: int, markers: int) -> int:
        """WS-1: how many markers a preparation gives, before TRK-5."""
        return markers

    def component_refusal(
        self, state: "State", seat: int, trick: int, refusal: Refusal | None
    ) -> Refusal | None:
        """WS-1: what a trick lacks to be prepared, after what the rule says itself."""
        return refusal

    def on_prepared(self, state: "State", seat: int, symbol: int, markers: int) -> None:
        """A trick has been prepared with so many markers."""

    # Theater

    def symbol_limit(self, state: "State", seat: int) -> int:
        """TRK-3: how many markers of one symbol a Performance card may hold."""
        return 1

    def moves_others(self) -> bool:
        """THR-6: may an opponent's marker be moved too?"""
        return False

    def spots_elsewhere(self, state: "State", seat: int, symbol: int, pieces: int) -> list[Action]:
        """THR-4: further places for a marker that is set up, as answers of ChooseSpot."""
        return []

    def set_up_elsewhere(self, state: "State", seat: int, symbol: int, action: Action) -> None:
        """Put the marker where an answer of `spots_elsewhere` says."""

    def paid_links(self, state: "State", show: "Show", place: int, links: int) -> int:
        """THR-5: how many payments a Set Up earns."""
        return links

    def link_pay(self, state: "State", seat: int, amount: int) -> int:
        """THR-5: what one link pays its maker."""
        return amount

    def link_shards(self, state: "State", seat: int, shards: int) -> int:
        """THR-5: the Shards of one link for its maker."""
        return shards

    def on_set_up(self, state: "State", seat: int, trick: int) -> None:
        """A trick has been set up; what is asked here is asked when its links have paid."""

    # Performance

    def before_performances(self, state: "State", seat: int) -> None:
        """After the last placement, before the first Performance."""

    def before_performance(self, state: "State", seat: int, performer: int, weekday: int) -> None:
        """Another player is about to choose a card to perform; what this seat is asked first."""

    def on_performance(self, state: "State", seat: int, show: "Show") -> None:
        """A card is about to be performed; what the performer is asked before it pays."""

    def on_performed(self, state: "State", seat: int, show: "Show") -> None:
        """A card has been performed and has paid; its markers still lie there."""

    def yield_weekday(self, state: "State", owner_day: int, performer_day: int) -> int:
        """PRF-3: whose weekday counts for a marker."""
        return owner_day

    def weekday_yield(self, state: "State", weekday: int, modifier: int) -> int:
        """PRF-3: a weekday's modifier."""
        return modifier

    def stack_yield(self, state: "State", level: int) -> int:
        """PRF-6: what a stack of a trick of this level yields more, in Fame and Coins each."""
        return 0

    def fame_yield(self, state: "State", seat: int, owner: int) -> int:
        """PRF-6: what every marker of an owner yields more or less Fame in one's Performance."""
        return 0

    def paid_yield(self, state: "State", fame: int, coins: int) -> tuple[int, int]:
        """PRF-6: a marker's Fame and Coins as they are paid in the end."""
        return fame, coins

    def performer_bonus(self, state: "State", seat: int, amount: int) -> int:
        """PRF-4: a bonus of the performer."""
        return amount

    def shards_received(self, state: "State", seat: int, shards: int) -> int:
        """How many Shards really come when some are received."""
        return shards

    def on_shards_received(self, state: "State", seat: int) -> None:
        """Shards have been received."""

    def on_trick_performed(self, state: "State", trick: int) -> None:
        """A trick has been performed, by anybody; every card hears it."""

    def trick_yield(self, state: "State", trick: int) -> int:
        """PRF-6: what the printed Fame and Coins of a trick are raised by; every card is asked."""
        return 0

    def on_trick_left(self, state: "State", trick: int) -> None:
        """TRK-6: a trick has gone back to its deck; every card hears it."""

    # What a card does later in the turn in which it was used for its bonus (see `Lasting`)

    def stock_beside(self, lasting: "Lasting") -> int:
        """MR-1: the component beside the Buy area that is stock for everybody; NONE if none."""
        return NONE

    def on_spent(self, state: "State", lasting: "Lasting", spender: int, coins: int) -> bool:
        """Coins were spent at the Market Row: did the card take them?"""
        return False

    def holds_back(self, state: "State", lasting: "Lasting", seat: int, character: int) -> bool:
        """TURN-6: must a Character wait, on a turn with a second placement, for the next turn?"""
        return False

    def after_performances(self, state: "State", lasting: "Lasting") -> None:
        """The Performance phase ends."""

    def on_return_characters(self, state: "State", lasting: "Lasting") -> None:
        """END-2: Characters return."""

    def on_orders_arrive(self, state: "State", lasting: "Lasting") -> None:
        """END-3: the Quick Order slot is about to be emptied."""


class InForce:
    """For each question the effects that answer it, so that a rule asks nobody in vain."""

    def __init__(self, effects: list[Effect]) -> None:
        def answering(question: str) -> tuple[Effect, ...]:
            silent = getattr(Effect, question)
            return tuple(e for e in effects if getattr(type(e), question) is not silent)

        self.goes_elsewhere = answering("goes_elsewhere")
        self.placement_refusal = answering("placement_refusal")
        self.on_placed = answering("on_placed")
        self.placements = answering("placements")
        self.base_ap = answering("base_ap")
        self.enhance_ap = answering("enhance_ap")
        self.can_enhance_in_theater = answering("can_enhance_in_theater")
        self.deeds = tuple(deed for effect in effects for deed in effect.deeds())
        self.action_cost = answering("action_cost")
        self.action_refusal = answering("action_refusal")
        self.do_instead = answering("do_instead")
        self.residence_face = answering("residence_face")
        self.learn_refusal = answering("learn_refusal")
        self.on_learned = answering("on_learned")
        self.on_hired = answering("on_hired")
        self.bank_coins = answering("bank_coins")
        self.on_coins_taken = answering("on_coins_taken")
        self.list_price = answering("list_price")
        self.buy_price = answering("buy_price")
        self.buy_total = answering("buy_total")
        self.on_paid = answering("on_paid")
        self.on_ordered = answering("on_ordered")
        self.on_quick_ordered = answering("on_quick_ordered")
        self.markers = answering("markers")
        self.component_refusal = answering("component_refusal")
        self.on_prepared = answering("on_prepared")
        self.symbol_limit = answering("symbol_limit")
        self.moves_others = answering("moves_others")
        self.spots_elsewhere = answering("spots_elsewhere")
        self.set_up_elsewhere = answering("set_up_elsewhere")
        self.paid_links = answering("paid_links")
        self.link_pay = answering("link_pay")
        self.link_shards = answering("link_shards")
        self.on_set_up = answering("on_set_up")
        self.before_performances = answering("before_performances")
        self.before_performance = answering("before_performance")
        self.on_performance = answering("on_performance")
        self.on_performed = answering("on_performed")
        self.yield_weekday = answering("yield_weekday")
        self.weekday_yield = answering("weekday_yield")
        self.stack_yield = answering("stack_yield")
        self.fame_yield = answering("fame_yield")
        self.paid_yield = answering("paid_yield")
        self.performer_bonus = answering("performer_bonus")
        self.shards_received = answering("shards_received")
        self.on_shards_received = answering("on_shards_received")


NO_EFFECT: Final = Effect()
NOTHING: Final = InForce([])

PROPHECY_EFFECTS: Final = [NO_EFFECT] * len(PROPHECIES)
ABILITIES: Final = [NO_EFFECT] * len(MAGICIANS)
CARD_EFFECTS: Final = [NO_EFFECT] * FIELDS["card"].size
"""By assignment card; the permanent ones have no effect."""

_TABLE: Final[dict[int, InForce]] = {}
_HEARING: Final[dict[str, tuple[Effect, ...]]] = {}


def register(field: str, effect: Effect) -> None:
    """Enter an effect of `cards/` under its id: a `prophecy`, a `magician` or a `card`."""
    table = {"prophecy": PROPHECY_EFFECTS, "magician": ABILITIES, "card": CARD_EFFECTS}[field]
    table[FIELDS[field].number(effect.id)] = effect


def forget_assembled() -> None:
    """After a change of the tables: who answers what is looked up anew."""
    _TABLE.clear()
    _HEARING.clear()


def hearing(question: str) -> tuple[Effect, ...]:
    """All cards that answer a question, in force or not: what they remember concerns the game."""
    if question not in _HEARING:
        silent = getattr(Effect, question)
        _HEARING[question] = tuple(
            effect for effect in CARD_EFFECTS if getattr(type(effect), question) is not silent
        )
    return _HEARING[question]


def in_force(state: "State", seat: int) -> InForce:
    """Who answers the questions of a seat's rules, in the order in which they apply."""
    return state.force[seat]


def refresh(state: "State") -> None:
    """Look up anew who is in force, after a magician, the prophecy or the armed card changed."""
    if state.variant.dark_alley:
        state.force = [_look_up(state, seat) for seat in range(state.variant.players)]


def _look_up(state: "State", seat: int) -> InForce:
    magician = state.players[seat].magician
    card = state.armed & 63 if state.armed >> 6 == seat else NONE
    key = ((state.prophecy + 1) << 12) + ((magician + 1) << 8) + card + 1
    found = _TABLE.get(key)
    return found if found is not None else _assemble(key, state.prophecy, magician, card)


def _assemble(key: int, prophecy: int, magician: int, card: int) -> InForce:
    effects = []
    if prophecy != NONE:
        effects.append(PROPHECY_EFFECTS[prophecy])
    if magician != NONE:
        effects.append(ABILITIES[magician])
    if card != NONE:
        effects.append(CARD_EFFECTS[card])
    _TABLE[key] = InForce(effects)
    return _TABLE[key]
