"""Every frame class by the name under which it is saved."""

from typing import Final

from trickerion.engine.boards import components, links, tricks
from trickerion.engine.core.frames import Frame
from trickerion.engine.effects.registry import CARD_FRAMES
from trickerion.engine.locations import dark_alley, learn_trick, market_row, reschedule, theater
from trickerion.engine.phases import (
    acting,
    advertise,
    assignment,
    end_turn,
    learn_powers,
    performance,
    placement,
    quick_game,
    setup,
    setup_choices,
    turn,
    use_card,
)

_FRAMES: tuple[type[Frame], ...] = (
    setup.SetUp,
    setup.EngineersTricks,
    setup.FinishSetUp,
    setup_choices.ChooseMagician,
    setup_choices.ChooseSpecialist,
    setup_choices.ChooseFirstTrick,
    setup_choices.ChooseEngineersTrick,
    setup_choices.TakeComponents,
    quick_game.ChooseSpecialDeck,
    quick_game.TakeExtraComponents,
    turn.Turn,
    advertise.Advertise,
    advertise.ChooseAdvertise,
    assignment.Assignment,
    placement.PlaceCharacters,
    placement.PlaceCharacter,
    use_card.UseCard,
    acting.Acting,
    learn_trick.ChooseTrick,
    tricks.ChooseTrickSlot,
    market_row.ChooseBargain,
    market_row.ChooseOrderPlace,
    components.ChoosePile,
    theater.ChooseSpot,
    reschedule.MoveMarker,
    reschedule.MoveGuest,
    links.ChooseLinkPay,
    dark_alley.ChooseKeep,
    performance.Performances,
    performance.ChoosePerformance,
    performance.PayPerformance,
    end_turn.EndTurn,
    *CARD_FRAMES,
    setup.KeepPowers,
    setup_choices.DiscardPower,
    learn_powers.LearnPowers,
    learn_powers.ChoosePower,
)

FRAMES: Final[dict[str, type[Frame]]] = {frame.name: frame for frame in _FRAMES}
assert len(FRAMES) == len(_FRAMES), "two frames of one name"
