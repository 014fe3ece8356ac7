"""Options of a decision, and why one is better than another, in words."""

from collections.abc import Iterable, Sequence

from trickerion import Action
from trickerion.terminal.language import said, say
from trickerion.terminal.sentences.actions import action_sentence
from trickerion.terminal.sentences.words import listed, word
from trickerion.terminal.view import View
from trickerion.texts import effect_name


def said_reasons(reasons: Iterable[tuple[str, float]]) -> str:
    """`link +4, Coins +1; but unpaid wages −2`; empty without a reason."""
    found = list(reasons)
    gains = [amount_of(what, amount) for what, amount in found if amount > 0]
    losses = [amount_of(what, amount) for what, amount in found if amount < 0]
    if gains and losses:
        return say("because-but", gains=listed(gains), losses=listed(losses))
    return listed(gains or losses) if found else ""


def amount_of(what: str, amount: float) -> str:
    """A source of Fame with its amount: `link +4`."""
    return say("because-amount", label=source_name(what), number=signed_number(amount))


def signed_number(amount: float, digits: int = 1) -> str:
    """A number with its sign, as the language writes it."""
    size: float = round(abs(amount), digits)
    if not digits:
        size = int(size)
    if not size:
        return "0"
    return say("number-more" if amount > 0 else "number-less", number=size)


def source_name(what: str) -> str:
    """A part of an option's value, or what the events of a turn pay for."""
    for key in (f"part-{what}", f"why-{what}"):
        if said().has(key):
            return say(key)
    return effect_name(said(), what)


def option_sentence(view: View, actions: Sequence[Action]) -> str:
    """An option of a decision: an action, or the cards of a plan."""
    if view["phase"] != "assignment":
        return action_sentence(view, actions[0])
    return listed((_assigned(action) for action in actions), "option-plan_empty")


def _assigned(action: Action) -> str:
    character = word("character", action.fields["character"])
    return say("option-plan_card", character=character, card=word("card", action.fields["card"]))


def better_sentence(view: View, best: Sequence[Action], why: Iterable[tuple[str, float]]) -> str:
    """Which option is better, and why."""
    told, reasons = option_sentence(view, best), said_reasons(why)
    if not reasons:
        return say("tutor-better", best=told)
    return say("tutor-better_because", best=told, reasons=reasons)
