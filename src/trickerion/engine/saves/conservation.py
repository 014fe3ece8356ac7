"""Invariants of every position: nothing appears or vanishes. Each fault cites its rule."""

from collections.abc import Iterator

from trickerion.catalog import board
from trickerion.engine.boards.components import counted
from trickerion.engine.boards.tricks import in_theater
from trickerion.engine.boards.turn_setups import closed_weekday
from trickerion.engine.boards.yields import lying_markers
from trickerion.engine.core.names import NONE
from trickerion.engine.core.packing import SLOT_PLACES, disk, marker_seat
from trickerion.engine.core.pieces import IDLE, INN
from trickerion.engine.core.printed_facts import (
    ALL_APPRENTICES,
    ASSISTANT,
    ASSISTANTS_APPRENTICE,
    CARD_LOCATION,
    CARD_SLOTS,
    CARD_THEATER,
    DECKS,
    DUEL_CARDS,
    ENGINEER,
    FAVORITE,
    FIRST_SPECIAL,
    MAGICIAN,
    MANAGER,
    SLOT_LOCATION,
    THEATER,
    is_performance_slot,
    weekday_of,
)
from trickerion.engine.core.state import State
from trickerion.engine.core.types import CardNumber, Character, Location, Seat
from trickerion.engine.effects.in_force import ABILITIES, CARD_EFFECTS, in_force
from trickerion.engine.heir.seat import is_heir
from trickerion.engine.locations.dark_alley import ChooseKeep
from trickerion.engine.locations.fortune_teller import prophecies_in_play
from trickerion.engine.locations.hire_character import apprentice_slots
from trickerion.engine.phases.end_turn import FIRST_DISCARD_TURN
from trickerion.engine.phases.placement import closed
from trickerion.engine.phases.setup import first_owner
from trickerion.engine.phases.setup_choices import SPECIALIST_CHARACTER, permanent_cards
from trickerion.engine.phases.turn import phase
from trickerion.engine.saves.heir_checks import heir_faults
from trickerion.engine.saves.power_checks import power_faults


def faults(state: State) -> Iterator[str]:
    """Every violated invariant of the position as `RULE: what is wrong`; none if it is sound."""
    for seat in range(state.setup_options.seats):
        yield from _player_faults(state, seat)
        if is_heir(state.setup_options, seat):
            yield from heir_faults(state)
        else:
            yield from _workshop_faults(state, seat)
            yield from _team_faults(state, seat)
            yield from _permanent_card_faults(state, seat)
        yield from _hand_faults(state, seat)
        yield from _placement_faults(state, seat)
    yield from _magician_faults(state)
    yield from _trick_faults(state)
    yield from _theater_faults(state)
    yield from _slot_faults(state)
    yield from _market_faults(state)
    if state.setup_options.duel:
        yield from _duel_faults(state)
    if state.setup_options.powers:
        yield from power_faults(state)
    if state.setup_options.dark_alley:
        yield from _special_card_faults(state)
        yield from _prophecy_faults(state)


def _player_faults(state: State, seat: Seat) -> Iterator[str]:
    player, who = state.players[seat], f"p{seat + 1}"
    if min(player.fame, player.coins, player.shards) < 0:
        yield f"TURN-9: {who} has less than nothing"
    for symbol in range(4):
        markers = player.markers[symbol]
        if not 0 <= markers <= board.MARKERS_PER_SYMBOL - in_theater(state, seat, symbol):
            yield f"TRK-5: {who} has more than 4 markers of a symbol"
        if player.tricks[symbol] == NONE and (markers or in_theater(state, seat, symbol)):
            yield f"TRK-6: {who} has markers of a symbol without a trick"


def _workshop_faults(state: State, seat: Seat) -> Iterator[str]:
    player, who = state.players[seat], f"p{seat + 1}"
    board_tricks = 4 - player.tricks.count(NONE) - (player.engineer_symbol != NONE)
    if board_tricks > board.TRICK_SLOTS:
        yield f"DT-3: {who} has more than 3 tricks on the board"
    if player.engineer_symbol != NONE and player.tricks[player.engineer_symbol] == NONE:
        yield f"DT-3: {who} has an Engineer's slot without its trick"
    if player.engineer_symbol != NONE and not player.has(ENGINEER):
        yield f"DT-3: {who} has a trick on the slot of an Engineer who is not there"
    if any(counted(player, c) > board.MAX_PER_COMPONENT for c in range(12)):
        yield f"CMP-2: {who} has more than 3 of a component"
    if sum(player.managed) > board.MANAGER_COMPONENT_SLOTS:
        yield f"CMP-1: {who} has more than 2 piles on the Manager's slots"
    if sum(map(bool, player.pieces)) - sum(player.managed) > board.COMPONENT_SLOTS:
        yield f"CMP-1: {who} has more than 6 piles on the board"
    if any(player.managed) and not player.has(MANAGER):
        yield f"CMP-1: {who} has components on the slots of a Manager who is not there"
    if any(m and not p for p, m in zip(player.pieces, player.managed, strict=True)):
        yield f"CMP-1: {who} has an empty pile on a Manager's slot"


def _team_faults(state: State, seat: Seat) -> Iterator[str]:
    player, who = state.players[seat], f"p{seat + 1}"
    team = sum(player.has(a) for a in ALL_APPRENTICES)
    if team + player.inn_apprentices > board.DISKS["apprentice"]:
        yield f"DT-4: {who} has more than 4 Apprentices"
    elif team + player.inn_apprentices > apprentice_slots(player):
        yield f"DT-4: {who} has an Apprentice without a slot"
    if player.has(ASSISTANTS_APPRENTICE) and not player.has(ASSISTANT):
        yield f"WS-4: {who} has an Apprentice on the slot of an Assistant who is not there"
    if any(
        where == INN and character not in SPECIALIST_CHARACTER
        for character, where in enumerate(player.where)
    ):
        yield f"DT-4: {who} has somebody at the Inn who is no Specialist"
    if player.magician != NONE and not player.has(MAGICIAN):
        yield f"SET-7: {who} has no Magician in the team"


def _permanent_card_faults(state: State, seat: Seat) -> Iterator[str]:
    player = state.players[seat]
    held = [card for card in (*player.hand, *player.under) if 0 <= card < FIRST_SPECIAL]
    if player.magician != NONE and sorted(held) != permanent_cards(state.setup_options):
        yield f"SET-7: p{seat + 1} does not hold the permanent assignment cards"


def _hand_faults(state: State, seat: Seat) -> Iterator[str]:
    player = state.players[seat]
    if any(
        card != NONE and not player.has(character) for character, card in enumerate(player.under)
    ):
        yield f"TURN-5: p{seat + 1} has a card under a Character that is not in the team"
    if any(player.is_face_down(c) and card == NONE for c, card in enumerate(player.under)):
        yield f"TURN-5: p{seat + 1} has nothing face down where a card should be"
    is_special = any(card >= FIRST_SPECIAL for card in (*player.hand, *player.under))
    if is_special and not state.setup_options.dark_alley:
        yield f"SET-5: p{seat + 1} has a Special card in a game without the Dark Alley"


def _placement_faults(state: State, seat: Seat) -> Iterator[str]:
    """TURN-6: each Character on a slot has a card that allowed the slot."""
    player, who = state.players[seat], f"p{seat + 1}"
    for character, slot in enumerate(player.where):
        card = player.under[character]
        if slot == IDLE and card == NONE:
            yield f"TURN-6: {who} has an Idle Character without a card"
        if slot < 0:
            continue
        if card == NONE:
            yield f"TURN-6: {who} has a Character on a slot without a card"
        elif not _may_stand(state, seat, character, card, SLOT_LOCATION[slot]):
            yield f"TURN-6: {who} has a Character at a Location that its card does not allow"
        if player.is_face_down(character):
            yield f"TURN-6: {who} has a face-down card under a Character on a slot"
        location = SLOT_LOCATION[slot]
        if location == THEATER:
            shut = closed_weekday(state, weekday_of(slot))
        else:
            shut = closed(state, location, slot)
        if shut is not None:
            yield f"{shut.rule}: {who} has a Character on a closed slot"


def _may_stand(
    state: State, seat: Seat, character: Character, card: CardNumber, location: Location
) -> bool:
    """TURN-6: its card names the Location, or was used for a bonus that allows any."""
    if CARD_LOCATION[card] == location:
        return True
    return any(
        (used.seat, used.character) == (seat, character)
        and CARD_EFFECTS[used.card].goes_anywhere(state, seat, character)
        for used in state.lasting
    )


def _magician_faults(state: State) -> Iterator[str]:
    there = [player.magician for player in state.players if player.magician != NONE]
    if len({FAVORITE[magician] for magician in there}) != len(there):
        yield "SET-6: two magicians share a favorite category"
    is_without = state.setup_options.dark_alley and not state.setup_options.prophecies
    if is_without and any(ABILITIES[magician].needs_prophecies for magician in there):
        yield "SET-6: a magician is left out of games without prophecies"


def _trick_faults(state: State) -> Iterator[str]:
    owners = first_owner(state.setup_options)
    for seat, player in enumerate(state.players):
        for trick in player.tricks:
            if trick == NONE:
                continue
            if owners[trick] != NONE:
                yield "SET-2: a trick is not in this game, or there twice"
            owners[trick] = seat
    if owners != state.trick_owner:
        yield "SET-2: a trick's owner does not hold it"


def _theater_faults(state: State) -> Iterator[str]:
    cards = [*(show.card for show in state.theater), *state.performance_deck]
    cards += state.performance_box
    if len(set(cards)) != len(cards):
        yield "SET-4: a Performance card is there twice"
    if not state.setup_options.dark_alley and any(CARD_THEATER[card] == 2 for card in cards):
        yield "SET-4: a Magnus Pantheon card in a game without the Dark Alley"
    places = state.setup_options.seats + 1
    added = min(max(0, FIRST_DISCARD_TURN - state.turn), len(state.performance_deck))
    if len(state.theater) + added > places:
        yield f"SET-4: too many Performance cards for a Theater with {places} places"
    if len(state.performance_deck) > (6 if state.setup_options.dark_alley else 4):
        yield "SET-4: the Performance deck has too many cards"
    for show in state.theater:
        if show.guests and not state.setup_options.dark_alley:
            yield "SPC-3: a marker outside the slots in a game without the Dark Alley"
        if any(
            show.is_stacked(index) and not in_force(state, marker_seat(marker)).stack_yield
            for index, marker in lying_markers(show)
            if index < SLOT_PLACES
        ):
            yield "MAG-2: a stack of markers of a magician who cannot stack them"
        markers = [m >> 2 for _, m in lying_markers(show)]
        if any(markers.count(owner) > _symbol_limit(state) for owner in markers):
            yield "TRK-3: a Performance card holds too many markers of one symbol"
        for place, marker in enumerate(show.markers):
            if marker != NONE and place not in CARD_SLOTS[show.card]:
                yield "THR-4: a marker lies where the Performance card has no slot"


def _duel_faults(state: State) -> Iterator[str]:
    """DUEL-2, DUEL-4: each Turn Setup card once, and enough of them; only cards of the Duel."""
    cards = [*state.turn_setup_deck, *([] if state.turn_setup == NONE else [state.turn_setup])]
    if len(set(cards)) != len(cards):
        yield "DUEL-2: a Turn Setup card is there twice"
    if len(state.turn_setup_deck) < state.setup_options.last_turn - state.turn:
        yield "DUEL-2: too few Turn Setup cards for the turns to come"
    if (phase(state) == "set_up") != (state.turn_setup == NONE):
        yield "DUEL-2: every turn has its Turn Setup card"
    shows = [*(show.card for show in state.theater), *state.performance_deck]
    if any(card not in DUEL_CARDS for card in (*shows, *state.performance_box)):
        yield "DUEL-4: a Performance card without a neutral marker"


def _slot_faults(state: State) -> Iterator[str]:
    holders: dict[int, int] = {}
    for seat, player in enumerate(state.players):
        for character, slot in enumerate(player.where):
            if slot < 0:
                continue
            key = state.occupant_key(seat, slot)
            if state.occupants[key] != disk(seat, character):
                yield "TURN-6: a slot holds two Characters"
            if SLOT_LOCATION[slot] == THEATER:
                if holders.setdefault(weekday_of(slot), seat) != seat:
                    yield "THR-2: two players on one weekday"
                if is_performance_slot(slot) and character != MAGICIAN:
                    yield "THR-3: a performance slot without a Magician"
    if len(set(holders.values())) != len(holders):
        yield "THR-2: a player on two weekdays"


def _market_faults(state: State) -> Iterator[str]:
    ordered = [component for component in state.orders if component != NONE]
    if len(set(ordered)) != len(ordered):
        yield "MR-3: a type is ordered twice"
    if state.initiative and sorted(state.initiative) != list(range(state.setup_options.seats)):
        yield "TURN-3: the initiative order does not list every player once"


def _symbol_limit(state: State) -> int:
    """TRK-3: one marker; a Special card allows a second (SPC-6)."""
    return 2 if state.setup_options.dark_alley else 1


def _special_card_faults(state: State) -> Iterator[str]:
    cards = [card for deck in state.special_decks for card in deck]
    for player in state.players:
        cards += [card for card in (*player.hand, *player.under) if card >= FIRST_SPECIAL]
    for frame in state.stack:
        if isinstance(frame, ChooseKeep):
            cards += [frame.first, frame.second]
    if sorted(cards) != list(range(FIRST_SPECIAL, FIRST_SPECIAL + len(state.known))):
        yield "SET-5: not every Special card is there once"
    if any(
        CARD_LOCATION[card] != DECKS[i] for i, d in enumerate(state.special_decks) for card in d
    ):
        yield "SET-5: a Special card lies in the wrong deck"


def _prophecy_faults(state: State) -> Iterator[str]:
    tokens = [
        *state.prophecy_pile,
        *state.prophecy_discard,
        state.prophecy,
        *state.pending_prophecies,
    ]
    there = sorted(token for token in tokens if token != NONE)
    if there and there != prophecies_in_play(state.setup_options):
        yield "SET-12: not every prophecy is there once"
    if there and not state.setup_options.prophecies:
        yield "SET-1: there are no prophecies in this game"
