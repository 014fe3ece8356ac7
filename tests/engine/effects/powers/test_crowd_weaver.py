"""The Power Crowd Weaver."""

from tests.engine.effects.powers.learned import placed
from tests.support import do, show
from trickerion import Game
from trickerion.engine.boards.powers import mark_used
from trickerion.engine.core.names import number

TRICKS = {"tricks": {"enchanted_butterflies": 2}}
RIVALS = {"tricks": {"card_manipulation": 1, "linking_rings": 1}}
ONE = show("riverside_1", s00="p2 spade spiritual")
TWO = show("riverside_1", s00="p2 spade spiritual", s02="p2 heart spiritual")
# On 01 an optical trick turned `optical` links with both: its corners point at theirs.


def set_up(power: str, card: object, special: str = "") -> Game:
    """p1's Engineer has set up a marker in the middle slot."""
    more = {"other": RIVALS, "card": special, "table_of": {"theater": [card]}, **TRICKS}
    game = placed(power, "friday.1", "engineer", **more)
    do(game, "p1 set_up enchanted_butterflies", "p1 spot riverside_1.01 optical")
    return game


def payments(game: Game) -> int:
    """How many links still pay."""
    links = 0
    while game.stack[-1].name == "choose_link_pay":
        do(game, "p1 link coins")
        links += 1
    return links


def test_crowd_weaver_pays_for_a_link_more() -> None:
    """THR-5: two links pay like three, the first time in a turn."""
    assert payments(set_up("", TWO)) == 2
    game = set_up("crowd_weaver", TWO)
    assert payments(game) == 3
    assert game.players[0].powers_used


def test_crowd_weaver_needs_a_link() -> None:
    """THR-5: a single link pays twice, no link pays nothing."""
    assert payments(set_up("crowd_weaver", ONE)) == 2
    assert payments(set_up("crowd_weaver", show("riverside_1"))) == 0


def test_crowd_weaver_pays_once_per_turn() -> None:
    """POW-6: the next Set Up of the turn is paid for its true links."""
    more = {"other": RIVALS, "table_of": {"theater": [TWO]}, **TRICKS}
    game = placed("crowd_weaver", "friday.1", "engineer", **more)
    mark_used(game, 0, number("power", "crowd_weaver"))
    do(game, "p1 set_up enchanted_butterflies", "p1 spot riverside_1.01 optical")
    assert payments(game) == 2


def test_crowd_weaver_gives_no_shard_more() -> None:
    """THR-5: Shards come from true links only."""
    game = set_up("crowd_weaver", TWO)
    without = set_up("", TWO)
    assert game.players[0].shards - 3 == without.players[0].shards - 1


def test_crowd_weaver_gives_way_to_the_orchestral_interlude() -> None:
    """SPC-1, POW-10: the card counts occupied neighbours, whatever the Power said."""
    assert payments(set_up("crowd_weaver", TWO, "orchestral_interlude")) == 2
