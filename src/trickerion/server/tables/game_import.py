"""Games that start from an uploaded record or position instead of the setup."""

from typing import Any, Final

from msgspec import structs

from trickerion import Action, Game, Options, replay
from trickerion.server.protocol.bodies import NewTable
from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.protocol.refusal_codes import Code
from trickerion.server.storage.store import to_json
from trickerion.server.worker_thread import WorkerThread

MOST_LINES: Final = 20_000
"""The most lines in a record; no game comes near."""


async def options_and_start(new: NewTable, worker: WorkerThread) -> tuple[Options, Game | None]:
    """The options of a new table and its uploaded position, if any; or a CommandRefused."""
    try:
        if new.record is not None:
            text, until = new.record, new.until
            game = await worker.run(len(text) // 10, lambda: replayed_record(text, until))
        elif new.position is not None:
            game = Game.from_dict(new.position)
        else:
            return Options(**structs.asdict(new.options)), None
    except (ValueError, RecursionError) as error:
        code: Code = "bad_options" if new.record is None and new.position is None else "bad_record"
        raise CommandRefused(code, str(error)[:300]) from error
    if game.over:
        raise CommandRefused(
            "bad_record", "The game is over; choose an earlier action to continue from."
        )
    return game.setup_options, game


def replayed_record(text: str, until: int | None) -> Game:
    """The game of a record, after its first `until` actions or all of them.

    The loop is interpreted, unlike `replay`'s: other threads run between two lines."""
    if text.count("\n") > MOST_LINES:
        raise ValueError(f"a record has at most {MOST_LINES} lines")
    lines = [line.strip() for line in text.splitlines()]
    header = lines.index("") if "" in lines else len(lines)
    game = replay("\n".join(lines[:header]))
    for number, line in enumerate(lines[header:], header + 1):
        if len(game.history) == until:
            break
        if line and not line.startswith("#"):
            _play_line(game, number, line)
    return game


def _play_line(game: Game, number: int, line: str) -> None:
    try:
        action = Action.parse(line)
    except ValueError as error:
        raise ValueError(f"line {number}: {error}") from error
    refusal = game.explain(action)
    if refusal is not None:
        raise ValueError(f"line {number}: {action}: {refusal}")
    game.play(action)


def origin_columns(start: Game | None, is_record: bool, seed: int) -> dict[str, Any]:
    """Where a game begins, as columns of its row. The uploader knows what the position hides, so
    the hidden part is shuffled by the table's own seed; the upload is kept as proof."""
    if start is None:
        return {"position": None, "origin": "set_up", "uploaded": None}
    is_legal = is_record and start.began is None
    shuffled = Game.from_dict({**_position(start), "seed": seed}).reshuffled()
    return {
        "position": to_json(_position(shuffled)),
        "origin": "record" if is_legal else "position",
        "uploaded": to_json(_position(start)),
    }


def _position(game: Game) -> dict[str, object]:
    return {field: value for field, value in game.to_dict().items() if field != "names"}
