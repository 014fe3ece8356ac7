"""Does the table match the phase of a loaded position?"""

from collections.abc import Iterator
from typing import Final

from trickerion.engine.core.names import FIELDS, NONE
from trickerion.engine.core.packing import (
    CHARACTER_COUNT,
    disk,
    disk_character,
    disk_seat,
    has_bit,
    split_note,
)
from trickerion.engine.core.pieces import HOME, IDLE, INN, PlayerBoard
from trickerion.engine.core.printed_facts import FIRST_SPECIAL
from trickerion.engine.core.state import KNOWN_TO_ALL, State
from trickerion.engine.effects.in_force import CARD_EFFECTS, cards_with
from trickerion.engine.heir.seat import is_heir
from trickerion.engine.locations.fortune_teller import veiled
from trickerion.engine.phases.end_turn import EndTurn
from trickerion.engine.phases.setup import FinishSetUp
from trickerion.engine.phases.turn import phase

BEFORE_PLACING: Final = ("set_up", "advertise", "learn_powers", "assignment")
RETURNED: Final = FIELDS["next_step"].number("orders")
"""END-2: when this is the next step of the End Turn phase, the Characters are back."""


def misfits(state: State) -> Iterator[str]:
    """Everything impossible in this phase, each with its rule."""
    now = phase(state)
    yield from _turn(state, now)
    if now == "set_up":
        yield from _set_up(state)
    else:
        yield from _begun(state)
    if now in BEFORE_PLACING:
        yield from _nobody_placed(state, now)
    if now != "over":
        yield from _cards(state, now)
    if state.setup_options.dark_alley:
        yield from _placed(state, now)
        yield from _lasting(state)
        yield from _knowledge(state)
        yield from _notes(state)


def _turn(state: State, now: str) -> Iterator[str]:
    """FIN-1: the counter is on a turn of this game, or past the last one when it is over."""
    first, last = state.setup_options.first_turn, state.setup_options.last_turn
    if now == "over":
        first = last = last + 1
    elif now == "set_up":
        last = first
    if not first <= state.turn <= last:
        turns = f"turn {first}" if first == last else f"turns {first} to {last}"
        yield f"FIN-1: turn {state.turn}, where only {turns} can be"


def _set_up(state: State) -> Iterator[str]:
    """SET-6, SET-10: players who have not chosen have nothing; dice and initiative come last."""
    for seat, player in enumerate(state.players):
        if player.magician == NONE and not _is_blank(player):
            yield f"SET-6: p{seat + 1} has something, but no magician yet"
    is_drawn = isinstance(state.stack[0], FinishSetUp)
    if bool(state.initiative) != is_drawn:
        yield "SET-10: initiative is drawn after all other choices"
    if any(face != NONE for face in state.dice):
        yield "TURN-2: dice are rolled when the first turn begins"


def _is_blank(player: PlayerBoard) -> bool:
    counts = (player.fame, player.coins, player.shards, *player.pieces, *player.markers)
    return (
        not any(counts)
        and not player.hand
        and player.tricks.count(NONE) == len(player.tricks)
        and not any(player.has(character) for character in range(CHARACTER_COUNT))
    )


def _begun(state: State) -> Iterator[str]:
    """SET-12: with prophecies, three are Pending from the first turn on."""
    if state.setup_options.prophecies and NONE in state.pending_prophecies:
        yield "SET-12: a Pending prophecy is missing"


def _nobody_placed(state: State, now: str) -> Iterator[str]:
    """END-1 to END-7 have cleared the table before planning starts."""
    for seat, player in enumerate(state.players):
        who = f"p{seat + 1}"
        if any(where >= 0 or where in (IDLE, INN) for where in player.where):
            yield f"END-2: {who} has a Character away from home before any is placed"
        if player.inn_apprentices:
            yield f"END-2: {who} has an Apprentice at the Inn before any is hired"
        if player.ability_used:
            yield f"END-7: {who} has used an ability before any Character is placed"
        if now != "assignment" and any(card != NONE for card in player.under):
            yield f"TURN-5: {who} has planned before the Assignment phase"
        if now == "set_up" and player.advertised:
            yield f"TURN-4: {who} has advertised before the first turn"
    if any(order != NONE for order in (*state.orders, state.quick_order)):
        yield "END-3: something is ordered before any Character is placed"


def _cards(state: State, now: str) -> Iterator[str]:
    """TURN-5, TURN-6: cards lie face down while all plan, later only while plans are veiled; in
    the Performance phase nobody waits to be placed."""
    for seat, player in enumerate(state.players):
        for character, card in enumerate(player.under):
            if card == NONE or player.where[character] != HOME:
                continue
            is_down = player.is_face_down(character)
            if now == "assignment" and not is_down and not is_heir(state.setup_options, seat):
                yield f"TURN-5: p{seat + 1} plans with a card face up"
            if now == "place_characters" and is_down and not veiled(state):
                yield f"TURN-6: p{seat + 1} has a card face down that was revealed"
            if now == "performance" or (now == "end_turn" and not _are_back(state)):
                yield f"TURN-7: p{seat + 1} still has a Character to place"


def _are_back(state: State) -> bool:
    """END-2: have the Characters returned? Asked in the End Turn phase only."""
    work = state.stack[1]
    return isinstance(work, EndTurn) and work.next_step >= RETURNED


def _placed(state: State, now: str) -> Iterator[str]:
    """END-7: the placement order lists all Characters on slots, until their cards return."""
    standing = sorted(
        disk(seat, character)
        for seat, player in enumerate(state.players)
        for character, where in enumerate(player.where)
        if where >= 0
    )
    if now == "end_turn" and _are_back(state):
        cards = [state.players[disk_seat(d)].under[disk_character(d)] for d in state.placed]
        if NONE in cards or len(set(state.placed)) != len(cards):
            yield "END-7: placed lists a Character that has no card"
    elif sorted(state.placed) != standing:
        yield "END-7: placed does not list the Characters on slots, each once"


def _lasting(state: State) -> Iterator[str]:
    """AP-3: each Special card in use was placed with a Character, or mimicked by one (MAG-5)."""
    users = []
    for used in state.lasting:
        player = state.players[used.seat]
        own = player.under[used.character]
        is_mimicked = player.ability_used and 0 <= own < FIRST_SPECIAL
        if disk(used.seat, used.character) not in state.placed:
            yield "AP-3: a Special card is in use by a Character that was not placed"
        elif own != used.card and not is_mimicked:
            yield "AP-3: a Special card is in use that does not lie under its Character"
        users.append((used.seat, used.character))
    if len(set(users)) != len(users):
        yield "AP-3: a Character uses two Special cards"


def _knowledge(state: State) -> Iterator[str]:
    """DA-6: players know their own Special cards, and everyone those that are face up."""
    for seat, player in enumerate(state.players):
        own = [card for card in (*player.hand, *player.under) if card >= FIRST_SPECIAL]
        if not all(has_bit(state.known[card - FIRST_SPECIAL], seat) for card in own):
            yield f"DA-6: p{seat + 1} does not know a Special card of their own"
        for character, card in enumerate(player.under):
            is_open = card >= FIRST_SPECIAL and not player.is_face_down(character)
            if is_open and state.known[card - FIRST_SPECIAL] != KNOWN_TO_ALL:
                yield f"DA-6: not everybody knows a card that p{seat + 1} shows"


def _notes(state: State) -> Iterator[str]:
    """PRF-6, SPC-4: only some cards keep notes on tricks."""
    noting = (*cards_with("trick_yield"), *cards_with("on_trick_performed"))
    for key, value in state.notes.items():
        if CARD_EFFECTS[split_note(key)[0]] not in noting or not value:
            yield "PRF-6: a note that no card takes"
