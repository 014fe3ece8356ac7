"""Settings that environments share."""

import pytest

from trickerion.rl.settings import one_of


def test_an_unknown_value_is_refused_with_the_known_ones() -> None:
    assert one_of("reward", "win", ("win", "place")) == "win"
    with pytest.raises(ValueError, match=r"^reward: 'gold' is not one of win, place$"):
        one_of("reward", "gold", ("win", "place"))
