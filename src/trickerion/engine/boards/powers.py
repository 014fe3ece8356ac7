"""Power cards: hands, Power slots and what lies beside them (POW-2 to POW-4)."""

from trickerion.catalog.powers import POWER_THRESHOLDS, POWERS_DEALT, POWERS_KEPT
from trickerion.engine.core.events import POWER_DISCARDED, POWER_LEARNED, POWER_USED
from trickerion.engine.core.names import NONE
from trickerion.engine.core.packing import replaced, with_bit
from trickerion.engine.core.pieces import PlayerBoard
from trickerion.engine.core.printed_facts import POWER_LEVEL, SHARDS_OF_SLOT
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import PowerNumber, PowerSlot, Seat
from trickerion.engine.effects.in_force import refresh


def powers_of_level(level: int) -> list[PowerNumber]:
    return [power for power, its in enumerate(POWER_LEVEL) if its == level]


def dealt_of_level(players: int, level: int) -> int:
    """POW-2: four of each level; fewer if the cards do not suffice for all players."""
    return min(POWERS_DEALT, len(powers_of_level(level)) // players)


def deal_powers(state: State) -> None:
    """POW-2: everyone is dealt Power cards of each level, in secret."""
    for level in (1, 2, 3):
        deck = powers_of_level(level)
        state.shuffle(deck)
        dealt = dealt_of_level(state.setup_options.players, level)
        for player in state.players:
            player.powers += tuple(sorted(deck[:dealt]))
            deck = deck[dealt:]


def too_many_powers(player: PlayerBoard) -> int:
    """POW-2: how many more Power cards a player holds than are kept."""
    return len(player.powers) - POWERS_KEPT


def discard_power(state: State, seat: Seat, power: PowerNumber) -> None:
    """POW-2: a Power card leaves the game, face down."""
    player = state.players[seat]
    player.powers = without(player.powers, power)
    player.discarded_powers = tuple(sorted((*player.discarded_powers, power)))
    state.tell(POWER_DISCARDED, seat, POWER_LEVEL[power], power)


def without(powers: tuple[int, ...], power: PowerNumber) -> tuple[int, ...]:
    return tuple([each for each in powers if each != power])


def is_open(player: PlayerBoard, slot: PowerSlot) -> bool:
    """POW-3: a Power slot with all its Shards is open."""
    return player.shards >= SHARDS_OF_SLOT[slot]


def missing_fame(player: PlayerBoard, power: PowerNumber) -> int:
    """POW-4: the Fame that a player lacks for a Power, to be paid in Coins."""
    return max(0, POWER_THRESHOLDS[POWER_LEVEL[power] - 1] - player.fame)


def learn_refusal(player: PlayerBoard, power: PowerNumber, slot: PowerSlot) -> Refusal | None:
    """POW-4: why a player can't learn a Power beside this slot."""
    if power not in player.powers:
        return Refusal("POW-4", "power_not_in_hand")
    if slot + 1 < POWER_LEVEL[power]:
        return Refusal("POW-4", "power_level", level=POWER_LEVEL[power])
    if not is_open(player, slot):
        return Refusal("POW-3", "power_slot_closed", needs=SHARDS_OF_SLOT[slot], left=player.shards)
    missing = missing_fame(player, power)
    if missing > player.coins:
        return Refusal("POW-4", "needs_coins", needs=missing, left=player.coins)
    return None


def open_slots(player: PlayerBoard) -> int:
    """POW-3: how many Power slots are open."""
    count = 0
    for needs in SHARDS_OF_SLOT:
        if player.shards >= needs:
            count += 1
    return count


def can_learn(player: PlayerBoard, power: PowerNumber, slots: int) -> bool:
    """POW-4: is there a slot among the open ones without a `learn_refusal`?"""
    return POWER_LEVEL[power] <= slots and missing_fame(player, power) <= player.coins


def can_learn_any(player: PlayerBoard) -> bool:
    slots = open_slots(player)
    for power in player.powers:
        if can_learn(player, power, slots):
            return True
    return False


def learn_power(state: State, seat: Seat, power: PowerNumber, slot: PowerSlot) -> None:
    """POW-4: the Power lies face up beside the slot; the one that lay there returns to hand."""
    player = state.players[seat]
    state.add_coins(seat, -missing_fame(player, power), "learn_power")
    if player.learned[slot] != NONE:
        state.return_power(seat, slot)
    if power not in player.returned_powers:
        state.reveals += 1
    player.powers = without(player.powers, power)
    player.returned_powers = without(player.returned_powers, power)
    player.learned = replaced(player.learned, slot, power)
    refresh(state)
    state.tell(POWER_LEARNED, seat, power, slot)


def mark_used(state: State, seat: Seat, power: PowerNumber) -> None:
    """POW-6: a Power that works once per turn has been used."""
    player = state.players[seat]
    player.powers_used = with_bit(player.powers_used, player.learned.index(power))
    state.tell(POWER_USED, seat, power)
