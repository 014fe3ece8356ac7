"""Puzzles over HTTP. The client sends all actions of an attempt every time; only results are
stored."""

import asyncio
import logging
from collections.abc import Callable
from datetime import UTC, date, datetime
from typing import Annotated, Final, TypeVar, cast

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from trickerion import Action
from trickerion.puzzles import puzzle as puzzles
from trickerion.puzzles.attempt import Attempt
from trickerion.puzzles.daily import daily_puzzle
from trickerion.puzzles.puzzle import BrokenPuzzle, DamagedCollection, Puzzle
from trickerion.server import puzzle_results
from trickerion.server.context import AnyRequest, InjectedContext
from trickerion.server.player_names import checked_name
from trickerion.server.protocol.learning_bodies import (
    DailyPuzzle,
    DailyResult,
    PuzzleActions,
    PuzzleAttempt,
    PuzzleListed,
    PuzzleMoment,
    PuzzleQuestion,
    PuzzleVerdict,
)
from trickerion.server.protocol.messages import CommandRefused, Reason, WrittenAction
from trickerion.server.puzzle_results import Puzzler, ResultRow
from trickerion.server.routes.playthroughs import play_all, reason_of, update_of
from trickerion.server.routes.rules import AN_HOUR
from trickerion.shapes import SetupOptions

LOG: Final = logging.getLogger("trickerion.puzzles")
VisitorKey = Annotated[str, QueryParameter(name="key", max_length=100)]
T = TypeVar("T")


@get("/api/puzzles", cache_control=AN_HOUR)
async def list_puzzles() -> list[PuzzleListed]:
    """All puzzles that can be played by the installed rules."""
    return [_listed(puzzle) for puzzle in (await _collection()).values()]


def _listed(puzzle: Puzzle) -> PuzzleListed:
    options = cast(SetupOptions, puzzle.position["options"])
    about = (puzzle.kind, puzzle.difficulty, puzzle.themes, puzzle.decisions)
    return PuzzleListed(puzzle.id, *about, options)


@get("/api/puzzles/daily")
async def show_daily(
    request: AnyRequest, context: InjectedContext, key: VisitorKey = ""
) -> DailyPuzzle:
    """The puzzle of the day, and who has tried it."""
    user = await context.user(request)
    return await _daily(context, puzzle_results.player_of(user, "", key))


@get("/api/me/puzzles")
async def my_puzzles(request: AnyRequest, context: InjectedContext) -> list[str]:
    """The puzzles that the signed-in account has solved."""
    user = await context.signed_in(request)
    return await puzzle_results.solved_by(context.registry.store, user.id)


@post("/api/puzzles/{puzzle_id:str}", status_code=200)
async def play(puzzle_id: FromPath[str], data: JSONBody[PuzzleActions]) -> PuzzleMoment:
    """A puzzle after somebody's actions."""
    found = await _attempt(puzzle_id, data.actions)
    update = update_of(found, puzzle_id, data.known, is_puzzle=True)
    return PuzzleMoment(update, _verdict(found) if found.is_over else None)


@post("/api/puzzles/{puzzle_id:str}/explain", status_code=200)
async def explain(puzzle_id: FromPath[str], data: JSONBody[PuzzleQuestion]) -> Reason:
    """Whether an action is legal after those before, and if not, why."""
    return reason_of(await _attempt(puzzle_id, data.actions), data.action)


@post("/api/puzzles/{puzzle_id:str}/results", status_code=200)
async def keep_result(
    request: AnyRequest,
    puzzle_id: FromPath[str],
    data: JSONBody[PuzzleAttempt],
    context: InjectedContext,
) -> DailyPuzzle:
    """Count a finished attempt: at the puzzle of the day for everybody, at others for accounts."""
    context.limit(context.limits.attempts, request)
    user = await context.user(request)
    player = puzzle_results.player_of(user, checked_name(data.name), data.key)
    found = await _attempt(puzzle_id, data.actions)
    if not found.is_over:
        raise CommandRefused("malformed", "This attempt isn't finished.")
    today = _today()
    is_daily = await _daily_id(today) == puzzle_id
    if is_daily or user:
        day = today.isoformat() if is_daily else ""
        outcome = (found.fame, found.is_solved)
        await puzzle_results.keep(context.registry.store, player, puzzle_id, day, *outcome)
    return await _daily(context, player)


# The puzzle of the day


def _today() -> date:
    return datetime.now(UTC).date()


async def _daily_id(day: date) -> str:
    ids = list(await _collection())
    if not ids:
        raise CommandRefused("no_puzzles", "There are no puzzles on this server.")
    return daily_puzzle(ids, day)


async def _daily(context: InjectedContext, player: Puzzler) -> DailyPuzzle:
    today, store = _today(), context.registry.store
    rows = await puzzle_results.of_day(store, today.isoformat())
    days = await puzzle_results.streak(store, player.user_id, today) if player.user_id else 0
    results = [_result(row, player) for row in rows]
    return DailyPuzzle(today.isoformat(), await _daily_id(today), results, days)


def _result(row: ResultRow, player: Puzzler) -> DailyResult:
    is_mine = row.player == player.id
    reached = (row.fame, row.attempts, row.is_solved)
    return DailyResult(row.name, *reached, is_mine, row.user_id is not None)


# Attempts


async def _attempt(id: str, actions: list[WrittenAction]) -> Attempt:
    """An attempt, played in a thread: what others answer may take the solver a moment."""
    puzzle = (await _collection()).get(id)
    if puzzle is None:
        raise CommandRefused("not_found", "There is no such puzzle.")
    return await _in_thread(lambda: _played(puzzle, actions))


def _played(puzzle: Puzzle, actions: list[WrittenAction]) -> Attempt:
    found = Attempt(puzzle)
    play_all(found, actions)
    return found


def _verdict(found: Attempt) -> PuzzleVerdict:
    line = [Action.parse(action).to_dict() for action in found.puzzle.line]
    return PuzzleVerdict(found.fame, found.puzzle.best, line)


async def _collection() -> dict[str, Puzzle]:
    return await _in_thread(puzzles.collection)


async def _in_thread(work: Callable[[], T]) -> T:
    """Do some work with puzzles; what is wrong with them becomes a refusal."""
    try:
        return await asyncio.to_thread(work)
    except BrokenPuzzle as error:
        LOG.error("a puzzle can't be played: %s", error)
        raise CommandRefused("broken_puzzle", str(error)[:200]) from error
    except DamagedCollection as error:
        LOG.error("the puzzles can't be read: %s", error)
        raise CommandRefused("no_puzzles", "the collection of puzzles is damaged") from error


ROUTES: Final = (list_puzzles, show_daily, my_puzzles, play, explain, keep_result)
