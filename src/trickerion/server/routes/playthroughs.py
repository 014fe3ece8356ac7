"""Lessons and puzzles as a table would show them: the client plays both on the real boards."""

from typing import Final, cast

from trickerion import Action, Game, IllegalAction, Scene
from trickerion.playthrough import Played, Playthrough
from trickerion.server.protocol.messages import (
    Reason,
    SeatState,
    Step,
    TableState,
    Update,
    WrittenAction,
)
from trickerion.server.tables.broadcast import known_events
from trickerion.server.tables.commands import illegal, read_action
from trickerion.server.tables.foresight import foreseen
from trickerion.shapes import SceneView, Seen, SetupOptions

OPPONENT: Final = "apprentice"
"""The bot level that a lesson shows for the other seats; in a puzzle, they are of no level."""


def play_all(found: Playthrough, actions: list[WrittenAction]) -> None:
    """Play what a client has sent; raises CommandRefused."""
    for written in actions:
        action = read_action(written, found.seat)
        try:
            found.play(action)
        except IllegalAction as error:
            raise illegal(found.game, error) from error


def reason_of(found: Playthrough, written: WrittenAction) -> Reason:
    """Whether an action is legal now, and if not, why."""
    refusal = found.game.explain(read_action(written, found.seat))
    if refusal is None:
        return Reason("", True)
    return Reason("", False, refusal.rule, refusal.reason, refusal.figures, str(refusal))


def update_of(found: Playthrough, id: str, known: int, is_puzzle: bool = False) -> Update:
    """What a table would send the person who plays; the client knows the first actions already. A
    puzzle has neither hints nor free actions."""
    game, seat = found.game, found.seat
    steps = [_step(played, seat, i + 1) for i, played in enumerate(found.played)]
    for step, played in list(zip(steps, found.played, strict=True))[known:]:
        step.scenes = [_scene(game, played, scene, seat) for scene in played.scenes]
    options = game.options(seat)
    free_options = [] if is_puzzle else game.free_options(seat)
    return Update(
        version=len(steps),
        steps=steps,
        view=game.view(seat),
        options=[_written(action) for action in options],
        free_options=[_written(action) for action in free_options],
        undoable=len(found.own),
        table=_table(id, found, is_puzzle),
        foresight=foreseen(game, seat, options) if options else None,
    )


def _written(action: Action) -> dict[str, str | int]:
    return action.to_dict()


def _step(played: Played, seat: int, version: int) -> Step:
    own = played.action.seat == seat
    return Step(
        version=version,
        kind="act",
        seat=played.action.seat,
        action=str(played.action) if own else None,
        events=known_events(played.events, seat),
    )


def _scene(game: Game, played: Played, scene: Scene, seat: int) -> SceneView:
    public, (own,) = game.scene_views(scene.state, [seat])
    after = len(known_events(played.events[: scene.after], seat))
    return {"after": after, "view": cast(Seen, {**public, **own})}


def _table(id: str, found: Playthrough, is_puzzle: bool) -> TableState:
    game = found.game
    level = None if is_puzzle else OPPONENT
    return TableState(
        id=id,
        title="",
        status="playing",
        options=cast(SetupOptions, game.setup_options.to_dict()),
        seats=[
            SeatState(seat, name, "person", None, True)
            if seat == found.seat
            else SeatState(seat, name, "bot", level, is_puzzle)
            for seat, name in enumerate(game.names)
        ],
        is_open=False,
        pace="live",
        spectators=False,
        clock="none",
        seconds=0,
        commitment="",
        chat_open=False,
        hints=not is_puzzle,
    )
