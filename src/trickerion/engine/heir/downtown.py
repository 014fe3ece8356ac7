"""What the Heir does Downtown: the dice it takes, and in which order (HEIR-5)."""

from typing import Final

from trickerion.catalog.heir import MOST_APPRENTICES, SMALL_TEAM
from trickerion.engine.core.names import NONE
from trickerion.engine.core.packing import CHARACTER_COUNT
from trickerion.engine.core.pieces import INN, SUPPLY
from trickerion.engine.core.printed_facts import (
    ANY,
    BANK_DICE,
    CATEGORY,
    FACE_COINS,
    FACE_SPECIALIST,
    FAVORITE,
    INN_DICE,
    LEVEL,
    RESIDENCE_DICE,
    X,
)
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Category, Die, Face, TrickNumber
from trickerion.engine.heir.seat import HEIR, difficulty, tell_rule
from trickerion.engine.heir.tricks import highest_level, receive, tricks_of_level
from trickerion.engine.locations.dice import reroll, set_die
from trickerion.engine.locations.hire_character import apprentices, send_to_inn

SPECIALIST_DIE: Final = INN_DICE[0]
APPRENTICE_DIE: Final = INN_DICE[1]


def visit(state: State, ap: int) -> None:
    """HEIR-5: as many dice as the AP give, in the order of what the Heir wants."""
    dice = difficulty(state).dice[ap - 1]
    tell_rule(state, "HEIR-5", "dice", dice)
    on_x = [die for die, face in enumerate(state.dice) if face == X]
    taken = 0
    while taken < dice and take_next(state, taken):
        taken += 1
    if taken < dice:
        roll_for_more(state, on_x)


def take_next(state: State, taken: int) -> bool:
    """HEIR-5: a trick, a Specialist, an Apprentice for a small team, the higher Bank die, the other
    one, an Apprentice. One trick at each visit at most."""
    return (
        (taken == 0 and learn(state))
        or hire_specialist(state)
        or (team_size(state) <= SMALL_TEAM and hire_apprentice(state))
        or take_coins(state)
        or hire_apprentice(state)
    )


def roll_for_more(state: State, on_x: list[Die]) -> None:
    """HEIR-5: if too few dice show something, one that showed X before the visit is rolled for a
    trick, a Specialist, Coins or an Apprentice, and taken if it shows it."""
    if wants_trick(state) and _rolled(state, on_x, RESIDENCE_DICE):
        learn(state)
    elif wants_specialist(state) and _rolled(state, on_x, (SPECIALIST_DIE,)):
        hire_specialist(state)
    elif _rolled(state, on_x, BANK_DICE):
        take_coins(state)
    elif has_room(state) and _rolled(state, on_x, (APPRENTICE_DIE,)):
        hire_apprentice(state)


def _rolled(state: State, on_x: list[Die], dice: tuple[Die, ...]) -> bool:
    """Roll the first of some dice that is on X; False if none is."""
    for die in dice:
        if die in on_x:
            tell_rule(state, "HEIR-5", "roll")
            reroll(state, die)
            return True
    return False


# Tricks


def wants_trick(state: State) -> bool:
    """HEIR-5: fewer than two tricks of the highest level allowed, or all of Level 3."""
    level = highest_level(state)
    return level == 3 or tricks_of_level(state, level) < 2


def learn(state: State) -> bool:
    """HEIR-5: a random trick of the highest level in the category of a Residence die."""
    if not wants_trick(state):
        return False
    for die in RESIDENCE_DICE:
        tricks = learnable(state, state.dice[die])
        if tricks:
            set_die(state, die, X, "used")
            tell_rule(state, "HEIR-5", "trick", highest_level(state))
            receive(state, tricks[state.draw(len(tricks))])
            return True
    return False


def learnable(state: State, face: Face) -> list[TrickNumber]:
    """HEIR-5: the tricks of the highest level in the decks that a die allows."""
    if face == X:
        return []
    category: Category = FAVORITE[state.players[HEIR].magician] if face == ANY else face
    level = highest_level(state)
    return [
        trick
        for trick, owner in enumerate(state.trick_owner)
        if owner == NONE and LEVEL[trick] == level and CATEGORY[trick] == category
    ]


# Characters


def wants_specialist(state: State) -> bool:
    return SUPPLY in [state.players[HEIR].where[s] for s in FACE_SPECIALIST.values()]


def hire_specialist(state: State) -> bool:
    """HEIR-5: the Specialist on the die, if the Heir lacks it."""
    specialist = FACE_SPECIALIST.get(state.dice[SPECIALIST_DIE], NONE)
    if specialist == NONE or state.players[HEIR].where[specialist] != SUPPLY:
        return False
    set_die(state, SPECIALIST_DIE, X, "used")
    send_to_inn(state, HEIR, specialist)
    return True


def team_size(state: State) -> int:
    """The Heir's Characters, those at the Inn included."""
    player = state.players[HEIR]
    team = [c for c in range(CHARACTER_COUNT) if player.has(c) or player.where[c] == INN]
    return len(team) + player.inn_apprentices


def has_room(state: State) -> bool:
    """HEIR-5: has the Heir fewer than four Apprentices?"""
    return apprentices(state.players[HEIR]) < MOST_APPRENTICES


def hire_apprentice(state: State) -> bool:
    """HEIR-5: an Apprentice, if the die shows one and there is room."""
    if state.dice[APPRENTICE_DIE] == X or not has_room(state):
        return False
    set_die(state, APPRENTICE_DIE, X, "used")
    send_to_inn(state, HEIR, NONE)
    return True


# The Bank


def take_coins(state: State) -> bool:
    """HEIR-5: the higher of the Bank dice that show Coins."""
    first, second = BANK_DICE
    die = second if _coins(state, second) > _coins(state, first) else first
    coins = _coins(state, die)
    if not coins:
        return False
    set_die(state, die, X, "used")
    state.add_coins(HEIR, coins, "bank")
    return True


def _coins(state: State, die: Die) -> int:
    return FACE_COINS.get(state.dice[die], 0)
