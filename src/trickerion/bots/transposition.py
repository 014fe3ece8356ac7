"""Transpositions: the key of a position, the same for all orders of play that lead to it."""

from trickerion import Game
from trickerion.engine.core.pieces import PlayerBoard

Key = tuple[object, ...]


def position_key(game: Game) -> Key:
    """The same for positions with the same future. It leaves out what follows from the rest, what
    can't change in the last turn, and what only a draw could make known. Lists of varying length
    have their length in front."""
    key: list[object] = [game.armed, game.quick_order, game.prophecy]
    key += game.dice
    key += game.buy
    key += game.orders
    key += game.pending_prophecies
    for player in game.players:
        add_player(key, player)
    for show in game.theater:
        key += [show.card, show.stacked, len(show.guests)]
        key += show.markers
        key += show.guests
    key += [len(game.placed), *sorted(game.placed), len(game.lasting), len(game.notes)]
    for used in game.lasting:
        key += [used.card, used.seat, used.character, used.memory]
    for note in sorted(game.notes):
        key += [note, game.notes[note]]
    for frame in game.stack:
        key.append(frame.name)
        key += [getattr(frame, field) for field in frame.fields]
    return tuple(key)


def add_player(key: list[object], player: PlayerBoard) -> None:
    key += [player.fame, player.coins, player.shards, player.engineer_symbol]
    key += [player.inn_apprentices, player.ability_used, player.face_down, len(player.hand)]
    key += player.tricks
    key += player.markers
    key += player.pieces
    key += player.managed
    key += player.where
    key += player.under
    key += player.hand
