"""The Power Improviser."""

from tests.engine.effects.powers.learned import placed
from tests.support import do, offers

LADY = {"zig_zag_lady": 0}
"""It needs 3 wood, 1 fabric and 1 petroleum."""


def preparable(power: str, components: dict[str, int], card: str = "") -> bool:
    """Can p1 prepare the trick with these components?"""
    game = placed(power, "workshop.1", tricks=LADY, components=components, card=card)
    return offers(game, 0, "prepare") == ["zig_zag_lady"]


def test_improviser_does_without_one_component() -> None:
    """WS-1: one piece may be missing, of a type there is or of one there is not."""
    assert preparable("improviser", {"wood": 2, "fabric": 1, "petroleum": 1})
    assert preparable("improviser", {"wood": 3, "fabric": 1})


def test_improviser_needs_all_others() -> None:
    """WS-1: two missing pieces are too many, of one type or of two."""
    assert not preparable("improviser", {"wood": 1, "fabric": 1, "petroleum": 1})
    assert not preparable("improviser", {"wood": 3})
    assert not preparable("", {"wood": 3, "fabric": 1})


def test_improviser_gives_all_markers() -> None:
    """WS-1: the preparation is a full one."""
    own = {"tricks": LADY, "components": {"wood": 3, "fabric": 1}}
    game = placed("improviser", "workshop.1", **own)
    do(game, "p1 prepare zig_zag_lady")
    assert game.players[0].markers[0] == 3


def test_improviser_does_not_add_to_ingenuity() -> None:
    """SPC-11, POW-10: either waiver is enough, but two missing types are too many for both."""
    assert preparable("improviser", {"wood": 1, "fabric": 1, "petroleum": 1}, "ingenuity")
    game = placed("improviser", "workshop.1", tricks=LADY, components={"wood": 3})
    assert offers(game, 0, "prepare") == []
