"""The Heir's setup (HEIR-1, HEIR-2)."""

from trickerion.catalog.heir import START_FAME
from trickerion.engine.core.events import MAGICIAN_CHOSEN, SPECIALIST_CHOSEN
from trickerion.engine.core.names import NONE
from trickerion.engine.core.pieces import HOME
from trickerion.engine.core.printed_facts import (
    ALL_APPRENTICES,
    CATEGORY,
    FAVORITE,
    LEVEL,
    MAGICIAN,
)
from trickerion.engine.core.state import State
from trickerion.engine.effects.in_force import refresh
from trickerion.engine.heir.plan import deal_plans
from trickerion.engine.heir.seat import HEIR, PLAYER, difficulty, tell_rule
from trickerion.engine.heir.tricks import basic_types, receive
from trickerion.engine.phases.setup_choices import SPECIALIST_CHARACTER


def set_up_heir(state: State) -> None:
    """HEIR-1: a magician of another category, the team of the difficulty, 5 Fame and one trick."""
    tell_rule(state, "HEIR-1", "enters")
    _choose_magician(state)
    _gather_team(state)
    state.add_fame(HEIR, START_FAME, "set_up")
    tricks = first_tricks(state)
    receive(state, tricks[state.draw(len(tricks))])
    deal_plans(state)


def _choose_magician(state: State) -> None:
    taken = FAVORITE[state.players[PLAYER].magician]
    others = [m for m, favorite in enumerate(FAVORITE) if favorite != taken]
    magician = others[state.draw(len(others))]
    state.players[HEIR].magician = magician
    refresh(state)
    state.tell(MAGICIAN_CHOSEN, HEIR, magician)


def _gather_team(state: State) -> None:
    heir = state.players[HEIR]
    heir.move(MAGICIAN, HOME)
    specialists = list(range(len(SPECIALIST_CHARACTER)))
    state.shuffle(specialists)
    for specialist in specialists[: difficulty(state).specialists]:
        heir.move(SPECIALIST_CHARACTER[specialist], HOME)
        state.tell(SPECIALIST_CHOSEN, HEIR, specialist)
    for apprentice in ALL_APPRENTICES[: difficulty(state).apprentices]:
        heir.move(apprentice, HOME)


def first_tricks(state: State) -> list[int]:
    """HEIR-1: the Level 1 tricks of its category that need more than one Basic type."""
    favorite = FAVORITE[state.players[HEIR].magician]
    return [
        trick
        for trick, owner in enumerate(state.trick_owner)
        if owner == NONE
        and LEVEL[trick] == 1
        and CATEGORY[trick] == favorite
        and basic_types(trick) > 1
    ]
