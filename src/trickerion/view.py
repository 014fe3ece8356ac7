"""What a seat may see: the one place that hides secrets (R8)."""

from collections.abc import Mapping

from trickerion.catalog import TRICKS, board
from trickerion.engine.assignment import Assignment
from trickerion.engine.cardboard import CARD_THEATER, THEATERS
from trickerion.engine.end_turn import wages_due
from trickerion.engine.flow import question
from trickerion.engine.initiative import initiative_slot
from trickerion.engine.names import NONE, encode
from trickerion.engine.position import (
    frame_to_dict,
    market_to_dict,
    player_to_dict,
    show_to_dict,
)
from trickerion.engine.scoring import winner
from trickerion.engine.state import State
from trickerion.engine.turn import phase


def view(state: State, seat: int | None) -> dict[str, object]:
    """The game as a seat sees it (None: a spectator), as plain data."""
    asked = question(state)
    return {
        "options": state.variant.to_dict(),
        "seat": seat,
        "turn": min(state.turn, state.variant.turns),
        "phase": phase(state),
        "over": asked is None,
        "winner": winner(state) if asked is None else None,
        "to_act": asked.seats() if asked is not None else [],
        "pending": [frame_to_dict(frame) for frame in state.stack],
        "initiative": state.initiative[:],
        "dice": {d: encode("face", face) for d, face in zip(board.DICE, state.dice, strict=True)},
        "market": market_to_dict(state),
        "tricks": {
            category: [t.id for t in TRICKS if t.category == category and _in_deck(state, t.id)]
            for category in board.CATEGORIES
        },
        "theater": [show_to_dict(show) for show in state.theater],
        "performance_deck": [THEATERS[CARD_THEATER[card]] for card in state.performance_deck],
        "players": [_player(state, other, seat) for other in range(state.variant.players)],
    }


def _in_deck(state: State, trick_id: str) -> bool:
    return state.trick_owner[_TRICK_NUMBER[trick_id]] == NONE


_TRICK_NUMBER = {trick.id: number for number, trick in enumerate(TRICKS)}


def _player(state: State, seat: int, viewer: int | None) -> dict[str, object]:
    """One player's board. Cards are counted, hand and face-down together; the owner sees them."""
    player = player_to_dict(state.players[seat])
    hand, characters = player.pop("hand"), player["characters"]
    assert isinstance(hand, list)
    assert isinstance(characters, Mapping)
    if seat == viewer:
        player["hand"] = hand
    elif _is_assigning(state):
        for character in characters.values():
            character["card"] = None
    under = [card for card in state.players[seat].under if card != NONE]
    face_down = len(under) if _is_assigning(state) else 0
    player["cards"] = len(hand) + face_down
    player["wages_due"] = wages_due(state, seat)
    player["initiative_slot"] = initiative_slot(state, seat) if state.initiative else None
    return player


def _is_assigning(state: State) -> bool:
    """TURN-5: cards lie face down until the last seat is done."""
    return bool(state.stack) and isinstance(state.stack[-1], Assignment)
