"""Events: what happened, and who may know it."""

from tests.hidden import assigning
from tests.support import do, position, seat
from trickerion.engine.core.events import EVENT_KINDS, kind_named


def test_assignment_events_are_for_their_seat_only() -> None:
    game = assigning()
    event = do(game, "p2 assign engineer workshop")[0]
    assert event.seen_by(1) == {
        "kind": "card_assigned",
        "seat": 1,
        "character": "engineer",
        "card": "workshop",
    }
    assert event.seen_by(0) is None
    assert event.seen_by(None) is None
    ready = do(game, "p2 ready")[0]
    assert ready.seen_by(0) == {"kind": "seat_ready", "seat": 1}


def test_others_see_that_cards_were_drawn_and_not_which() -> None:
    """DA-6: the secret fields of an event are left out for everyone else."""
    game = position(seat(assigned={"magician": "dark_alley"}), seat(), dark_alley=True)
    events = do(game, "p1 place magician dark_alley.1", "p1 draw_first theater")
    (drawn,) = [event for event in events if event.kind == "cards_drawn"]
    assert not drawn.is_public
    assert drawn.to_dict() == drawn.seen_by(0)
    assert drawn.fields.keys() == {"deck", "first", "second"}
    assert drawn.seen_by(1) == {"kind": "cards_drawn", "seat": 0, "deck": "theater"}
    assert drawn.seen_by(None) == drawn.seen_by(1)


def test_a_public_event_is_the_same_for_everybody() -> None:
    game = position(seat(assigned={"magician": "downtown"}), seat())
    (placed, *_) = do(game, "p1 place magician downtown.1")
    assert placed.is_public
    assert placed.seen_by(0) == placed.seen_by(1) == placed.seen_by(None) == placed.to_dict()


def test_a_kind_of_event_is_found_by_its_name() -> None:
    for name, kind in EVENT_KINDS.items():
        assert kind_named(name) is kind
        assert set(kind.secret) <= {"*", *kind.fields}
