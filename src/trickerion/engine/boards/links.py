"""Links between trick markers: when there is one (TRK-4), and what it pays (THR-5)."""

from typing import ClassVar, Final

from trickerion.engine.boards.markers import shown
from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.events import LINK_CREATED
from trickerion.engine.core.frames import Question
from trickerion.engine.core.names import NONE
from trickerion.engine.core.packing import NEUTRAL, corner, marker_seat, split_spot, spot_at
from trickerion.engine.core.pieces import PerformanceCard
from trickerion.engine.core.printed_facts import CARD_SLOTS, CIRCLES, LEVEL, LinkCircle
from trickerion.engine.core.state import State
from trickerion.engine.core.types import PackedMarker, Place, Seat, Spot, TrickNumber
from trickerion.engine.core.verbs import CHOOSE_LINK_PAY
from trickerion.engine.effects.in_force import in_force

PAY_FAME: Final = 0
PAY_COINS: Final = 1


def is_linked(show: PerformanceCard, place: Place, circle: LinkCircle) -> bool:
    """TRK-4: the two corners meeting in a circle show the same symbol."""
    here = show.markers[place]
    return here != NONE and would_link(show, here, circle)


def would_link(show: PerformanceCard, here: PackedMarker, circle: LinkCircle) -> bool:
    """TRK-4: the same for a marker that isn't on its slot yet."""
    there = show.markers[circle.neighbour]
    if there == NONE:
        return False
    return corner(here, circle.corner) == corner(there, circle.neighbour_corner)


def links_at(show: PerformanceCard, place: Place) -> list[LinkCircle]:
    """The link circles of a slot in which a link has been made."""
    return [circle for circle in CIRCLES[show.card][place] if is_linked(show, place, circle)]


def links_on(show: PerformanceCard) -> int:
    """The number of links on a Performance card; each one touches two slots."""
    ends = 0
    for place in CARD_SLOTS[show.card]:
        if show.markers[place] != NONE:
            ends += len(links_at(show, place))
    return ends // 2


def pay_links(state: State, seat: Seat, trick: TrickNumber, spot: Spot) -> None:
    """THR-5: each new link gives its Shards right away and asks for Fame or Coins."""
    card, place = split_spot(spot)
    show = shown(state, card)
    links = links_at(show, place)
    for circle in links:
        state.tell(LINK_CREATED, seat, spot, spot_at(card, circle.neighbour))
        if circle.shard:
            give_link_shards(state, seat, marker_seat(show.markers[circle.neighbour]))
    payments = len(links)
    for effect in in_force(state, seat).paid_links:
        payments = effect.paid_links(state, seat, show, place, payments)
    if payments:
        state.push(ChooseLinkPay(seat, LEVEL[trick], payments))


def give_link_shards(state: State, seat: Seat, neighbour: Seat) -> None:
    """THR-5: each player in the link gets a Shard; a player who owns both markers gets only one.
    DUEL-5: a neutral marker has no owner to get one."""
    shards = 1
    for effect in in_force(state, seat).link_pay:
        shards = effect.link_pay(state, seat, shards)
    state.add_shards(seat, shards, "link")
    if neighbour not in (seat, NEUTRAL):
        state.add_shards(neighbour, 1, "link")


class ChooseLinkPay(Question):
    """THR-5: each link pays Fame or Coins, as many as the level of the trick set up."""

    name: ClassVar[str] = "choose_link_pay"
    fields: ClassVar[tuple[str, ...]] = ("seat", "level", "links")
    rule: ClassVar[str] = "THR-5"
    verbs: ClassVar[tuple[Verb, ...]] = (CHOOSE_LINK_PAY,)

    def __init__(self, seat: Seat, level: int, links: int) -> None:
        super().__init__(seat)
        self.level = level
        self.links = links

    def options(self, state: State, seat: Seat) -> list[Action]:
        return CHOOSE_LINK_PAY.every(seat)

    def choose(self, state: State, action: Action) -> None:
        if self.links > 1:
            state.replace(ChooseLinkPay(self.seat, self.level, self.links - 1))
        else:
            state.pop()
        amount = self.level
        for effect in in_force(state, self.seat).link_pay:
            amount = effect.link_pay(state, self.seat, amount)
        if action.pay == PAY_FAME:
            state.add_fame(self.seat, amount, "link")
        else:
            state.add_coins(self.seat, amount, "link")
