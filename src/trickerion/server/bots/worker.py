"""A bot process: reads a question per line from stdin, writes an answer per line to stdout."""

import json
import signal
import sys
from collections import OrderedDict
from typing import Any, Final

from trickerion import Action, Game
from trickerion.bots import Bot, Budget, Misconduct, is_level, referee
from trickerion.bots.hints import Hint, hint
from trickerion.bots.tutor import judge

REMEMBERED: Final = 256
"""Bots keep their plan for a turn; those not used for long are dropped ..."""
EXTRA_REMEMBERED: Final = 16
"""... and so are the host's bots, each of which may be a process."""
EXTRA_GRACE: Final = 3.0
"""Seconds past its budget after which a bot of the host's is stopped, before its process is."""
Key = tuple[str, int, str, bool]


class BotCache:
    """The bots of many tables."""

    def __init__(self) -> None:
        self.bots: OrderedDict[Key, Bot] = OrderedDict()

    def answer(self, question: dict[str, Any]) -> dict[str, Any]:
        game = Game.from_dict(question["position"])
        if not is_level(question["level"]):
            return self._extra_answer(question, game)
        if question.get("judged"):
            return judged(game, Action.parse(question["judged"]))
        is_advice = question.get("advice", False)
        bot = self._bot(question["table"], question["seat"], question["level"], is_advice)
        budget = Budget(seconds=question["seconds"])
        if not is_advice:
            return {"action": str(bot.decide(game, budget)), "reason": ""}
        return told(hint(bot, game, budget))

    def _extra_answer(self, question: dict[str, Any], game: Game) -> dict[str, Any]:
        """The answer of a bot of the host's, which anyone may have written."""
        table, seat, spec = question["table"], question["seat"], question["level"]
        seconds = question["seconds"]
        budget = Budget(seconds=seconds, time_limit=seconds + EXTRA_GRACE)
        try:
            bot = self._bot(table, seat, spec, False)
            action = referee.ask(bot, seat, game, game.seed, budget)
        except (Misconduct, ValueError) as error:
            self._forget((table, seat, spec, False))
            return {"failed": str(error)}
        return {"action": str(action), "reason": ""}

    def _bot(self, table: str, seat: int, level: str, is_advice: bool) -> Bot:
        key = (table, seat, level, is_advice)
        if key not in self.bots:
            self.bots[key] = referee.make(level, seat)
        self.bots.move_to_end(key)
        self._forget_beyond(REMEMBERED, list(self.bots))
        self._forget_beyond(EXTRA_REMEMBERED, [one for one in self.bots if not is_level(one[2])])
        return self.bots[key]

    def _forget_beyond(self, most: int, keys: list[Key]) -> None:
        for key in keys[: max(0, len(keys) - most)]:
            self._forget(key)

    def _forget(self, key: Key) -> None:
        referee.close(self.bots.pop(key, None))


def told(found: Hint) -> dict[str, Any]:
    """The best action, and how it compares with the next best."""
    best = found.advice[0]
    answer: dict[str, Any] = {"action": str(best.action), "reason": best.reason}
    if len(found.advice) > 1:
        reasons = [[one.what, round(one.amount, 1)] for one in found.reasons]
        other = str(found.advice[1].action)
        answer |= {"other": other, "lead": round(found.lead, 1), "reasons": reasons}
    return answer


def judged(game: Game, action: Action) -> dict[str, Any]:
    """What the tutor says about an action."""
    answer: dict[str, Any] = {"action": str(action), "reason": ""}
    found = judge(game, action.seat, action)
    if found is not None:
        answer["better"] = [str(one) for one in found.best]
        answer["lead"], answer["win"] = round(found.cost, 1), round(found.win, 3)
        answer["reasons"] = [[one.what, round(one.amount, 1)] for one in found.reasons]
    return answer


def main() -> None:
    # The server ends this process; Ctrl-C reaches the whole group and must not print a traceback.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    bots = BotCache()
    print(json.dumps("ready"), flush=True)
    for line in sys.stdin:
        print(json.dumps(bots.answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
