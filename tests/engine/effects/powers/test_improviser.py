"""The Power Improviser."""

from tests.engine.effects.powers.learned import gained, placed
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


def test_improviser_gains_fame_for_each_preparation() -> None:
    """WS-1: 1 Fame, whether a component is missing or not; only while learned."""
    for power, wood, fame in (("improviser", 3, [1]), ("improviser", 2, [1]), ("", 3, [])):
        own = {"tricks": LADY, "components": {"wood": wood, "fabric": 1, "petroleum": 1}}
        game = placed(power, "workshop.1", **own)
        assert gained(do(game, "p1 prepare zig_zag_lady"), "fame", "improviser") == fame


def test_improviser_gains_fame_beside_spare_markers() -> None:
    """POW-7: each Power pays its own."""
    own = {"tricks": LADY, "components": {"wood": 3, "fabric": 1}}
    game = placed("improviser", "workshop.1", more_powers=["spare_markers"], **own)
    events = do(game, "p1 prepare zig_zag_lady")
    assert gained(events, "fame", "improviser") == [1]
    assert gained(events, "fame", "spare_markers") == [1]


def test_improviser_does_not_add_to_ingenuity() -> None:
    """SPC-11, POW-10: either waiver is enough, but two missing types are too many for both."""
    assert preparable("improviser", {"wood": 1, "fabric": 1, "petroleum": 1}, "ingenuity")
    game = placed("improviser", "workshop.1", tricks=LADY, components={"wood": 3})
    assert offers(game, 0, "prepare") == []
