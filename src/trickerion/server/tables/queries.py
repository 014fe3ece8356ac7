"""Answers to questions that change nothing."""

from trickerion.bots.hints import ADVISER
from trickerion.server.bots.fair_queue import Claim
from trickerion.server.bots.pool import BotPool, BotQuestion
from trickerion.server.protocol.messages import (
    AdviceReason,
    Advised,
    CommandRefused,
    Explain,
    Judge,
    Judged,
    Looked,
    Reason,
)
from trickerion.server.storage.rows import SeatRow
from trickerion.server.tables.commands import read_action
from trickerion.server.tables.game_state import game_at
from trickerion.server.tables.table import GameTable


def explained(table: GameTable, seat: int, command: Explain) -> Reason:
    """Whether a seat's action is legal, and if not, why."""
    refusal = table.game.explain(read_action(command.action, seat))
    if refusal is None:
        return Reason(command.id, True)
    sentence, figures = str(refusal), refusal.figures
    return Reason(command.id, False, refusal.rule, refusal.reason, figures, sentence)


async def advised(
    table: GameTable, seat: int, id: str, bots: BotPool, claim: Claim, seconds: float
) -> Advised:
    """What a good player would do in a seat's place, knowing no more than the seat."""

    if not table.row.hints:
        raise CommandRefused("hints_off", "This table is played without hints.")

    def question() -> BotQuestion | None:
        game = table.game
        if seat not in game.to_act:
            return None
        version = table.viewers.versions[seat]
        imagined = game.imagine(seat, version)
        return BotQuestion(table.id, version, seat, ADVISER, imagined, seconds, True)

    answer = await bots.decide(claim, question)
    if answer is None:
        raise CommandRefused("not_found", "It isn't your turn.")
    action = answer.action
    if action.seat != seat or answer.question.game.explain(action) is not None:
        raise CommandRefused("busy", "The adviser failed; please try again.")
    other = answer.other.to_dict() if answer.other is not None else None
    version = answer.question.version
    reasons = [AdviceReason(what, amount) for what, amount in answer.reasons]
    return Advised(id, version, action.to_dict(), answer.reason, other, answer.lead, reasons)


async def judged(
    table: GameTable, seat: int, command: Judge, bots: BotPool, claim: Claim, seconds: float
) -> Judged:
    """What the tutor says about a seat's action, knowing no more than the seat."""
    if not table.row.hints or not all(player.bot for player in others(table, seat)):
        raise CommandRefused("hints_off", "The tutor is for games against bots, with hints.")
    action = read_action(command.action, seat)

    def question() -> BotQuestion | None:
        version = table.viewers.versions[seat]
        if table.game.explain(action) is not None:
            return None
        imagined = table.game.imagine(seat, version)
        line = str(action)
        return BotQuestion(table.id, version, seat, ADVISER, imagined, seconds, judged=line)

    answer = await bots.decide(claim, question)
    if answer is None:
        raise CommandRefused("not_found", "This action isn't possible now.")
    best = [one.to_dict() for one in answer.better]
    reasons = [AdviceReason(what, amount) for what, amount in answer.reasons]
    version = answer.question.version
    return Judged(command.id, version, answer.lead, answer.win, best, reasons)


def others(table: GameTable, seat: int) -> list[SeatRow]:
    return [player for player in table.seats if player.seat != seat]


def looked(table: GameTable, viewer: int, id: str, version: int) -> Looked:
    """The table as a viewer saw it at an earlier version."""
    newest = table.viewers.versions[viewer]
    if not 0 <= version <= newest:
        raise CommandRefused("not_found", f"There are {newest} versions.")
    game = game_at(table.started(), table.actions_until(viewer, version))
    return Looked(id, version, game.view(table.viewers.seat(viewer)))
