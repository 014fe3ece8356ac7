"""Every frame there is, by the name under which it is saved."""

from typing import Final

from trickerion.engine import (
    acting,
    assignment,
    components,
    dark_alley,
    downtown,
    end_turn,
    initiative,
    market_row,
    performance,
    placement,
    quick,
    rescheduling,
    setup,
    theater,
    tricks,
    turn,
)
from trickerion.engine.cards import CARD_FRAMES
from trickerion.engine.frames import Frame

_FRAMES: tuple[type[Frame], ...] = (
    setup.SetUp,
    setup.EngineersTricks,
    setup.FinishSetUp,
    setup.ChooseMagician,
    setup.ChooseSpecialist,
    setup.ChooseFirstTrick,
    setup.ChooseEngineersTrick,
    setup.TakeComponents,
    quick.ChooseSpecialDeck,
    quick.TakeExtraComponents,
    turn.Turn,
    initiative.Advertise,
    initiative.ChooseAdvertise,
    assignment.Assignment,
    placement.PlaceCharacters,
    placement.PlaceCharacter,
    acting.UseCard,
    acting.Act,
    downtown.ChooseTrick,
    tricks.ChooseTrickSlot,
    market_row.ChooseBargain,
    market_row.ChooseOrderPlace,
    components.ChoosePile,
    theater.ChooseSpot,
    rescheduling.MoveMarker,
    rescheduling.MoveGuest,
    theater.ChooseLinkPay,
    dark_alley.ChooseKeep,
    performance.Performances,
    performance.ChoosePerformance,
    performance.PayPerformance,
    end_turn.EndTurn,
    *CARD_FRAMES,
)

FRAMES: Final[dict[str, type[Frame]]] = {frame.name: frame for frame in _FRAMES}
assert len(FRAMES) == len(_FRAMES), "two frames of one name"
