"""Prophecies on the table and when they change (SET-12, END-6, DA-3, PRO-7)."""

from typing import Any

from tests.engine.effects.under_prophecy import foretold, on_the_table
from tests.support import ap_of, do, position, refused, seat
from trickerion import Game, Options
from trickerion.catalog import PROPHECIES

LEFT, MIDDLE, RIGHT = THREE = ["encore", "dull_friday", "level_week"]
"""Prophecies that change nothing before the Performance phase."""
ALL = [prophecy.id for prophecy in PROPHECIES]


def tokens(game: Game) -> list[str]:
    """Every prophecy, wherever it lies."""
    table = on_the_table(game)
    active = [table["prophecy"]] if table["prophecy"] else []
    return sorted([*active, *table["pending"], *table["prophecy_pile"], *table["prophecy_discard"]])


def with_pile(game: Game, pile: list[str]) -> Game:
    """The same position with only these prophecies in the pile, the others discarded."""
    written: Any = game.to_dict()
    table = written["dark_alley"]
    table["prophecy_discard"] = [p for p in table["prophecy_pile"] if p not in pile]
    table["prophecy_pile"] = pile
    return Game.from_dict(written)


# SET-12: setup


def set_up(seed: int, prophecies: bool = True, magicians: int = 2) -> Game:
    """A beginner game of two players whose magicians are chosen."""
    options = Options(players=2, dark_alley=True, prophecies=prophecies, beginner=True)
    game = Game.new(options, seed)
    for line in ("p1 magician electra", "p2 magician gentleman")[:magicians]:
        do(game, line)
    return game


def test_three_prophecies_are_pending_and_none_is_active() -> None:
    """SET-12: in turn 1; the other 24 are a face-down pile."""
    game = set_up(1)
    table = on_the_table(game)
    assert game.turn == 1
    assert table["prophecy"] is None
    assert len(set(table["pending"])) == 3
    assert (len(table["prophecy_pile"]), table["prophecy_discard"]) == (24, [])
    assert tokens(game) == sorted(ALL)


def test_prophecies_are_laid_last_of_all() -> None:
    """SET-12: not before everybody has made all choices."""
    assert on_the_table(set_up(1, magicians=1))["pending"] == [None] * 3


def test_prophecies_are_drawn_at_random() -> None:
    """SET-12: another seed, another future."""
    assert len({tuple(on_the_table(set_up(seed))["pending"]) for seed in range(10)}) == 10


def test_without_the_module_there_are_no_prophecies() -> None:
    """SET-1: they are optional in the Dark Alley."""
    game = set_up(1, prophecies=False)
    table = on_the_table(game)
    assert (table["prophecy"], table["pending"]) == (None, [None] * 3)
    assert table["prophecy_pile"] == []


def test_pending_prophecies_are_public_and_the_pile_is_not() -> None:
    """SET-12, R8: a view names what lies face up and counts the rest."""
    game = set_up(1)
    for viewer in (0, 1, None):
        seen: Any = game.view(viewer)["dark_alley"]
        assert seen["pending"] == on_the_table(game)["pending"]
        assert (seen["prophecy"], seen["prophecy_pile"]) == (None, 24)


# END-6: the end of a turn


def ending(prophecy: str | None = None, **more: Any) -> Game:
    """One decision before the end of the turn."""
    more.setdefault("pending", THREE)
    return foretold(prophecy, seat(assigned={"apprentice_1": "workshop"}), seat(), **more)


END = "p1 idle apprentice_1"


def test_the_left_prophecy_becomes_active_and_the_others_move_on() -> None:
    """END-6: middle to left, right to middle, the top of the pile to the right."""
    game = ending("hurried_streets")
    top = on_the_table(game)["prophecy_pile"][0]
    events = do(game, END)
    table = on_the_table(game)
    assert (game.turn, table["prophecy"], table["pending"]) == (3, LEFT, [MIDDLE, RIGHT, top])
    assert table["prophecy_discard"] == ["hurried_streets"]
    moved = [event.fields for event in events if event.kind == "prophecies_moved"]
    assert moved == [{"active": LEFT, "pending": [MIDDLE, RIGHT, top]}]


def test_after_turn_one_no_active_prophecy_is_discarded() -> None:
    """END-6, SET-12: there was none."""
    game = ending(turn=1)
    do(game, END)
    table = on_the_table(game)
    assert (table["prophecy"], table["prophecy_discard"]) == (LEFT, [])
    assert tokens(game) == sorted(ALL)


def test_prophecies_move_after_the_last_turn_too() -> None:
    """FIN-1: all of END-1 to END-7 happens."""
    game = ending("hurried_streets", turn=7)
    do(game, END)
    assert game.over
    assert on_the_table(game)["prophecy"] == LEFT


def test_an_empty_pile_is_made_again_from_the_discarded_prophecies() -> None:
    """END-6, RUL-9: the one just discarded is among them."""
    game = with_pile(ending("hurried_streets"), [])
    do(game, END)
    table = on_the_table(game)
    assert table["prophecy_discard"] == []
    assert len(table["prophecy_pile"]) == len(ALL) - 4
    assert table["pending"][:2] == [MIDDLE, RIGHT]
    assert "hurried_streets" in [*table["prophecy_pile"], table["pending"][2]]
    assert tokens(game) == sorted(ALL)


def test_a_new_pile_is_shuffled() -> None:
    """END-6: the order in which they were discarded says nothing; it depends on the seed."""
    drawn = set()
    for seed in range(12):
        game = with_pile(ending("hurried_streets", seed=seed), [])
        do(game, END)
        drawn.add(tuple(on_the_table(game)["prophecy_pile"][:3]))
    assert len(drawn) > 10


def test_the_last_prophecy_of_the_pile_is_drawn_before_a_new_one_is_made() -> None:
    """END-6: an empty pile waits until something is drawn from it."""
    game = with_pile(ending("hurried_streets"), ["open_inn"])
    do(game, END)
    table = on_the_table(game)
    assert (table["pending"][2], table["prophecy_pile"]) == ("open_inn", [])
    assert "hurried_streets" in table["prophecy_discard"]


def test_an_empty_pile_is_made_again_for_the_priestess_too() -> None:
    """END-6, MAG-3: the new prophecy takes the place of the one that became Active."""
    one = seat(magician="priestess_of_mysticism", assigned={"magician": "dark_alley"})
    game = with_pile(foretold("hurried_streets", one, seat(), pending=THREE), [])
    do(game, "p1 place magician dark_alley.4", "p1 weave_fate middle")
    table = on_the_table(game)
    assert table["prophecy"] == MIDDLE
    assert (table["pending"][0], table["pending"][2]) == (LEFT, RIGHT)
    assert table["pending"][1] in ALL
    assert tokens(game) == sorted(ALL)


# DA-3: Fortune Telling


def teller(character: str = "engineer", **more: Any) -> Game:
    game = foretold("hurried_streets", seat(assigned={character: "dark_alley"}), seat(), **more)
    do(game, f"p1 place {character} dark_alley.4")
    return game


def test_fortune_telling_turns_the_pending_prophecies() -> None:
    """DA-3: middle to left, right to middle, left to right; the Active one stays."""
    game = teller(pending=THREE)
    do(game, "p1 tell_fortune")
    table = on_the_table(game)
    assert table["pending"] == [MIDDLE, RIGHT, LEFT]
    assert (table["prophecy"], table["prophecy_discard"]) == ("hurried_streets", [])


def test_fortune_telling_costs_one_ap_each_time() -> None:
    """DA-3: an Engineer's 2 AP turn twice; a Magician's third turn brings the first order back."""
    game = teller(pending=THREE)
    do(game, "p1 tell_fortune", "p1 tell_fortune")
    assert on_the_table(game)["prophecy"] == RIGHT, "the turn is over"
    game = teller("magician", pending=THREE)
    do(game, "p1 tell_fortune", "p1 tell_fortune")
    assert on_the_table(game)["pending"] == [RIGHT, LEFT, MIDDLE]
    do(game, "p1 tell_fortune")
    assert on_the_table(game)["prophecy"] == LEFT, "the turn is over"


def test_fortune_telling_decides_what_becomes_active() -> None:
    """DA-3, END-6: the middle prophecy, turned to the left, is the next Active one."""
    game = teller("apprentice_1", pending=THREE)
    do(game, "p1 tell_fortune")
    table = on_the_table(game)
    assert (game.turn, table["prophecy"], table["pending"][:2]) == (3, MIDDLE, [RIGHT, LEFT])


def test_fortune_telling_needs_prophecies() -> None:
    """DA-3: without the module there is nothing to turn."""
    game = position(
        seat(magician="electra", assigned={"engineer": "dark_alley"}), seat(), dark_alley=True
    )
    do(game, "p1 place engineer dark_alley.4")
    assert refused(game, "p1 tell_fortune") == "DA-3: there are no Pending prophecies"


def test_fortune_telling_is_done_at_the_dark_alley() -> None:
    """DA-3: not Downtown."""
    game = foretold("encore", seat(assigned={"engineer": "downtown"}), seat())
    do(game, "p1 place engineer downtown.4")
    assert refused(game, "p1 tell_fortune") == "AP-4: that can only be done in the Dark Alley"


# PRO-7: the one Active at that moment


def test_pending_prophecies_do_nothing() -> None:
    """PRO-7: three Pending ones that would change these very AP."""
    pending = ["weary_troupe", "poster_boys", "surging_shards"]
    one = seat(assigned={"apprentice_1": "workshop"}, advertised=True)
    game = foretold(None, one, seat(), pending=pending)
    assert ap_of(do(game, "p1 place apprentice_1 workshop.1")) == 1
    events = do(game, "p1 enhance")
    assert [e.fields for e in events if e.kind == "character_enhanced"] == [{"ap": 1}]


def test_a_prophecy_works_from_the_turn_in_which_it_is_active() -> None:
    """PRO-7, END-6: Weary Troupe, Pending on the left, makes the Magician weary next turn."""
    game = ending(pending=["weary_troupe", MIDDLE, RIGHT])
    do(game, END, "p2 pass", "p1 pass", "p1 assign magician workshop", "p1 ready", "p2 ready")
    assert ap_of(do(game, "p1 place magician workshop.1")) == 1


def weaver(active: str, left: str, **one: Any) -> Game:
    """p1, the Priestess, has placed her Magician (3 AP) at the Dark Alley."""
    game = foretold(
        active,
        seat(magician="priestess_of_mysticism", assigned={"magician": "dark_alley"}, **one),
        seat(magician="gentleman"),
        pending=[left, MIDDLE, RIGHT],
    )
    do(game, "p1 place magician dark_alley.4")
    return game


def test_costs_change_at_once_in_both_directions() -> None:
    """PRO-7: Further Cards for 2 AP become cheap with the weaving, or dear again."""
    game = weaver(LEFT, "generous_dealers")
    do(game, "p1 draw_first theater", "p1 keep guest_performer", "p1 weave_fate left")
    assert refused(game, "p1 draw_further theater") is None
    game = weaver("generous_dealers", LEFT)
    do(game, "p1 draw_first theater", "p1 keep guest_performer", "p1 weave_fate left")
    assert refused(game, "p1 draw_further theater") == "DA-2: needs 2 AP, 1 left"


def test_action_points_already_given_stay() -> None:
    """PRO-7: Weary Troupe takes nothing from a Magician who has been placed."""
    game = weaver(LEFT, "weary_troupe")
    do(game, "p1 weave_fate left")
    assert refused(game, "p1 draw_further theater") is None
