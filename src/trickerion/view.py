"""What a seat may see: the one place that hides secrets (R8)."""

from typing import Any, Final

from trickerion.catalog import TRICKS, board
from trickerion.engine.cardboard import CARD_THEATER, CHARACTER_COUNT, FIRST_SPECIAL, THEATERS
from trickerion.engine.components import counted
from trickerion.engine.end_turn import wages_due
from trickerion.engine.flow import question
from trickerion.engine.frames import Frame, Question
from trickerion.engine.initiative import initiative_slot
from trickerion.engine.names import CHARACTERS, NONE, encode, name, number
from trickerion.engine.position import (
    frame_to_dict,
    lasting_to_dict,
    market_to_dict,
    notes_to_list,
    placed_to_list,
    player_to_dict,
    show_to_dict,
)
from trickerion.engine.scoring import winner
from trickerion.engine.state import SPECTATOR, State
from trickerion.engine.turn import phase
from trickerion.engine.yields import printed_yield


def view(state: State, seat: int | None) -> dict[str, object]:
    """The game as a seat sees it (None: a spectator), as plain data."""
    return {**public_view(state), **seat_views(state, [seat])[0]}


def public_view(state: State) -> dict[str, object]:
    """What everybody sees alike."""
    asked = question(state)
    return {
        "options": state.variant.to_dict(),
        "turn": min(state.turn, state.variant.last_turn),
        "phase": phase(state),
        "over": asked is None,
        "winner": winner(state) if asked is None else None,
        "to_act": asked.seats() if asked is not None else [],
        "initiative": state.initiative[:],
        "dice": {d: encode("face", face) for d, face in zip(board.DICE, state.dice, strict=True)},
        "market": market_to_dict(state),
        "tricks": {
            category: [trick for number, trick in tricks if state.trick_owner[number] == NONE]
            for category, tricks in _TRICKS_OF.items()
        },
        "theater": [show_to_dict(show) for show in state.theater],
        "performance_deck": [THEATERS[CARD_THEATER[card]] for card in state.performance_deck],
    }


def seat_views(state: State, seats: list[int | None]) -> list[dict[str, object]]:
    """The rest, for each of some seats. A player's board that several see alike is one object."""
    dark_alley = _dark_alley(state) if state.variant.dark_alley else None
    boards: dict[tuple[object, ...], dict[str, object]] = {}
    views: list[dict[str, object]] = []
    for seat in seats:
        seen: dict[str, object] = {
            "seat": seat,
            "pending": [_frame(frame, seat) for frame in state.stack],
            "players": [_board(state, p, seat, boards) for p in range(state.variant.players)],
        }
        if dark_alley is not None:
            seen["dark_alley"] = {**dark_alley, "special_decks": _special_decks(state, seat)}
        views.append(seen)
    return views


_TRICKS_OF: Final = {
    category: [(n, trick.id) for n, trick in enumerate(TRICKS) if trick.category == category]
    for category in board.CATEGORIES
}


def _frame(frame: Frame, viewer: int | None) -> dict[str, object]:
    """Pending work; what only the seat asked may see is left out for others."""
    written = frame_to_dict(frame)
    if isinstance(frame, Question) and frame.asked_by:
        written["asked_by"] = frame.asked_by
    if isinstance(frame, Question) and frame.secret and frame.seat != viewer:
        return {field: value for field, value in written.items() if field not in frame.secret}
    return written


def _board(
    state: State, seat: int, viewer: int | None, boards: dict[tuple[object, ...], dict[str, object]]
) -> dict[str, object]:
    """A player's board as a viewer sees it, made anew if none of `boards` is the same."""
    known = _known_cards(state, seat, viewer) if seat != viewer else None
    key: tuple[object, ...] = (seat, *known) if known is not None else (seat, None)
    if key not in boards:
        boards[key] = _player(state, seat, known)
    return boards[key]


def _player(state: State, seat: int, known: list[str] | None) -> dict[str, object]:
    """One player's board, to its owner or to whoever knows some of the cards. Cards are counted,
    hand and face-down together; the owner (`known` is None) sees them."""
    player: dict[str, Any] = player_to_dict(state.players[seat])
    hand = player.pop("hand")
    if known is None:
        player["hand"] = hand
    else:
        _hide_plans(state, seat, player["characters"])
        player["known_cards"] = known
    for component, pile in player["components"].items():
        pile["counted"] = counted(state.players[seat], number("component", component))
    for trick in player["tricks"].values():
        trick["yields"] = list(printed_yield(state, number("trick", trick["trick"])))
    hidden = _hidden_cards(state, seat)
    special = sum(card >= FIRST_SPECIAL for card in hidden)
    player["cards"] = {"permanent": len(hidden) - special, "special": special}
    player["wages_due"] = wages_due(state, seat)
    player["initiative_slot"] = initiative_slot(state, seat) if state.initiative else None
    player["ability_used"] = bool(state.players[seat].ability_used)
    return player


def _known_cards(state: State, seat: int, viewer: int | None) -> list[str]:
    """DA-6: the Special cards of which a viewer knows that a player has them."""
    if not state.variant.dark_alley:
        return []
    return sorted(
        name("card", card) for card in _hidden_cards(state, seat) if _knows(state, card, viewer)
    )


def _hidden_cards(state: State, seat: int) -> list[int]:
    """A player's cards in hand and face down."""
    player = state.players[seat]
    under = [player.under[c] for c in range(CHARACTER_COUNT) if player.is_face_down(c)]
    return player.hand + under


def _hide_plans(state: State, seat: int, characters: dict[str, Any]) -> None:
    """TURN-5: while others plan nothing is seen but who is done; later that a card lies there."""
    player = state.players[seat]
    is_planning = phase(state) == "assignment"
    for character in range(CHARACTER_COUNT):
        if player.is_face_down(character):
            disk = characters[CHARACTERS[character]]
            disk["card"] = None
            if is_planning:
                del disk["face_down"]


def _knows(state: State, card: int, viewer: int | None) -> bool:
    """DA-6: does a viewer know where a Special card is?"""
    bit = SPECTATOR if viewer is None else viewer
    return card >= FIRST_SPECIAL and bool(state.known[card - FIRST_SPECIAL] >> bit & 1)


def _dark_alley(state: State) -> dict[str, object]:
    """Prophecies, and what cards still do."""
    return {
        "prophecy": encode("prophecy", state.prophecy),
        "pending": [encode("prophecy", prophecy) for prophecy in state.pending],
        "prophecy_pile": len(state.prophecy_pile),
        "prophecy_discard": [name("prophecy", p) for p in state.prophecy_discard],
        "armed": encode("card", state.armed & 63) if state.armed != NONE else None,
        "placed": placed_to_list(state),
        "lasting": [lasting_to_dict(lasting) for lasting in state.lasting],
        "notes": notes_to_list(state),
    }


def _special_decks(state: State, viewer: int | None) -> list[list[str | None]]:
    """The Special decks as far as a viewer knows them."""
    return [
        [name("card", card) if _knows(state, card, viewer) else None for card in deck]
        for deck in state.special_decks
    ]
