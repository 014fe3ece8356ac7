"""What a bot's process runs: a question per line on the input, an answer per line on the output."""

import json
import signal
import sys
from collections import OrderedDict
from typing import Any, Final

from trickerion import Game
from trickerion.bots import Bot, Budget, make_bot

REMEMBERED: Final = 256
"""Bots keep their plan of a turn in mind; those not asked for long are forgotten."""


class Minds:
    """The bots of many tables."""

    def __init__(self) -> None:
        self.bots: OrderedDict[tuple[str, int, str, bool], Bot] = OrderedDict()

    def answer(self, question: dict[str, Any]) -> dict[str, str]:
        game = Game.from_dict(question["position"])
        is_advice = question.get("advice", False)
        bot = self._bot(question["table"], question["seat"], question["level"], is_advice)
        budget = Budget(seconds=question["seconds"])
        if not is_advice:
            return {"action": str(bot.decide(game, budget)), "reason": ""}
        advice = bot.advise(game, budget)[0]
        return {"action": str(advice.action), "reason": advice.reason}

    def _bot(self, table: str, seat: int, level: str, is_advice: bool) -> Bot:
        key = (table, seat, level, is_advice)
        if key not in self.bots:
            self.bots[key] = make_bot(level, seat)
        self.bots.move_to_end(key)
        if len(self.bots) > REMEMBERED:
            self.bots.popitem(last=False)
        return self.bots[key]


def main() -> None:
    # The server ends its bots itself; Ctrl-C reaches the whole group and must not be a traceback.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    minds = Minds()
    print(json.dumps("ready"), flush=True)
    for line in sys.stdin:
        print(json.dumps(minds.answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
