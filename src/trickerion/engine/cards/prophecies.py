"""The 27 prophecies (PRO): each answers a question of the rules while it is Active."""

from typing import ClassVar, Final

from trickerion.engine.actions import Verb
from trickerion.engine.cardboard import (
    ALL_APPRENTICES,
    CATEGORY,
    DARK_ALLEY,
    DOWNTOWN,
    MARKET_ROW,
    SLOT_AP,
    SLOT_LOCATION,
)
from trickerion.engine.effects import Effect
from trickerion.engine.market_row import list_price
from trickerion.engine.names import number
from trickerion.engine.placement import closed, free_slots
from trickerion.engine.refusals import Refusal
from trickerion.engine.state import State
from trickerion.engine.verbs import DRAW_FURTHER, HIRE, LEARN, TAKE_COINS

STREETS: Final = (DOWNTOWN, MARKET_ROW, DARK_ALLEY)
TOLL: Final = 3
TOLL_SLOT_AP: Final = 2
CRAZE_FAME: Final = 2
SHARD_FAME: Final = 2

THURSDAY: Final = number("weekday", "thursday")
FRIDAY: Final = number("weekday", "friday")
SATURDAY: Final = number("weekday", "saturday")
SUNDAY: Final = number("weekday", "sunday")


# Placing and action points


class WearyTroupe(Effect):
    """PRO-8: every Character has 1 base AP; all bonuses still add."""

    id: ClassVar[str] = "weary_troupe"
    rules: ClassVar[tuple[str, ...]] = ("AP-1", "PRO-8")

    def base_ap(self, state: State, seat: int, character: int, ap: int) -> int:
        return 1


class PosterBoys(Effect):
    """The Apprentices of whoever advertised this turn have 1 base AP more."""

    id: ClassVar[str] = "poster_boys"
    rules: ClassVar[tuple[str, ...]] = ("AP-1", "TURN-4", "PRO-7")

    def base_ap(self, state: State, seat: int, character: int, ap: int) -> int:
        is_apprentice = character in ALL_APPRENTICES
        return ap + 1 if is_apprentice and state.players[seat].advertised else ap


class HurriedStreets(Effect):
    """PRO-5: a player may place two Characters on each turn; the second one is optional."""

    id: ClassVar[str] = "hurried_streets"
    rules: ClassVar[tuple[str, ...]] = ("TURN-6", "PRO-5")

    def placements(self, state: State, placements: int) -> int:
        return 2


class TollGates(Effect):
    """PRO-4: the +2 slots of the three streets cost 3 Coins, paid to the supply."""

    id: ClassVar[str] = "toll_gates"
    rules: ClassVar[tuple[str, ...]] = ("AP-6", "PRO-4")

    def placement_refusal(
        self, state: State, seat: int, character: int, slot: int
    ) -> Refusal | None:
        coins = state.players[seat].coins
        if self._has_toll(slot) and coins < TOLL:
            return Refusal("PRO-4", "needs_coins", needs=TOLL, left=coins)
        return None

    def on_placed(self, state: State, seat: int, character: int, slot: int) -> None:
        if self._has_toll(slot):
            state.add_coins(seat, -TOLL, self.id)

    def _has_toll(self, slot: int) -> bool:
        return SLOT_LOCATION[slot] in STREETS and SLOT_AP[slot] == TOLL_SLOT_AP


class HumblePlaces(Effect):
    """PRO-4: on a street the free slot with the lowest AP modifier must be taken; closed slots do
    not count."""

    id: ClassVar[str] = "humble_places"
    rules: ClassVar[tuple[str, ...]] = ("SET-11", "TURN-6", "PRO-4")

    def placement_refusal(
        self, state: State, seat: int, character: int, slot: int
    ) -> Refusal | None:
        location = SLOT_LOCATION[slot]
        if location not in STREETS or SLOT_AP[slot] == lowest_modifier(state, seat, location):
            return None
        return Refusal("PRO-4", "not_lowest_slot")


def lowest_modifier(state: State, seat: int, location: int) -> int:
    """PRO-4: the lowest AP modifier among the slots of a street that can be taken."""
    return min(
        SLOT_AP[slot]
        for slot in free_slots(state, seat, location)
        if closed(state, location, slot) is None
    )


class SurgingShards(Effect):
    """Enhance Character gives 2 AP instead of 1."""

    id: ClassVar[str] = "surging_shards"
    rules: ClassVar[tuple[str, ...]] = ("AP-2", "PRO-7", "SPC-19")

    def enhance_ap(self, state: State, seat: int, ap: int) -> int:
        return 2


class ShardsOnStage(Effect):
    """Enhance Character may be used in the Theater too."""

    id: ClassVar[str] = "shards_on_stage"
    rules: ClassVar[tuple[str, ...]] = ("AP-2", "THR-3", "PRO-7")

    def can_enhance_in_theater(self, state: State, seat: int) -> bool:
        return True


class VeiledPlans(Effect):
    """PRO-9: assignment cards are not revealed together; each is revealed as its Character is
    placed, and the card of one made Idle never."""

    id: ClassVar[str] = "veiled_plans"
    rules: ClassVar[tuple[str, ...]] = ("TURN-6", "PRO-9")

    def veils_plans(self) -> bool:
        return True


# What actions cost


class CheapAction(Effect):
    """One kind of action costs 1 AP, before cards that make it cheaper still (DA-5)."""

    verb: ClassVar[Verb]

    def action_cost(self, state: State, seat: int, verb: Verb, ap: int) -> int:
        return 1 if verb is self.verb else ap


class OpenResidence(CheapAction):
    """Learn Trick costs 1 AP."""

    id: ClassVar[str] = "open_residence"
    rules: ClassVar[tuple[str, ...]] = ("DT-1", "DA-5", "PRO-7")
    verb: ClassVar[Verb] = LEARN


class OpenInn(CheapAction):
    """Hire Character costs 1 AP."""

    id: ClassVar[str] = "open_inn"
    rules: ClassVar[tuple[str, ...]] = ("DT-4", "DA-5", "PRO-7")
    verb: ClassVar[Verb] = HIRE


class EasyCredit(CheapAction):
    """Take Coins costs 1 AP."""

    id: ClassVar[str] = "easy_credit"
    rules: ClassVar[tuple[str, ...]] = ("DT-5", "DA-5", "PRO-7")
    verb: ClassVar[Verb] = TAKE_COINS


class GenerousDealers(CheapAction):
    """Draw Further Cards costs 1 AP."""

    id: ClassVar[str] = "generous_dealers"
    rules: ClassVar[tuple[str, ...]] = ("DA-2", "PRO-7")
    verb: ClassVar[Verb] = DRAW_FURTHER


# Downtown and Market Row


class BankWindfall(Effect):
    """PRO-6: Take Coins pays twice the die, but not twice what a card adds."""

    id: ClassVar[str] = "bank_windfall"
    rules: ClassVar[tuple[str, ...]] = ("DT-5", "PRO-6")

    def bank_coins(self, state: State, seat: int, coins: int) -> int:
        return 2 * coins


class FlatPrices(Effect):
    """PRO-3: every component is listed at 2 Coins; Quick Order, Bargain and cards come after."""

    id: ClassVar[str] = "flat_prices"
    rules: ClassVar[tuple[str, ...]] = ("MR-1", "MR-4", "PRO-3")

    def list_price(self, state: State, component: int, price: int) -> int:
        return 2


class OpenOrderBook(Effect):
    """PRO-10: what lies in the Order area is stock for Buy actions, at its list price."""

    id: ClassVar[str] = "open_order_book"
    rules: ClassVar[tuple[str, ...]] = ("MR-1", "MR-5", "PRO-10")

    def buy_price(self, state: State, seat: int, component: int, price: int) -> int:
        return list_price(state, seat, component) if component in state.orders else price


# Setting up tricks


class Craze(Effect):
    """PRO-10: a Set Up action with a trick of one category gives 2 Fame."""

    category: ClassVar[int]
    rules: ClassVar[tuple[str, ...]] = ("THR-4", "PRO-10")

    def on_set_up(self, state: State, seat: int, trick: int) -> None:
        if CATEGORY[trick] == self.category:
            state.add_fame(seat, CRAZE_FAME, self.id)


class EscapeCraze(Craze):
    """PRO-10: setting up an Escape trick gives 2 Fame."""

    id: ClassVar[str] = "escape_craze"
    category: ClassVar[int] = number("category", "escape")


class MechanicalCraze(Craze):
    """PRO-10: setting up a Mechanical trick gives 2 Fame."""

    id: ClassVar[str] = "mechanical_craze"
    category: ClassVar[int] = number("category", "mechanical")


class OpticalCraze(Craze):
    """PRO-10: setting up an Optical trick gives 2 Fame."""

    id: ClassVar[str] = "optical_craze"
    category: ClassVar[int] = number("category", "optical")


class SpiritualCraze(Craze):
    """PRO-10: setting up a Spiritual trick gives 2 Fame."""

    id: ClassVar[str] = "spiritual_craze"
    category: ClassVar[int] = number("category", "spiritual")


# Performances


class DullFriday(Effect):
    """Friday takes 1 Fame and 1 Coin off each yield."""

    id: ClassVar[str] = "dull_friday"
    rules: ClassVar[tuple[str, ...]] = ("PRF-3", "PRF-6", "SPC-5")

    def weekday_yield(self, state: State, weekday: int, modifier: int) -> int:
        return -1 if weekday == FRIDAY else modifier


class BrightSaturday(Effect):
    """Saturday adds 1 Fame and 1 Coin to each yield."""

    id: ClassVar[str] = "bright_saturday"
    rules: ClassVar[tuple[str, ...]] = ("PRF-3", "PRF-6", "SPC-5")

    def weekday_yield(self, state: State, weekday: int, modifier: int) -> int:
        return 1 if weekday == SATURDAY else modifier


class LevelWeek(Effect):
    """Thursday and Sunday do not change yields."""

    id: ClassVar[str] = "level_week"
    rules: ClassVar[tuple[str, ...]] = ("PRF-3", "PRF-6", "SPC-5")

    def weekday_yield(self, state: State, weekday: int, modifier: int) -> int:
        return 0 if weekday in (THURSDAY, SUNDAY) else modifier


class PerformersLuck(Effect):
    """PRO-10: the performer's weekday modifier applies to everybody in the Performance."""

    id: ClassVar[str] = "performers_luck"
    rules: ClassVar[tuple[str, ...]] = ("PRF-3", "PRO-10", "SPC-5")

    def yield_weekday(self, state: State, owner_day: int, performer_day: int) -> int:
        return performer_day


class ApplauseOverMoney(Effect):
    """PRO-2: what tricks yield in Coins, after all modifiers, is received as Fame."""

    id: ClassVar[str] = "applause_over_money"
    rules: ClassVar[tuple[str, ...]] = ("PRF-2", "PRF-6", "PRO-2", "SPC-5")

    def paid_yield(self, state: State, fame: int, coins: int) -> tuple[int, int]:
        return fame + coins, 0


class Encore(Effect):
    """PRO-2: the performer's bonuses for links, Specialists and card are doubled, yields not."""

    id: ClassVar[str] = "encore"
    rules: ClassVar[tuple[str, ...]] = ("PRF-4", "PRO-1", "PRO-2")

    def performer_bonus(self, state: State, seat: int, amount: int) -> int:
        return 2 * amount


# Shards


class ShardShower(Effect):
    """PRO-1: each time Shards are received one more comes with them."""

    id: ClassVar[str] = "shard_shower"
    rules: ClassVar[tuple[str, ...]] = ("THR-5", "PRF-2", "PRF-4", "PRO-1")

    def shards_received(self, state: State, seat: int, shards: int) -> int:
        return shards + 1


class ShardGlory(Effect):
    """PRO-1: each time Shards are received 2 Fame come with them."""

    id: ClassVar[str] = "shard_glory"
    rules: ClassVar[tuple[str, ...]] = ("THR-5", "PRF-2", "PRF-4", "PRO-1")

    def on_shards_received(self, state: State, seat: int) -> None:
        state.add_fame(seat, SHARD_FAME, self.id)


PROPHECIES: Final[tuple[Effect, ...]] = (
    WearyTroupe(),
    ShardShower(),
    ShardGlory(),
    OpenOrderBook(),
    GenerousDealers(),
    Encore(),
    BankWindfall(),
    SurgingShards(),
    HurriedStreets(),
    EscapeCraze(),
    DullFriday(),
    OpenResidence(),
    MechanicalCraze(),
    ApplauseOverMoney(),
    PosterBoys(),
    LevelWeek(),
    OpticalCraze(),
    TollGates(),
    PerformersLuck(),
    VeiledPlans(),
    FlatPrices(),
    BrightSaturday(),
    SpiritualCraze(),
    EasyCredit(),
    OpenInn(),
    ShardsOnStage(),
    HumblePlaces(),
)
