"""Easy Credit, a prophecy."""

from typing import ClassVar

from trickerion.engine.core.actions import Verb
from trickerion.engine.core.verbs import TAKE_COINS
from trickerion.engine.effects.prophecies.base import CheapAction


class EasyCredit(CheapAction):
    """Take Coins costs 1 AP."""

    id: ClassVar[str] = "easy_credit"
    rules: ClassVar[tuple[str, ...]] = ("DT-5", "DA-5", "PRO-7")
    verb: ClassVar[Verb] = TAKE_COINS
