"""Sentences of events: every kind has one, and secrets stay secret."""

from tests.engine.effects.at_theater import backstage
from tests.support import do, position, seat, show
from tests.terminal.random_games import games, pick
from trickerion import Action, Event
from trickerion.engine.core.events import EVENT_KINDS, SHOPPING_LIST_CHANGED
from trickerion.terminal.boards.final_scores import source_name
from trickerion.terminal.sentences.actions import action_sentence
from trickerion.terminal.sentences.events import tell
from trickerion.terminal.sentences.questions import asking, prompt
from trickerion.terminal.sentences.words import effect_name
from trickerion.terminal.view import see
from trickerion.texts import texts


def test_every_event_kind_has_a_sentence() -> None:
    parts = {"die_rolled", "card_revealed"}
    assert set(texts().ids("event")) == set(EVENT_KINDS) | parts


def test_whole_games_can_be_told() -> None:
    """Whatever is asked, offered and told has a sentence for everybody, with no gap left open."""
    for game, chance in games():
        while not game.over:
            asked = game.to_act[0]
            view = see(game, asked)
            lines = [prompt(view, asked), *asking(view)]
            options = game.options(asked)
            for action in chance.sample(options, min(3, len(options))):
                lines.append(action_sentence(view, action))
            events = game.apply(pick(game, chance))
            for looking in {asked, chance.randrange(game.setup_options.players)}:
                lines += tell(see(game, looking), events)
            for line in lines:
                assert "{" not in line
                assert "None" not in line
                assert "_" not in line


def test_every_reason_for_a_change_has_a_word() -> None:
    for game, chance in games():
        while not game.over:
            for event in game.apply(pick(game, chance)):
                if "why" in event.fields:
                    reason = str(event.fields["why"])
                    assert texts().has(f"why-{reason}") or effect_name(reason) != reason
                    if event.kind == "fame_changed":
                        assert source_name(reason)


def test_news_name_a_player_once_for_each_run_of_events() -> None:
    game = position(
        seat(assigned={"manager": "market_row"}, coins=7), seat(assigned={"magician": "workshop"})
    )
    events = do(game, "p1 place manager market_row.1", "p1 buy wood 2", "p1 bargain 0")
    lines = tell(see(game, 1), [e for e in events if e.kind != "placement_ended"])
    assert lines[0].startswith("▲ Player 1 places the Manager on Market Row slot 1, 4 AP; pays 2")


def test_who_reschedules_a_marker_is_named_and_whose_it_is_if_it_is_anothers() -> None:
    """SPC-8: Director's Favor moves an opponent's marker."""
    markers = show("riverside_1", s00="p2 spade spiritual", s02="p1 spade optical")
    theirs = backstage("directors_favor", markers)
    events = do(theirs, "p1 reschedule riverside_1.00", "p1 spot riverside_1.01 spiritual")
    assert tell(see(theirs, 0), events[:1]) == [
        "▲ Player 1 reschedules ■ Player 2’s Card Manipulation to Riverside 1, middle left, "
        "Spiritual corner up."
    ]
    own = backstage("directors_favor", markers)
    events = do(own, "p1 reschedule riverside_1.02", "p1 spot riverside_1.01 spiritual")
    (told,) = tell(see(own, 0), events[:1])
    assert told.startswith("▲ Player 1 reschedules Enchanted Butterflies to Riverside 1")


def test_secret_events_are_told_to_their_seat_only() -> None:
    game = position(seat(), seat())
    events: list[Event] = game.apply(Action.parse("p1 assign magician theater"))
    assert tell(see(game, 0), events) == ["▲ Player 1 puts Theater under the Magician."]
    assert tell(see(game, 1), events) == []


def test_a_shopping_list_is_told_with_what_is_left_on_it() -> None:
    view = see(position(seat(), seat()), 0)
    events = [Event(SHOPPING_LIST_CHANGED, 1, (wanted,)) for wanted in (["cog", "saw"], [])]
    assert [line for event in events for line in tell(view, [event])] == [
        "■ Player 2 is now looking for: cog, saw.",
        "■ Player 2 needs nothing more.",
    ]
