"""Answers to questions that change nothing: may I, what would happen, what to do, what was."""

from trickerion import Action, Game, foresight
from trickerion.engine.end_turn import wages_due
from trickerion.server.bot_pool import BotPool, Question
from trickerion.server.bot_queue import Claim
from trickerion.server.protocol import (
    Advised,
    Explain,
    Foreseen,
    Foresight,
    Looked,
    PurseChange,
    Reason,
    Refusal,
)
from trickerion.server.standing import game_at, read_action
from trickerion.server.table import Table
from trickerion.server.telling import seen

ADVISER = "specialist"
FORESEEN_ENDS = ("wages", "unpaid_wages")
"""What is due at the end of a turn is not the outcome of its last action."""


def explained(table: Table, seat: int, command: Explain) -> Reason:
    action = read_action(command.action, seat)
    if action.seat != seat:
        raise Refusal("not_your_seat", f"You play p{seat + 1}.")
    refusal = table.game.explain(action)
    if refusal is None:
        return Reason(command.id, True)
    sentence, figures = str(refusal), refusal.figures
    return Reason(command.id, False, refusal.rule, refusal.reason, figures, sentence)


def foreseen(table: Table, seat: int, id: str) -> Foresight:
    """What each option of a seat would cost and bring, as far as the seat can know."""
    imagined = table.game.imagine(seat, 0)
    return Foresight(
        id=id,
        version=table.counts[seat],
        options=[_foresee(imagined, action) for action in table.game.options(seat)],
        prices=foresight.prices(imagined, seat),
        weekday_yields=foresight.weekday_yields(imagined, seat),
        trick_yields=foresight.trick_yields(imagined),
    )


def _foresee(imagined: Game, action: Action) -> Foreseen:
    found = foresight.outcome(imagined, action)
    events = foresight.own_events(found)
    told = foresight.performance_events(imagined, action) if _performs(imagined, action) else events
    placed = [e.fields["ap"] for e in events if e.kind == "character_placed"]
    asked = found.game.stack[-1] if found.game.stack else None
    is_paid = asked is not None and asked.name == "choose_link_pay"
    return Foreseen(
        cost=foresight.cost(imagined, action),
        ap=int(str(placed[0])) if placed else None,
        more_ap=0 if placed else foresight.ap_gained(imagined, found),
        changes=[_change(c) for c in foresight.changes(told) if c.why not in FORESEEN_ENDS],
        links=[str(e.fields["neighbour"]) for e in events if e.kind == "link_created"],
        pays=foresight.link_pay(found.game, action.seat) if is_paid else 0,
        payments=getattr(asked, "links", 0) if is_paid else 0,
        price=foresight.price(imagined, action),
        wages=wages_due(found.game, action.seat),
        unsure=not found.is_sure,
        passes=action.seat not in found.game.to_act,
    )


def _performs(imagined: Game, action: Action) -> bool:
    asked = imagined.stack[-1] if imagined.stack else None
    in_between = asked is not None and asked.name in foresight.PERFORMANCE_QUESTIONS
    return action.kind == "perform" or in_between


def _change(change: foresight.Change) -> PurseChange:
    what = change.what
    assert what in ("fame", "coins", "shards")
    return PurseChange(change.seat, what, change.amount, change.why)  # type: ignore[arg-type]


async def advised(
    table: Table, seat: int, id: str, bots: BotPool, claim: Claim, seconds: float
) -> Advised:
    """What a good player would do in a seat's place, knowing no more than the seat."""

    def question() -> Question | None:
        game = table.game
        if seat not in game.to_act:
            return None
        imagined = game.imagine(seat, table.counts[seat])
        return Question(table.id, table.counts[seat], seat, ADVISER, imagined, seconds, True)

    answer = await bots.decide(claim, question)
    if answer is None:
        raise Refusal("not_found", "It isn't your turn.")
    return Advised(id, answer.question.version, answer.action.to_dict(), answer.reason)


def looked(table: Table, viewer: int, id: str, version: int) -> Looked:
    """The table as a viewer saw it after a version."""
    if not 0 <= version <= table.counts[viewer]:
        raise Refusal("not_found", f"There are {table.counts[viewer]} versions.")
    game = game_at(table.begun(), table.actions_until(viewer, version))
    return Looked(id, version, seen(game, table.seat(viewer)))
