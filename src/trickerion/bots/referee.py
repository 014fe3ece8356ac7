"""Handles bots that anybody may have written, and catches those that raise, stall or cheat."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from time import perf_counter

from trickerion import Action, Game
from trickerion.bots import bot_maker
from trickerion.bots.base import Bot, Budget, Misconduct
from trickerion.bots.specs import described


class Stalled(BaseException):
    """Interrupts a bot; not an `Exception`, so that the bot's own handlers let it pass."""


def make(name: str, seat: int, seed: int = 0) -> Bot:
    """A bot of a level or a spec; raises ValueError if there is none, Misconduct if it fails."""
    maker = bot_maker(name)
    try:
        return maker(seat, seed)
    except Exception as error:
        raise Misconduct(f"raised {described(error)}") from error


def close(bot: Bot | None) -> None:
    """Whatever the bot does then, its game is over."""
    if bot is not None:
        with suppress(Exception):
            bot.close()


def ask(bot: Bot, seat: int, game: Game, seed: int, budget: Budget) -> Action:
    """A bot's legal answer to the game as its seat imagines it; raises Misconduct."""
    return checked(game, seat, decision(bot, game.imagine(seat, seed), budget))


def decision(bot: Bot, imagined: Game, budget: Budget) -> object:
    """What a bot returns; raises Misconduct if it raises or takes too long."""
    limit, started = budget.time_limit, perf_counter()
    stalled = Misconduct(f"took longer than {limit:g} s")
    try:
        with _interrupted_after(0 if bot.keeps_time else limit):
            action: object = bot.decide(imagined, budget)
    except (KeyboardInterrupt, Misconduct):
        raise
    except Stalled as error:
        raise stalled from error
    except BaseException as error:  # even SystemExit must not end a tournament
        raise Misconduct(f"raised {described(error)}") from error
    if not bot.keeps_time and perf_counter() - started > limit:
        raise stalled
    return action


def checked(game: Game, seat: int, action: object) -> Action:
    """An answer of a seat, if it is one; raises Misconduct."""
    if not isinstance(action, Action):
        raise Misconduct(f"returned {_short(action)}, which is not an action")
    refusal = game.explain(action)
    if refusal is not None:
        raise Misconduct(f"returned {action}, which is illegal: {refusal}")
    if action not in game.options(seat):
        raise Misconduct(f"returned {action}, which does not answer the question")
    return action


@contextmanager
def _interrupted_after(seconds: float) -> Iterator[None]:
    """Raise Stalled after some time (0: never). Only the main thread of a POSIX process can be
    interrupted; elsewhere a stalled bot is found out once it has answered."""
    is_possible = hasattr(signal, "setitimer")
    if not seconds or not is_possible or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, _interrupt)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _interrupt(*_: object) -> None:
    raise Stalled


def _short(answer: object) -> str:
    """An object in few words; even its `repr` is somebody else's code."""
    try:
        return repr(answer)[:100]
    except Exception:
        return f"a {type(answer).__name__}"
