"""Hooks through which Special cards, prophecies, abilities and Powers change the rules.

Wherever a printed number or permission can change, the rule calls a hook of the effects in force.
An effect is one small class in this package that overrides the hooks its text changes; no other
module names it. The prophecy comes first, then the ability, the Powers, the card of the action.
"""

from typing import TYPE_CHECKING, ClassVar

from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.names import NONE
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.types import (
    Character,
    Component,
    Die,
    Face,
    Place,
    Seat,
    Slot,
    Symbol,
    TrickNumber,
    Weekday,
)

if TYPE_CHECKING:
    from trickerion.engine.core.pieces import PerformanceCard, UsedCard
    from trickerion.engine.core.state import State
    from trickerion.engine.locations.location import LocationAction, Placement


class Effect:
    """The base of all effects: each hook returns what the rule would do without it."""

    id: ClassVar[str] = ""
    rules: ClassVar[tuple[str, ...]] = ()
    """The rules and rulings about it."""
    serves_action: ClassVar[bool] = True
    """For a card: does its bonus apply to one action, chosen by its player (DA-4)?"""

    remembers: ClassVar[str] = ""
    """For a card: the kind of its memory this turn (see `MEMORY_CODES`); empty if none."""

    needs_prophecies: ClassVar[bool] = False
    """For a magician: is it left out of games without prophecies (SET-6)?"""

    # The turn

    def initiative_fame(self, state: "State", seat: Seat, fame: int) -> int:
        """TURN-3: the Fame that counts for the initiative order."""
        return fame

    def on_initiative_set(self, state: "State", seat: Seat) -> None:
        """TURN-3: the initiative order of the turn is set."""

    def advertise_price(self, state: "State", seat: Seat, coins: int) -> int:
        """TURN-4: the Coins that advertising costs."""
        return coins

    def wages(self, state: "State", seat: Seat, coins: int) -> int:
        """END-1: the wages that are due."""
        return coins

    def final_fame(self, state: "State", seat: Seat) -> int:
        """FIN-2: Fame at the end of the game."""
        return 0

    # Placing and action points

    def goes_anywhere(self, state: "State", seat: Seat, character: Character) -> bool:
        """TURN-6: may this Character be placed at any Location? Asked of its card, too."""
        return False

    def placement_refusal(
        self, state: "State", seat: Seat, character: Character, slot: Slot
    ) -> Refusal | None:
        """TURN-6: why a Character may not take a slot that is free and at its Location."""
        return None

    def on_placed(self, state: "State", seat: Seat, character: Character, slot: Slot) -> None:
        """AP-6: what the slot costs, what placing gains, and questions before acting."""

    def placements(self, state: "State", placements: int) -> int:
        """TURN-6: how many Characters a player may place before the next player places."""
        return placements

    def base_ap(self, state: "State", seat: Seat, character: Character, ap: int) -> int:
        """AP-1: the base AP of a Character about to be placed."""
        return ap

    def enhance_ap(self, state: "State", seat: Seat, ap: int) -> int:
        """AP-2: the AP that Enhance Character gives."""
        return ap

    def can_enhance_in_theater(self, state: "State", seat: Seat) -> bool:
        """AP-2: may Enhance be used in the Theater? Normally not."""
        return False

    def veils_plans(self) -> bool:
        """TURN-6: are assignment cards revealed one by one, as their Characters are placed?"""
        return False

    # Actions of a Location

    def use_refusal(self, state: "State", placement: "Placement") -> Refusal | None:
        """POW-6: why a Power that is used once per turn can't be used now."""
        return None

    def use(self, state: "State", placement: "Placement") -> None:
        """POW-6: use a Power once per turn, at no cost in AP."""

    def deeds(self) -> "tuple[LocationAction, ...]":
        """More actions that its owner may take at a Location."""
        return ()

    def action_cost(self, state: "State", seat: Seat, verb: Verb, ap: int) -> int:
        """The current cost of a Location's action."""
        return ap

    def action_refusal(
        self, state: "State", placement: "Placement", action: Action, refusal: Refusal | None
    ) -> Refusal | None:
        """Why the action this card applies to is not legal; called after the rule's own checks."""
        return refusal

    def do_instead(self, state: "State", placement: "Placement", action: Action) -> bool:
        """Carry out the card's action in another way; True if the card has done so."""
        return False

    def on_others_action(self, state: "State", seat: Seat, verb: Verb) -> None:
        """Another player has taken an action of a Location."""

    # Downtown

    def residence_face(self, state: "State", seat: Seat, face: Face) -> int:
        """DT-1: what a Residence die counts as."""
        return face

    def on_learned(self, state: "State", seat: Seat, symbol: Symbol) -> None:
        """A trick has been learned."""

    def on_hired(self, state: "State", seat: Seat, specialist: Character) -> None:
        """A Specialist (NONE: an Apprentice) has gone to the Inn."""

    def bank_coins(self, state: "State", seat: Seat, coins: int) -> int:
        """DT-5: the Coins that Take Coins pays."""
        return coins

    def on_coins_taken(self, state: "State", seat: Seat, die: Die, coins: int) -> None:
        """Take Coins has paid; the die still shows its face."""

    # Market Row

    def list_price(self, state: "State", component: Component, price: int) -> int:
        """MR-1: the price of a component before Quick Order, Bargain and cards."""
        return price

    def buy_price(self, state: "State", seat: Seat, component: Component, price: int) -> int:
        """MR-1: the price for a Buy action; NONE if it is not in stock."""
        return price

    def buy_total(self, state: "State", price: int, total: int) -> int:
        """MR-1: the total price of a Buy of one type at this price each, before Bargain."""
        return total

    def on_paid(self, state: "State", seat: Seat, component: Component, coins: int) -> None:
        """A Buy has been paid; the component of a mixed one is NONE."""

    def on_ordered(self, state: "State", seat: Seat, component: Component) -> None:
        """An Order has been placed."""

    def on_quick_ordered(self, state: "State", seat: Seat, component: Component) -> None:
        """A Quick Order has been placed."""

    # Dark Alley

    def keeps_both(self, state: "State", seat: Seat) -> bool:
        """DA-1: are both cards of a drawn pair kept?"""
        return False

    # Workshop

    def markers(self, state: "State", seat: Seat, symbol: Symbol, markers: int) -> int:
        """WS-1: how many markers a preparation gives, before TRK-5."""
        return markers

    def component_refusal(
        self, state: "State", seat: Seat, trick: TrickNumber, refusal: Refusal | None
    ) -> Refusal | None:
        """WS-1: what a trick lacks to be prepared; called after the rule's own checks."""
        return refusal

    def on_prepared(self, state: "State", seat: Seat, symbol: Symbol, markers: int) -> None:
        """A trick has been prepared."""

    # Theater

    def symbol_limit(self, state: "State", seat: Seat) -> int:
        """TRK-3: how many markers of one symbol a Performance card may hold."""
        return 1

    def moves_others(self) -> bool:
        """THR-6: may an opponent's marker be moved too?"""
        return False

    def spots_elsewhere(
        self, state: "State", seat: Seat, symbol: Symbol, pieces: int
    ) -> list[Action]:
        """THR-4: more places for the marker being set up, as answers to ChooseSpot."""
        return []

    def set_up_elsewhere(self, state: "State", seat: Seat, symbol: Symbol, action: Action) -> None:
        """Put the marker where an answer from `spots_elsewhere` says."""

    def paid_links(
        self, state: "State", seat: Seat, show: "PerformanceCard", place: Place, links: int
    ) -> int:
        """THR-5: how many links of a Set Up pay."""
        return links

    def link_pay(self, state: "State", seat: Seat, amount: int) -> int:
        """THR-5: what one link pays its maker, in Fame, Coins or Shards."""
        return amount

    def on_set_up(self, state: "State", seat: Seat, trick: TrickNumber) -> None:
        """A trick has been set up; questions pushed here are asked after its links have paid."""

    # Performance

    def before_performances(self, state: "State", seat: Seat) -> None:
        """After the last placement, before the first Performance."""

    def before_performance(
        self, state: "State", seat: Seat, performer: Seat, weekday: Weekday
    ) -> None:
        """Another player is about to choose a card to perform; this seat may be asked first."""

    def on_performance(self, state: "State", seat: Seat, show: "PerformanceCard") -> None:
        """A card is about to be performed; the performer may be asked before it pays."""

    def on_performed(self, state: "State", seat: Seat, show: "PerformanceCard") -> None:
        """A card has been performed and has paid; its markers are still on it."""

    def yield_weekday(self, state: "State", owner_day: Weekday, performer_day: Weekday) -> Weekday:
        """PRF-3: whose weekday counts for a marker."""
        return owner_day

    def weekday_yield(self, state: "State", weekday: Weekday, modifier: int) -> int:
        """PRF-3: a weekday's modifier."""
        return modifier

    def stack_yield(self, state: "State", level: int) -> int:
        """PRF-6: extra Fame and extra Coins that a stack of a trick of this level yields."""
        return 0

    def fame_yield(self, state: "State", seat: Seat, owner: Seat) -> int:
        """PRF-6: Fame added to the yield of each of an owner's markers in a seat's Performance."""
        return 0

    def marker_bonus(
        self, state: "State", seat: Seat, trick: TrickNumber, performer: Seat
    ) -> tuple[int, int]:
        """PRF-6: Fame and Coins added to the yield of a seat's own marker in any Performance."""
        return 0, 0

    def paid_yield(self, state: "State", fame: int, coins: int) -> tuple[int, int]:
        """PRF-6: the final Fame and Coins that a marker pays."""
        return fame, coins

    def performer_bonus(self, state: "State", seat: Seat, amount: int) -> int:
        """PRF-4: a bonus of the performer."""
        return amount

    def shards_received(self, state: "State", seat: Seat, shards: int) -> int:
        """How many Shards a player actually gets when receiving some."""
        return shards

    def on_shards_received(self, state: "State", seat: Seat) -> None:
        """Shards have been received."""

    def on_trick_performed(self, state: "State", trick: TrickNumber) -> None:
        """A trick has been performed by any player; called for every card."""

    def trick_yield(self, state: "State", trick: TrickNumber) -> int:
        """PRF-6: what is added to the printed Fame and Coins of a trick; called for every card."""
        return 0

    def on_trick_left(self, state: "State", trick: TrickNumber) -> None:
        """TRK-6: a trick has gone back to its deck; called for every card."""

    # Later effects of a card used for its bonus this turn (see `UsedCard`)

    def stock_beside(self, lasting: "UsedCard") -> Component:
        """MR-1: the component beside the Buy area that is in stock for everyone; NONE if none."""
        return NONE

    def on_spent(self, state: "State", lasting: "UsedCard", spender: Seat, coins: int) -> bool:
        """Coins were spent at the Market Row; True if the card collected them."""
        return False

    def holds_back(
        self, state: "State", lasting: "UsedCard", seat: Seat, character: Character
    ) -> bool:
        """TURN-6: is a Character excluded from an optional second placement?"""
        return False

    def after_performances(self, state: "State", lasting: "UsedCard") -> None:
        """The Performance phase ends."""

    def on_return_characters(self, state: "State", lasting: "UsedCard") -> None:
        """END-2: Characters return."""

    def on_orders_arrive(self, state: "State", lasting: "UsedCard") -> None:
        """END-3: the Quick Order slot is about to be emptied."""
