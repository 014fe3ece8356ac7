"""The prophecy Veiled Plans."""

from random import Random
from typing import Any

import pytest

from tests.engine.effects.under_prophecy import foretold
from tests.support import do, offers, player, seat
from trickerion import Event, Game
from trickerion.lab.verify.secrecy import check_secrecy


def veiled(**more: Any) -> Game:
    """Two players assign under veiled plans; p1 is the Priestess."""
    game = foretold(
        "veiled_plans",
        seat(magician="priestess_of_mysticism", hand=["interest"], team=["engineer"]),
        seat(magician="gentleman", hand=["logistics"], team=["engineer"]),
        **more,
    )
    do(game, "p1 assign magician dark_alley", "p1 assign engineer interest", "p1 ready")
    do(game, "p2 assign magician theater", "p2 assign engineer logistics")
    return game


def revealed(events: list[Event]) -> list[tuple[int | None, object]]:
    """Whose cards were turned up."""
    return [(e.seat, e.fields["card"]) for e in events if e.kind == "assignment_revealed"]


def test_veiled_plans_stay_veiled_when_an_apprentice_moves() -> None:
    """WS-4, PRO-9: its card goes with it, face down."""
    mine = seat(team=["assistant"])
    game = foretold("veiled_plans", mine, seat())
    do(game, "p1 assign magician workshop", "p1 assign apprentice_1 downtown", "p1 ready")
    do(game, "p2 ready", "p1 place magician workshop.1", "p1 move_apprentice apprentice_1")
    moved = player(game, 0)["characters"]["assistants_apprentice"]
    assert moved == {"where": "home", "card": "downtown", "face_down": True}
    players: Any = game.view(1)["players"]
    assert players[0]["characters"]["assistants_apprentice"]["card"] is None
    do(game, "p1 done", "p1 place assistants_apprentice downtown.4")


def test_veiled_plans_reveals_a_card_as_its_character_is_placed() -> None:
    """TURN-6: nothing when all are ready, one card with each placement."""
    game = veiled()
    assert revealed(do(game, "p2 ready")) == []
    assert revealed(do(game, "p1 place magician dark_alley.4")) == [(0, "dark_alley")]
    do(game, "p1 done")
    assert revealed(do(game, "p2 place engineer market_row.4")) == [(1, "logistics")]
    assert offers(game, 1, "use_card") == ["bonus", "ap"]


def test_veiled_plans_never_shows_the_card_of_an_idle_character() -> None:
    """PRO-9, RUL-9: not in the phase, not when the prophecy leaves in END-6, and it comes back to
    hand."""
    game = veiled()
    events = do(game, "p2 ready", "p1 idle engineer", "p2 idle engineer", "p1 idle magician")
    events += do(game, "p2 idle magician")
    assert game.turn == 3
    assert revealed(events) == []
    view: Any = game.view(0)
    assert view["players"][1]["known_cards"] == []
    assert view["players"][1]["cards"] == {"permanent": 6, "special": 1}


def test_veiled_plans_replaced_opens_all_cards_at_once() -> None:
    """PRO-9: but not the card of p2's Engineer, who is Idle."""
    game = veiled(pending=["encore", "dull_friday", "level_week"])
    do(game, "p2 ready", "p1 idle engineer", "p2 idle engineer", "p1 place magician dark_alley.4")
    assert revealed(do(game, "p1 weave_fate right")) == [(1, "theater")]


def test_veiled_plans_made_active_late_hides_nothing_again() -> None:
    """PRO-9: p2's cards stay open, and nothing is revealed twice."""
    game = foretold(
        "encore",
        seat(magician="priestess_of_mysticism", assigned={"magician": "dark_alley"}),
        seat(magician="gentleman", assigned={"engineer": "logistics"}),
        pending=["veiled_plans", "dull_friday", "level_week"],
    )
    do(game, "p1 place magician dark_alley.4", "p1 weave_fate left")
    view: Any = game.view(0)
    assert view["players"][1]["characters"]["engineer"]["card"] == "logistics"
    assert revealed(do(game, "p1 done", "p2 place engineer market_row.4")) == []


VIEWERS = [0, 1, None]


def planning(prophecy: str = "veiled_plans") -> Game:
    """p1 has laid three cards and p2 two, and p2 is not done yet."""
    game = foretold(
        prophecy,
        seat(magician="priestess_of_mysticism", hand=["interest"], team=["engineer"]),
        seat(magician="gentleman", hand=["logistics"], team=["engineer"]),
        pending=["encore", "dull_friday", "level_week"],
    )
    do(game, "p1 assign magician dark_alley", "p1 assign engineer interest")
    do(game, "p1 assign apprentice_1 workshop", "p1 ready")
    do(game, "p2 assign magician theater", "p2 assign engineer logistics")
    return game


def plans(game: Game, viewer: int | None, owner: int) -> dict[str, object]:
    """What a viewer sees below a player's Characters: the card, `?` for a hidden one."""
    view: Any = game.view(viewer)
    seen = {}
    for name, disk in view["players"][owner]["characters"].items():
        hidden = disk.get("face_down") and disk["card"] is None
        seen[name] = "?" if hidden else disk["card"]
    return seen


def cards(game: Game, viewer: int | None, owner: int) -> Any:
    view: Any = game.view(viewer)
    player = view["players"][owner]
    return player["cards"], player.get("known_cards")


def test_without_the_veil_everybody_sees_all_plans() -> None:
    """TURN-6: revealed together."""
    game = planning("hurried_streets")
    do(game, "p2 ready")
    for viewer in VIEWERS:
        assert plans(game, viewer, 1)["engineer"] == "logistics"
        assert plans(game, viewer, 0)["engineer"] == "interest"


@pytest.mark.parametrize("viewer", [0, None])
def test_veiled_plans_show_that_a_card_lies_there_but_not_which(viewer: int | None) -> None:
    """PRO-9, DA-6: the card is counted with the hidden ones, by kind."""
    game = planning()
    assert plans(game, viewer, 1) == {"magician": None, "apprentice_1": None, "engineer": None}
    do(game, "p2 ready")
    assert plans(game, viewer, 1) == {"magician": "?", "apprentice_1": None, "engineer": "?"}
    assert cards(game, viewer, 1) == ({"permanent": 6, "special": 1}, [])
    assert "logistics" not in str(game.view(viewer))


def test_the_owner_sees_his_own_veiled_plans() -> None:
    """PRO-9: cards below Characters and in hand."""
    game = planning()
    do(game, "p2 ready")
    assert plans(game, 1, 1) == {
        "magician": "theater",
        "apprentice_1": None,
        "engineer": "logistics",
    }


@pytest.mark.parametrize("viewer", [0, None])
def test_placing_a_character_lifts_the_veil_from_its_card_alone(viewer: int | None) -> None:
    """PRO-9: p2's Engineer is placed, p2's Magician waits."""
    game = planning()
    do(game, "p2 ready", "p1 idle apprentice_1", "p2 place engineer market_row.4")
    assert plans(game, viewer, 1) == {
        "magician": "?",
        "apprentice_1": None,
        "engineer": "logistics",
    }
    assert cards(game, viewer, 1)[0] == {"permanent": 6, "special": 0}


@pytest.mark.parametrize("viewer", [1, None])
def test_the_veil_stays_on_the_card_of_an_idle_character(viewer: int | None) -> None:
    """PRO-9, RUL-9: also when the prophecy is replaced, in mid-turn or in END-6."""
    game = planning()
    do(game, "p2 ready", "p1 idle engineer")
    assert plans(game, viewer, 0)["engineer"] == "?"
    do(game, "p2 idle engineer", "p1 place magician dark_alley.4", "p1 weave_fate left")
    assert plans(game, viewer, 0) == {
        "magician": "dark_alley",
        "apprentice_1": "workshop",
        "engineer": "?",
    }
    do(game, "p1 done", "p2 idle magician", "p1 idle apprentice_1")
    assert game.turn == 3
    assert cards(game, viewer, 0) == ({"permanent": 6, "special": 1}, [])


def test_an_idle_special_card_seen_before_stays_known() -> None:
    """DA-6: without the veil p2 saw it, and knows it is back in p1's hand."""
    game = planning("hurried_streets")
    do(game, "p2 ready", "p1 idle engineer", "p1 idle magician", "p2 idle engineer")
    do(game, "p2 idle magician", "p1 idle apprentice_1")
    assert cards(game, 1, 0) == ({"permanent": 6, "special": 1}, ["interest"])


def test_the_veil_keeps_secrets_from_every_view_and_imagination() -> None:
    """R8: after each step, what a seat sees does not depend on what is hidden from it."""
    game = planning()
    lines = ("p2 ready", "p1 idle engineer", "p2 place engineer market_row.4", "p2 use_card ap")
    for line in (*lines, "p2 done", "p1 place magician dark_alley.4", "p1 weave_fate left"):
        do(game, line)
        for viewer in VIEWERS:
            check_secrecy(game, viewer, Random(1))


def test_a_veiled_position_is_saved_as_it_is() -> None:
    """R4: face-down cards are face down again."""
    game = planning()
    do(game, "p2 ready", "p1 idle engineer")
    again = Game.from_dict(game.to_dict())
    for viewer in VIEWERS:
        assert again.view(viewer) == game.view(viewer)
