"""Action spaces: flat ids, or a verb with its fields."""

from operator import index
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from trickerion import Action
from trickerion.engine.core.actions import MAX_SEATS
from trickerion.rl.settings import one_of

SIZE: Final = Action.catalogue_size()
ACTIONS: Final = [[Action.by_id(seat, id) for id in range(SIZE)] for seat in range(MAX_SEATS)]
"""Every action by seat and id."""
Mask = NDArray[np.int8]
Info = dict[str, Any]


PARTS: Final = np.array([action.factors for action in ACTIONS[0]])
"""The verb, the first and the second field of each id."""
PART_SIZES: Final = Action.factor_sizes()


class FlatSpace(spaces.Discrete[np.int64]):
    """All ids. Samples with a mask several times faster than its parent, which checks every entry
    of the mask."""

    def __init__(self) -> None:
        super().__init__(SIZE)

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None or probability is not None or mask.dtype != np.int8:
            return super().sample(mask, probability)
        legal = mask.view(np.bool_).nonzero()[0]
        if mask.shape != (SIZE,) or not len(legal):
            return super().sample(mask)
        chosen: np.int64 = legal[int(self.np_random.random() * len(legal))]
        return chosen


class FlatActions:
    """An action is its id; the mask has a 1 for each legal one."""

    def space(self) -> spaces.Space[Any]:
        return FlatSpace()

    def mask_space(self) -> spaces.Space[Any]:
        return mask_box(SIZE)

    def id(self, action: Any) -> int:
        """The id of an action of the space; a ValueError if it is none."""
        try:
            number = index(action)
        except TypeError:
            number = -1
        if not 0 <= number < SIZE:
            raise ValueError(f"action: {action!r} is not an id from 0 to {SIZE - 1}")
        return number

    def mask(self, flat: Mask) -> Any:
        return flat

    def info(self, mask: Any, flat: Mask) -> Info:
        return {"action_mask": mask}


class FactoredActions:
    """An action is a verb, a first and a second field (0 where the verb has none). There is a mask
    for each part, and `legal_actions` in the info lists the combinations that are legal."""

    def space(self) -> spaces.Space[Any]:
        return spaces.MultiDiscrete(list(PART_SIZES))

    def mask_space(self) -> spaces.Space[Any]:
        return spaces.Tuple([mask_box(size) for size in PART_SIZES])

    def id(self, action: Any) -> int:
        """The id of an action of the space; a ValueError if it is none."""
        parts = np.asarray(action)
        if parts.shape != (3,) or parts.dtype.kind not in "iu":
            raise ValueError(f"action: {action!r} is not a verb with two fields, as three integers")
        try:
            return Action.from_factors(0, *parts.tolist()).id
        except ValueError:
            raise ValueError(f"action: {parts.tolist()} is no verb with its fields") from None

    def mask(self, flat: Mask) -> Any:
        legal = PARTS[np.flatnonzero(flat)]
        masks = tuple(np.zeros(size, np.int8) for size in PART_SIZES)
        for part, mask in enumerate(masks):
            mask[legal[:, part]] = 1
        return masks

    def info(self, mask: Any, flat: Mask) -> Info:
        return {"action_mask": mask, "legal_actions": PARTS[np.flatnonzero(flat)]}


def mask_box(size: int) -> spaces.Box:
    return spaces.Box(0, 1, (size,), np.int8)


ENCODINGS: Final[dict[str, type[FlatActions | FactoredActions]]] = {
    "flat": FlatActions,
    "factored": FactoredActions,
}


def encoding(name: str) -> FlatActions | FactoredActions:
    """The action space with this name."""
    return ENCODINGS[one_of("actions", name, ENCODINGS)]()
