"""Invariants of the Power cards: none appears or vanishes. Each fault cites its rule."""

from collections.abc import Iterator

from trickerion.catalog.powers import POWERS_KEPT
from trickerion.engine.boards.powers import dealt_of_level, is_open
from trickerion.engine.core.names import NONE
from trickerion.engine.core.packing import has_bit
from trickerion.engine.core.pieces import PlayerBoard
from trickerion.engine.core.printed_facts import POWER_LEVEL
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.engine.phases.setup import EngineersTricks, KeepPowers, SetUp


def power_faults(state: State) -> Iterator[str]:
    """Every violated invariant of the Power cards as `RULE: what is wrong`."""
    cards = [power for player in state.players for power in power_cards(player)]
    if len(set(cards)) != len(cards):
        yield "POW-2: a Power card is there twice"
    for seat, player in enumerate(state.players):
        yield from _hand_faults(state, seat, player)
        yield from _slot_faults(f"p{seat + 1}", player)


def power_cards(player: PlayerBoard) -> list[int]:
    """The Power cards that a player was dealt, wherever they are."""
    learned = [power for power in player.learned if power != NONE]
    return [*player.powers, *learned, *player.discarded_powers]


def _hand_faults(state: State, seat: Seat, player: PlayerBoard) -> Iterator[str]:
    who, cards = f"p{seat + 1}", power_cards(player)
    for level in (1, 2, 3):
        dealt = dealt_of_level(state.setup_options.players, level)
        if sum(POWER_LEVEL[power] == level for power in cards) != dealt:
            yield f"POW-2: {who} was not dealt {dealt} Power cards of level {level}"
    kept = len(cards) - len(player.discarded_powers)
    if kept < POWERS_KEPT or (kept > POWERS_KEPT and not _may_discard(state, seat)):
        yield f"POW-2: {who} does not keep {POWERS_KEPT} Power cards"
    if any(power not in player.powers for power in player.returned_powers):
        yield f"POW-6: {who} has a returned Power that is not in hand"


def _may_discard(state: State, seat: Seat) -> bool:
    """POW-2: is this before a seat has discarded?"""
    work = state.stack[0] if state.stack else None
    if isinstance(work, KeepPowers):
        return seat >= work.seat - 1
    return isinstance(work, (SetUp, EngineersTricks))


def _slot_faults(who: str, player: PlayerBoard) -> Iterator[str]:
    for slot, power in enumerate(player.learned):
        if power == NONE:
            if player.power_coins[slot] or has_bit(player.powers_used, slot):
                yield f"POW-6: {who} has used a Power slot without a Power"
        elif not is_open(player, slot):
            yield f"POW-3: {who} has a Power beside a closed slot"
        elif POWER_LEVEL[power] > slot + 1:
            yield f"POW-4: {who} has a Power beside a slot that is too low for its level"
