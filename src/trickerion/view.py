"""What a seat may see: the one place that hides secrets (R8)."""

from typing import Any, Final

from trickerion.catalog import TRICKS, board
from trickerion.engine.boards.components import counted
from trickerion.engine.boards.neutral_markers import is_neutral
from trickerion.engine.boards.powers import open_slots
from trickerion.engine.boards.yields import printed_yield
from trickerion.engine.core.flow import question
from trickerion.engine.core.frames import Frame, Question
from trickerion.engine.core.names import CHARACTERS, NONE, SLOTS, encode, name, number
from trickerion.engine.core.packing import has_bit, marker_up, split_armed
from trickerion.engine.core.pieces import PerformanceCard
from trickerion.engine.core.printed_facts import (
    CARD_THEATER,
    COORDINATES,
    DARK_ALLEY,
    DUEL_OPEN_SLOTS,
    FIRST_SPECIAL,
    POWER_LEVEL,
    SLOT_LOCATION,
    THEATERS,
    WORKSHOP_SLOT,
)
from trickerion.engine.core.state import SPECTATOR, State
from trickerion.engine.core.types import CardNumber, Seat, TurnSetupNumber
from trickerion.engine.heir.plan import is_ready, stronger_character
from trickerion.engine.heir.tricks import tricks_in_order, wanted
from trickerion.engine.phases.end_turn import wages_due
from trickerion.engine.phases.final_scoring import winner
from trickerion.engine.phases.initiative import initiative_slot
from trickerion.engine.phases.turn import phase
from trickerion.engine.saves.position import (
    frame_to_dict,
    lasting_to_dict,
    market_to_dict,
    notes_to_list,
    placed_to_list,
    player_to_dict,
    powers_to_dict,
    show_to_dict,
)


def view(state: State, seat: Seat | None) -> dict[str, object]:
    """The game as a seat sees it (None: a spectator), as plain data."""
    return {**public_view(state), **seat_views(state, [seat])[0]}


def public_view(state: State) -> dict[str, object]:
    """The part that is the same for everyone."""
    asked = question(state)
    seen: dict[str, object] = {
        "options": state.setup_options.to_dict(),
        "turn": min(state.turn, state.setup_options.last_turn),
        "phase": phase(state),
        "over": not state.stack,
        "winner": None if state.stack else winner(state),
        "to_act": asked.seats() if asked is not None else [],
        "initiative": state.initiative[:],
        "dice": {d: encode("face", face) for d, face in zip(board.DICE, state.dice, strict=True)},
        "market": market_to_dict(state),
        "tricks": {
            category: [trick for number, trick in tricks if state.trick_owner[number] == NONE]
            for category, tricks in _TRICKS_OF.items()
        },
        "theater": [_show(show) for show in state.theater],
        "performance_deck": [THEATERS[CARD_THEATER[card]] for card in state.performance_deck],
    }
    if state.setup_options.duel:
        seen["duel"] = _duel(state)
    if state.setup_options.heir:
        seen["heir"] = _heir(state)
    return seen


def _show(show: PerformanceCard) -> dict[str, object]:
    """A Performance card, with its neutral marker if it has one (DUEL-5)."""
    written = show_to_dict(show)
    for place, marker in enumerate(show.markers):
        if is_neutral(marker):
            written["neutral"] = {"slot": COORDINATES[place], "up": name("up", marker_up(marker))}
    return written


def _duel(state: State) -> dict[str, object]:
    """DUEL-2: the Turn Setup cards of the turn and of the next one with what they close, and how
    many are left."""
    deck = state.turn_setup_deck
    following = deck[0] if deck else NONE
    return {
        "turn_setup": encode("turn_setup", state.turn_setup),
        "closed": closed_slots(state, state.turn_setup),
        "next_turn_setup": encode("turn_setup", following),
        "next_closed": closed_slots(state, following),
        "deck": len(deck),
    }


def _heir(state: State) -> dict[str, object]:
    """HEIR-1 to HEIR-3: the Heir's plan and stance, its shopping list, its tricks from left to
    right, and how many plans are to come."""
    stronger = stronger_character(state) if state.plans else NONE
    return {
        "plan": name("plan", state.plans[-1]) if state.plans else None,
        "ready": is_ready(state),
        "stronger": encode("character", stronger),
        "past_plans": [name("plan", plan) for plan in state.plans[:-1]],
        "deck": len(state.plan_deck),
        "shopping_list": [name("component", component) for component in wanted(state)],
        "tricks": [name("symbol", symbol) for symbol in tricks_in_order(state)],
    }


def closed_slots(state: State, turn_setup: TurnSetupNumber) -> list[str]:
    """DUEL-2: the slots that a Turn Setup card closes at the Locations of this game."""
    if turn_setup == NONE:
        return []
    unused = () if state.setup_options.dark_alley else (DARK_ALLEY,)
    return [
        SLOTS[slot]
        for slot in range(WORKSHOP_SLOT)
        if SLOT_LOCATION[slot] not in unused
        and slot not in DUEL_OPEN_SLOTS[turn_setup][SLOT_LOCATION[slot]]
    ]


def seat_views(state: State, seats: list[int | None]) -> list[dict[str, object]]:
    """The rest for each of some seats. What looks the same to several is one object."""
    dark_alley = _dark_alley(state) if state.setup_options.dark_alley else None
    boards = [_shared_board(state, p) for p in range(state.setup_options.seats)]
    seen_boards: dict[tuple[object, ...], dict[str, object]] = {}
    has_secrets = any(isinstance(frame, Question) and frame.secret for frame in state.stack)
    pending = _pending(state, None)
    views: list[dict[str, object]] = []
    for seat in seats:
        seen: dict[str, object] = {
            "seat": seat,
            "pending": _pending(state, seat) if has_secrets else pending,
            "players": [
                _seen_board(state, p, seat, shared, seen_boards) for p, shared in enumerate(boards)
            ],
        }
        if dark_alley is not None:
            seen["dark_alley"] = {**dark_alley, "special_decks": _special_decks(state, seat)}
        views.append(seen)
    return views


_TRICKS_OF: Final = {
    category: [(n, trick.id) for n, trick in enumerate(TRICKS) if trick.category == category]
    for category in board.CATEGORIES
}


def _pending(state: State, viewer: Seat | None) -> list[dict[str, object]]:
    return [_frame(frame, viewer) for frame in state.stack]


def _frame(frame: Frame, viewer: Seat | None) -> dict[str, object]:
    """Pending work, without fields that only the asked seat may see."""
    written = frame_to_dict(frame)
    if isinstance(frame, Question) and frame.asked_by:
        written["asked_by"] = frame.asked_by
    if isinstance(frame, Question) and frame.secret and frame.seat != viewer:
        return {field: value for field, value in written.items() if field not in frame.secret}
    return written


def _seen_board(
    state: State,
    seat: Seat,
    viewer: Seat | None,
    shared: dict[str, Any],
    seen_boards: dict[tuple[object, ...], dict[str, object]],
) -> dict[str, object]:
    """A player's board as a viewer sees it; `seen_boards` caches the boards that viewers share.
    Its owner sees the cards; others see how many there are, in hand and face down together, and the
    ones they know."""
    if seat == viewer:
        seen = {**shared, "hand": [name("card", card) for card in state.players[seat].hand]}
        if "powers" in shared:
            seen["powers"] = {**shared["powers"], **_own_powers(state, seat)}
        return seen
    known = _known_cards(state, seat, viewer)
    key: tuple[object, ...] = (seat, *known)
    if key not in seen_boards:
        characters = _without_plans(state, seat, shared["characters"])
        seen_boards[key] = {**shared, "characters": characters, "known_cards": known}
    return seen_boards[key]


def _shared_board(state: State, seat: Seat) -> dict[str, Any]:
    """A player's board without the hand, as its owner sees it."""
    player: dict[str, Any] = player_to_dict(state.players[seat])
    del player["hand"]
    for component, pile in player["components"].items():
        pile["counted"] = counted(state.players[seat], number("component", component))
    for trick in player["tricks"].values():
        trick["yields"] = list(printed_yield(state, number("trick", trick["trick"])))
    hidden = hidden_cards(state, seat)
    special = sum(card >= FIRST_SPECIAL for card in hidden)
    player["cards"] = {"permanent": len(hidden) - special, "special": special}
    player["wages_due"] = wages_due(state, seat)
    player["initiative_slot"] = initiative_slot(state, seat) if state.initiative else None
    player["ability_used"] = bool(state.players[seat].ability_used)
    if state.setup_options.powers:
        player["powers"] = _powers(state, seat)
    return player


def _powers(state: State, seat: Seat) -> dict[str, object]:
    """POW-6: the learned Powers, which are public, and how many of each level are in hand."""
    player = state.players[seat]
    written = powers_to_dict(player)
    levels = [POWER_LEVEL[power] for power in player.powers]
    return {
        "learned": written["learned"],
        "coins": written["coins"],
        "used": written["used"],
        "open_slots": open_slots(player),
        "levels": [levels.count(level) for level in (1, 2, 3)],
        "known": written["returned"],
    }


def _own_powers(state: State, seat: Seat) -> dict[str, object]:
    """POW-6: what only the player sees of the Power cards."""
    written = powers_to_dict(state.players[seat])
    return {"hand": written["hand"], "discarded": written["discarded"]}


def _known_cards(state: State, seat: Seat, viewer: Seat | None) -> list[str]:
    """DA-6: the Special cards that a viewer knows a player has."""
    if not state.setup_options.dark_alley:
        return []
    return sorted(
        name("card", card) for card in hidden_cards(state, seat) if knows(state, card, viewer)
    )


def hidden_cards(state: State, seat: Seat) -> list[int]:
    """A player's cards in hand and face down."""
    player = state.players[seat]
    return player.hand + [player.under[c] for c in player.face_down_characters()]


def _without_plans(state: State, seat: Seat, characters: dict[str, Any]) -> dict[str, Any]:
    """TURN-5: during planning others see only who is done; later they see where cards are."""
    face_down = state.players[seat].face_down_characters()
    if not face_down:
        return characters
    is_planning = phase(state) == "assignment"
    seen = dict(characters)
    for character in face_down:
        disk = {**characters[CHARACTERS[character]], "card": None}
        if is_planning:
            del disk["face_down"]
        seen[CHARACTERS[character]] = disk
    return seen


def knows(state: State, card: CardNumber, viewer: Seat | None) -> bool:
    """DA-6: does a viewer know where a Special card is?"""
    bit = SPECTATOR if viewer is None else viewer
    return card >= FIRST_SPECIAL and has_bit(state.known[card - FIRST_SPECIAL], bit)


def _dark_alley(state: State) -> dict[str, object]:
    """Prophecies, and cards still in effect."""
    return {
        "prophecy": encode("prophecy", state.prophecy),
        "pending": [encode("prophecy", prophecy) for prophecy in state.pending_prophecies],
        "prophecy_pile": len(state.prophecy_pile),
        "prophecy_discard": [name("prophecy", p) for p in state.prophecy_discard],
        "armed": encode("card", split_armed(state.armed)[1]) if state.armed != NONE else None,
        "placed": placed_to_list(state),
        "lasting": [lasting_to_dict(lasting) for lasting in state.lasting],
        "notes": notes_to_list(state),
    }


def _special_decks(state: State, viewer: Seat | None) -> list[list[str | None]]:
    """The Special decks as far as a viewer knows them."""
    return [
        [name("card", card) if knows(state, card, viewer) else None for card in deck]
        for deck in state.special_decks
    ]
