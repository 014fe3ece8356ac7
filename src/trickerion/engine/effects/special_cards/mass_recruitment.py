"""Mass Recruitment, a Special card of Downtown."""

from typing import ClassVar, Final

from trickerion.engine.core.actions import Action
from trickerion.engine.core.frames import Offer
from trickerion.engine.core.names import NONE
from trickerion.engine.core.pieces import PlayerBoard
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Character, Seat
from trickerion.engine.core.verbs import ACCEPT
from trickerion.engine.effects.hooks import Effect
from trickerion.engine.locations.hire_character import hire_refusal, send_to_inn

SECOND_APPRENTICE_COINS: Final = 3


class MassRecruitment(Effect):
    """SPC-17: with a hired Apprentice, a second one for 3 Coins, without AP or a die."""

    id: ClassVar[str] = "mass_recruitment"
    rules: ClassVar[tuple[str, ...]] = ("DT-4", "SPC-17")

    def on_hired(self, state: State, seat: Seat, specialist: Character) -> None:
        if specialist == NONE and recruit_refusal(state.players[seat]) is None:
            state.push(RecruitSecond(seat))


def recruit_refusal(player: PlayerBoard) -> Refusal | None:
    """SPC-17: the second Apprentice needs a place, a disk and its price."""
    if player.coins < SECOND_APPRENTICE_COINS:
        needs = SECOND_APPRENTICE_COINS
        return Refusal("SPC-17", "needs_coins", needs=needs, left=player.coins)
    return hire_refusal(player, NONE)


class RecruitSecond(Offer):
    """SPC-17: is a second Apprentice hired?"""

    name: ClassVar[str] = "recruit_second"
    asked_by: ClassVar[str] = "mass_recruitment"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rule: ClassVar[str] = "SPC-17"

    def refusal(self, state: State, action: Action) -> Refusal | None:
        return recruit_refusal(state.players[self.seat]) if action.verb is ACCEPT else None

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        if action.verb is ACCEPT:
            state.add_coins(self.seat, -SECOND_APPRENTICE_COINS, MassRecruitment.id)
            send_to_inn(state, self.seat, NONE)
