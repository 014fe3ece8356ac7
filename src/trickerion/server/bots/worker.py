"""A bot process: reads a question per line from stdin, writes an answer per line to stdout."""

import json
import signal
import sys
from collections import OrderedDict
from typing import Any, Final

from trickerion import Game
from trickerion.bots import Advice, Bot, Budget, make_bot

REMEMBERED: Final = 256
"""Bots keep their plan for a turn; those not used for long are dropped."""


class BotCache:
    """The bots of many tables."""

    def __init__(self) -> None:
        self.bots: OrderedDict[tuple[str, int, str, bool], Bot] = OrderedDict()

    def answer(self, question: dict[str, Any]) -> dict[str, Any]:
        game = Game.from_dict(question["position"])
        is_advice = question.get("advice", False)
        bot = self._bot(question["table"], question["seat"], question["level"], is_advice)
        budget = Budget(seconds=question["seconds"])
        if not is_advice:
            return {"action": str(bot.decide(game, budget)), "reason": ""}
        return compared(bot.advise(game, budget))

    def _bot(self, table: str, seat: int, level: str, is_advice: bool) -> Bot:
        key = (table, seat, level, is_advice)
        if key not in self.bots:
            self.bots[key] = make_bot(level, seat)
        self.bots.move_to_end(key)
        if len(self.bots) > REMEMBERED:
            self.bots.popitem(last=False)
        return self.bots[key]


def compared(advice: list[Advice]) -> dict[str, Any]:
    """The best action, and how it compares with the next best."""
    best = advice[0]
    told: dict[str, Any] = {"action": str(best.action), "reason": best.reason}
    if len(advice) > 1:
        lead = round(best.estimate - advice[1].estimate, 1)
        told |= {"other": str(advice[1].action), "lead": lead}
    return told


def main() -> None:
    # The server ends this process; Ctrl-C reaches the whole group and must not print a traceback.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    bots = BotCache()
    print(json.dumps("ready"), flush=True)
    for line in sys.stdin:
        print(json.dumps(bots.answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
