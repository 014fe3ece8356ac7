"""Invariants of Dahlgaard's Heir: its board and its plans (HEIR-1 to HEIR-5)."""

from collections.abc import Iterator
from typing import Final

from trickerion.catalog import board
from trickerion.catalog.heir import MOST_APPRENTICES
from trickerion.engine.boards.tricks import in_theater
from trickerion.engine.core.names import NONE
from trickerion.engine.core.pieces import INN
from trickerion.engine.core.printed_facts import FIRST_SPECIAL, MAGICIAN, MARKERS
from trickerion.engine.core.state import State
from trickerion.engine.heir.plan import PLAN_LOCATIONS, is_possible
from trickerion.engine.heir.seat import HEIR
from trickerion.engine.locations.hire_character import apprentices
from trickerion.engine.phases.setup_choices import SPECIALIST_CHARACTER
from trickerion.engine.phases.turn import phase

PLANNED: Final = ("assignment", "place_characters", "performance")
"""The phases in which every Character of the Heir has its Location."""


def heir_faults(state: State) -> Iterator[str]:
    """Everything on the Heir's side that its rules do not allow."""
    yield from _board_faults(state)
    yield from _team_faults(state)
    yield from _plan_faults(state)


def _board_faults(state: State) -> Iterator[str]:
    player = state.players[HEIR]
    if any(player.pieces) or player.engineer_symbol != NONE or player.ability_used:
        yield "HEIR-1: the Heir has components, an Engineer's trick or an ability"
    if any(card < FIRST_SPECIAL for card in player.hand) or player.face_down:
        yield "HEIR-3: the Heir plans openly, without permanent cards"
    for symbol, trick in enumerate(player.tricks):
        if trick == NONE:
            continue
        markers = player.markers[symbol] + in_theater(state, HEIR, symbol)
        if markers != MARKERS[trick]:
            yield "HEIR-1: a trick of the Heir is not prepared"


def _team_faults(state: State) -> Iterator[str]:
    player = state.players[HEIR]
    if apprentices(player) > MOST_APPRENTICES:
        yield "HEIR-5: the Heir has more than 4 Apprentices"
    if any(w == INN and c not in SPECIALIST_CHARACTER for c, w in enumerate(player.where)):
        yield "DT-4: the Heir has somebody at the Inn who is no Specialist"
    if player.magician != NONE and not player.has(MAGICIAN):
        yield "HEIR-1: the Heir has no Magician in the team"


def _plan_faults(state: State) -> Iterator[str]:
    """HEIR-2, HEIR-3: each plan once, in the order of the deck; the turn's assigns the team."""
    plans = [*state.plans, *state.plan_deck]
    player = state.players[HEIR]
    if player.magician == NONE:
        if plans:
            yield "HEIR-2: plans are dealt after the magician"
        return
    if len(set(plans)) != len(plans) or not is_possible(plans):
        yield "HEIR-2: the plans are not a deck of the Heir"
    now = phase(state)
    turned = state.turn - (now not in PLANNED and now != "end_turn")
    if len(state.plans) != min(max(turned, 0), board.TURNS["dark_alley"]):
        yield "HEIR-2: one plan is turned up each turn"
    if now in PLANNED and state.plans:
        locations = PLAN_LOCATIONS[state.plans[-1]]
        team = [c for c, where in enumerate(player.where) if where > INN]
        if [player.under[c] for c in team] != locations[: len(team)]:
            yield "HEIR-3: a Character of the Heir is not assigned as its plan says"
