"""Priestess of Mysticism."""

from typing import Any

from tests.engine.effects.under_prophecy import foretold, on_the_table
from tests.support import do, position, refused, seat
from trickerion import Action, Game, Options


def ap(game: Game) -> object:
    """The AP left to the Character that acts."""
    written: Any = game.to_dict()["stack"]
    return written[-1]["ap"]


PENDING = ("shard_shower", "encore", "open_inn")


def priestess(prophecy: str | None = "bank_windfall", **more: Any) -> Game:
    """The Priestess has a Specialist at the Dark Alley with 2 AP."""
    game = position(
        seat(assigned={"engineer": "dark_alley"}, magician="priestess_of_mysticism"),
        seat(magician="gentleman"),
        dark_alley=True,
        prophecy=prophecy,
        pending=PENDING,
        **more,
    )
    do(game, "p1 place engineer dark_alley.4")
    return game


def prophecies(game: Game) -> tuple[Any, Any, Any]:
    """The Active one, the Pending ones, the discarded ones."""
    written: Any = game.to_dict()["dark_alley"]
    return written["prophecy"], written["pending"], written["prophecy_discard"]


def test_priestess_of_mysticism_makes_a_pending_prophecy_active() -> None:
    """MAG-3: the Active one is discarded, a new one comes into the emptied place."""
    game = priestess()
    written: Any = game.to_dict()["dark_alley"]
    top = written["prophecy_pile"][0]
    events = do(game, "p1 weave_fate middle")
    assert prophecies(game) == ("encore", ["shard_shower", top, "open_inn"], ["bank_windfall"])
    assert [event.kind for event in events] == ["ability_used", "prophecies_moved"]
    assert ap(game) == 1


def test_priestess_of_mysticism_weaves_as_often_as_her_ap_allow() -> None:
    """MAG-3: twice with 2 AP; 1 AP each."""
    game = priestess()
    events = do(game, "p1 weave_fate middle", "p1 weave_fate right")
    woven = [event.fields["active"] for event in events if event.kind == "prophecies_moved"]
    assert woven[:2] == ["encore", "open_inn"]
    assert prophecies(game)[2][:2] == ["bank_windfall", "encore"]
    assert game.turn == 3


def test_priestess_of_mysticism_weaves_in_the_first_turn() -> None:
    """MAG-3: with no Active prophecy there is none to discard."""
    game = priestess(None, turn=1)
    do(game, "p1 weave_fate left")
    active, _, discarded = prophecies(game)
    assert (active, discarded) == ("shard_shower", [])


def test_priestess_of_mysticism_needs_the_dark_alley() -> None:
    """MAG-3: elsewhere and for other magicians there is no such action."""
    game = position(
        seat(assigned={"engineer": "downtown"}, magician="priestess_of_mysticism"),
        seat(),
        dark_alley=True,
        pending=PENDING,
    )
    do(game, "p1 place engineer downtown.4")
    assert refused(game, "p1 weave_fate left") == "MAG-3: that can only be done in the Dark Alley"
    game = position(
        seat(assigned={"engineer": "dark_alley"}, magician="electra"),
        seat(),
        dark_alley=True,
        pending=PENDING,
    )
    do(game, "p1 place engineer dark_alley.4")
    assert refused(game, "p1 weave_fate left") == "AP-4: that’s not what is asked now"


def test_priestess_of_mysticism_is_left_out_without_prophecies() -> None:
    """SET-6: with the Dark Alley but without prophecies; in the base game she may be chosen."""
    action = Action.parse("p1 magician priestess_of_mysticism")
    left_out = Game.new(Options(dark_alley=True), 1)
    assert str(left_out.explain(action)) == "SET-6: this magician is not in this game"
    assert action not in left_out.options(0)
    assert action in Game.new(Options(dark_alley=True, prophecies=True), 1).options(0)
    assert action in Game.new(Options(), 1).options(0)


def test_priestess_of_mysticism_changes_costs_at_once() -> None:
    """PRO-7: with Generous Dealers woven in, a further card costs 1 AP instead of 2."""
    game = position(
        seat(assigned={"engineer": "dark_alley"}, magician="priestess_of_mysticism"),
        seat(),
        dark_alley=True,
        pending=("encore", "generous_dealers", "open_inn"),
    )
    do(game, "p1 place engineer dark_alley.4", "p1 weave_fate middle")
    assert refused(game, "p1 draw_further theater") is None
    game = priestess()
    do(game, "p1 weave_fate middle")
    assert refused(game, "p1 draw_further theater") == "DA-2: needs 2 AP, 1 left"


def test_priestess_of_mysticism_allows_herself_a_second_placement() -> None:
    """PRO-5: Hurried Streets made Active by her own placement works at once."""
    game = position(
        seat(
            assigned={"engineer": "dark_alley", "magician": "downtown"},
            magician="priestess_of_mysticism",
        ),
        seat(assigned={"magician": "downtown"}),
        dark_alley=True,
        pending=("encore", "hurried_streets", "open_inn"),
    )
    do(game, "p1 place engineer dark_alley.4", "p1 weave_fate middle", "p1 done")
    assert game.to_act == [0]
    do(game, "p1 place magician downtown.1")


def test_a_pile_made_again_for_the_priestess_includes_the_one_just_discarded() -> None:
    """RUL-9: Hurried Streets leaves the table with the weaving and may be drawn again at once."""
    one = seat(magician="priestess_of_mysticism", assigned={"magician": "dark_alley"})
    game = foretold("hurried_streets", one, seat(), pending=["encore", "dull_friday", "level_week"])
    written: Any = game.to_dict()
    tokens = written["dark_alley"]
    tokens["prophecy_pile"], tokens["prophecy_discard"] = [], tokens["prophecy_pile"]
    game = Game.from_dict(written)
    do(game, "p1 place magician dark_alley.4", "p1 weave_fate middle")
    left = on_the_table(game)
    assert left["prophecy_discard"] == []
    assert "hurried_streets" in [*left["prophecy_pile"], left["pending"][1]]
