"""What Powers are worth to a bot, in final Fame (POW)."""

from typing import Final

from trickerion.catalog import POWERS
from trickerion.engine.boards.powers import missing_fame
from trickerion.engine.core.names import NONE
from trickerion.engine.core.pieces import PlayerBoard
from trickerion.engine.core.printed_facts import POWER_LEVEL, SHARDS_OF_SLOT
from trickerion.engine.core.state import State
from trickerion.engine.effects.in_force import POWER_EFFECTS

PER_TURN: Final = {
    **{"bill_poster": 0.35, "humble_entrance": 0.3, "thrifty_house": 0.4, "bulk_buyer": 0.2},
    **{"lucky_penny": 0.25, "warm_welcome": 0.25, "proud_teacher": 0.3, "tidy_bench": 0.35},
    **{"mail_order": 0.2, "marked_dice": 0.2, "window_shopper": 0.25, "underdog": 0.25},
    **{"coin_box": 0.5, "night_bank": 0.3, "quick_study": 0.6, "friendly_innkeeper": 0.4},
    **{"fine_tools": 0.4, "open_doors": 0.5, "trade_routes": 0.3, "crowd_weaver": 0.9},
    **{"stage_spark": 0.4, "second_wind": 0.4, "faithful_fans": 0.7, "shard_polisher": 0.7},
    **{"master_crew": 1.6, "tireless_magician": 2.4, "spare_markers": 1.5, "double_bill": 1.8},
    **{"star_turn": 3.0, "standing_ovation": 2.5, "second_sight": 2.0, "shard_fountain": 1.6},
    **{"improviser": 2.0},
}
"""The Fame, or as much in Coins and AP, that a learned Power brings per turn; those that are not
listed pay at the end of the game."""
VALUES: Final = [PER_TURN.get(power.id, 0.0) for power in POWERS]
AT_THE_END: Final = 3.5
"""The usual Fame of a Power that pays at the end."""
LATE_TURNS: Final = (6, 4, 2)
"""How many turns a Power of each level is in force, if it is learned when it can be."""
SHARD_LOSS: Final = 0.65
"""POW-5: what a Shard is worth less when Shards do not score."""


def power_value(state: State, seat: int, power: int, left: int) -> float:
    """What a learned Power will still bring, with `left` Performance phases to come."""
    return VALUES[power] * left + POWER_EFFECTS[power].final_fame(state, seat)


def powers_value(state: State, seat: int, left: int) -> float:
    """What the learned Powers will still bring."""
    value = 0.0
    for power in state.players[seat].learned:
        if power != NONE:
            value += power_value(state, seat, power, left)
    return value


def value_of_each(state: State, seat: int, left: int) -> dict[str, float]:
    """The same for each of them, by id."""
    learned = [power for power in state.players[seat].learned if power != NONE]
    return {POWERS[power].id: power_value(state, seat, power, left) for power in learned}


def open_slots(player: PlayerBoard) -> int:
    """POW-3: how many Power slots have all their Shards."""
    return sum([player.shards >= needs for needs in SHARDS_OF_SLOT])


def keeping_value(power: int) -> float:
    """What a Power card in hand promises."""
    per_turn = VALUES[power]
    return per_turn * LATE_TURNS[POWER_LEVEL[power] - 1] if per_turn else AT_THE_END


def learning_value(state: State, seat: int, power: int, slot: int, left: int) -> float:
    """What a Power brings, less the one it replaces and the Coins for missing Fame."""
    player = state.players[seat]
    value = power_value(state, seat, power, left) or float(not VALUES[power])
    replaced = player.learned[slot]
    if replaced != NONE:
        value -= power_value(state, seat, replaced, left)
    return value - coin_value(left) * missing_fame(player, power) - HIGHER_SLOT * slot


HIGHER_SLOT: Final = 0.05
"""Lower slots close last, and higher ones are for higher levels."""


def coin_value(left: int) -> float:
    """The value of a Coin, higher while there is time to spend it."""
    return 0.33 + 0.17 * min(3, left)


def using_value(player: PlayerBoard) -> float:
    """A Power that costs Coins is used first of all, if enough are left for wages."""
    return FIRST if player.coins >= COINS_TO_SPARE else UNWANTED


FIRST: Final = 50.0
COINS_TO_SPARE: Final = 6
UNWANTED: Final = -0.1
