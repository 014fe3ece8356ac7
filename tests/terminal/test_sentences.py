"""Every event, action and question has its sentence, and the sentences say the figures."""

from collections.abc import Iterator
from random import Random

import pytest

from tests.support import do, position, seat, show
from trickerion import Action, Event, Game, Options
from trickerion.engine import verbs
from trickerion.engine.actions import Verb
from trickerion.engine.cards import CARD_FRAMES
from trickerion.engine.events import EVENT_KINDS
from trickerion.engine.frames import Question
from trickerion.engine.registry import FRAMES
from trickerion.lab.coverage import all_effects
from trickerion.terminal import english, phrases
from trickerion.terminal.choices import action_sentence
from trickerion.terminal.facts import PROPHECY, SPECIAL
from trickerion.terminal.menu import Menu
from trickerion.terminal.news import tell
from trickerion.terminal.prompts import asking, prompt
from trickerion.terminal.scores import source_name
from trickerion.terminal.seen import see
from trickerion.terminal.words import effect_name, effect_text, why

VERBS = {verb.name for verb in vars(verbs).values() if isinstance(verb, Verb)}
RESTING = ("pass", "done", "idle", "ready")


def games() -> Iterator[tuple[Game, Random]]:
    for seed in range(6):
        yield Game.new(Options(players=2 + seed % 3, beginner=seed % 2 == 0), seed), Random(seed)
    for seed in range(3):
        options = Options(players=2 + seed, dark_alley=True, prophecies=seed > 0)
        yield Game.new(options, seed), Random(seed)


def pick(game: Game, chance: Random) -> Action:
    """A random action, rather something than nothing, now and then a free one."""
    seat = game.to_act[0]
    free = game.free_options(seat)
    if free and chance.random() < 0.05:
        return chance.choice(free)
    options = game.options(seat)
    return chance.choice([a for a in options if a.kind not in RESTING] or options)


def test_every_event_kind_has_a_sentence() -> None:
    assert set(phrases.EVENTS) == set(EVENT_KINDS)


def test_every_verb_has_a_sentence() -> None:
    assert set(phrases.ACTIONS) == VERBS
    assert set(phrases.SHORT_ACTIONS) <= VERBS
    assert set(phrases.GROUPS) <= VERBS
    assert set(phrases.HEADINGS) <= VERBS


def test_every_question_has_a_prompt() -> None:
    questions = {name for name, frame in FRAMES.items() if issubclass(frame, Question)}
    assert set(phrases.QUESTIONS) == questions
    assert set(phrases.VARIANTS) <= questions
    for asked, answers in phrases.VARIANTS.items():
        assert set(answers) <= {verb.name for verb in FRAMES[asked].verbs}  # type: ignore[attr-defined]


def test_every_question_of_a_card_says_which_card_asks() -> None:
    for frame in CARD_FRAMES:
        if issubclass(frame, Question):
            assert effect_text(frame.asked_by)


def test_every_effect_has_a_name_and_a_text() -> None:
    assert len(all_effects()) == 75
    for effect in all_effects():
        assert effect_text(effect.id).startswith(f"{effect_name(effect.id)}: ")
    assert set(english.PROPHECIES) == set(PROPHECY)
    assert {card.enhances for card in SPECIAL.values()} == set(english.ENHANCES)


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
            for looking in {asked, chance.randrange(game.variant.players)}:
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
                    assert why(reason)
                    if event.kind == "fame_changed":
                        assert source_name(reason)


def offered(game: Game, asked: int) -> list[str]:
    menu = Menu(game, asked)
    return [choice.text for choices in menu.groups.values() for choice in choices]


def test_a_placement_says_the_modifier_and_the_action_points() -> None:
    game = position(seat(assigned={"manager": "market_row"}), seat())
    action = Action.parse("p1 place manager market_row.1")
    sentence = action_sentence(see(game, 0), action)
    assert sentence == "Place the Manager on Market Row slot 1 (+2 AP)"
    assert offered(game, 0)[0] == "Market Row 1: 4 AP"


def test_a_performance_slot_says_the_yield_modifier() -> None:
    game = position(seat(assigned={"magician": "theater"}), seat())
    assert "Sunday stage: yields +1" in offered(game, 0)
    assert "Sunday back 1: 2 AP" in offered(game, 0)


def test_downtown_options_name_the_die_its_face_and_the_price() -> None:
    game = position(
        seat(assigned={"magician": "downtown"}), seat(), dice={"residence_a": "optical"}
    )
    do(game, "p1 place magician downtown.1")
    assert "Learn a trick with Residence die A (Optical) - 3 AP" in offered(game, 0)


def test_a_trick_above_ones_fame_says_what_it_costs() -> None:
    game = position(
        seat(assigned={"magician": "downtown"}, fame=10),
        seat(),
        dice={"residence_a": "optical"},
    )
    do(game, "p1 place magician downtown.1", "p1 learn residence_a")
    wanted = "Paper Shred (for missing Fame pay 6 Coins): needs 3 fabric, 2 saw, 1 mirror"
    assert any(text.startswith(wanted) for text in offered(game, 0))


@pytest.fixture
def stage() -> Game:
    """Ada's spade is to be set up beside Ben's heart, whose corner at the Shard circle is
    optical."""
    game = position(
        seat(tricks={"linking_rings": 2}, assigned={"assistant": "theater"}),
        seat(tricks={"spirit_hand": 1, "mind_reading": 2}),
        theater=[show("riverside_2", s01="p2 heart mechanical")],
    )
    do(game, "p1 place assistant friday.1", "p1 set_up linking_rings")
    return game


def test_a_spot_foretells_its_links_and_what_they_pay(stage: Game) -> None:
    """THR-5: the level of the trick, and a Shard to both at the circle with the Shard."""
    action = Action.parse("p1 spot riverside_2.11 escape")
    assert action_sentence(see(stage, 0), action) == "Riverside 2, slot 11, Escape corner up"
    foretold = [text for text in offered(stage, 0) if "links" in text]
    assert foretold
    for text in foretold:
        assert "links with ■ Player 2's ♥, pays 1" in text
        assert ("1 Shard to ▲ Player 1 and ■ Player 2" in text) == text.startswith("slot 11")


def test_links_are_foretold_exactly_in_random_games() -> None:
    """TRK-4: what the screen foretells is what the engine does."""
    checked = 0
    for game, chance in games():
        while not game.over:
            asked = game.to_act[0]
            if see(game, asked)["pending"][-1]["frame"] == "choose_spot":
                for choices in Menu(game, asked).groups.values():
                    for choice in choices:
                        events = game.clone().apply(choice.action)
                        made = sum(event.kind == "link_created" for event in events)
                        assert choice.text.count("'s ") == made
                        checked += 1
            game.play(pick(game, chance))
    assert checked > 150


def test_a_performance_foretells_what_everybody_gets() -> None:
    game = position(
        seat(tricks={"linking_rings": 0}, placed={"magician": "sunday.performance"}),
        seat(tricks={"mind_reading": 0}),
        theater=[show("riverside_1", s00="p1 spade optical", s01="p2 spade optical")],
    )
    assert offered(game, 0) == [
        "Perform Riverside 1 - gain 1 Fame, 3 Coins, 1 Shard; ■ Player 2 gains 1 Fame, 1 Coin, "
        "1 Shard",
        "Do not perform",
    ]


def test_news_name_a_player_once_for_each_run_of_events() -> None:
    game = position(
        seat(assigned={"manager": "market_row"}, coins=7), seat(assigned={"magician": "workshop"})
    )
    events = do(game, "p1 place manager market_row.1", "p1 buy wood 2", "p1 bargain 0")
    lines = tell(see(game, 1), [e for e in events if e.kind != "placement_ended"])
    assert lines[0].startswith("▲ Player 1 places the Manager on Market Row slot 1, 4 AP; pays 2")


def test_secret_events_are_told_to_their_seat_only() -> None:
    game = position(seat(), seat())
    events: list[Event] = game.apply(Action.parse("p1 assign magician theater"))
    assert tell(see(game, 0), events) == ["▲ Player 1 puts Theater under the Magician."]
    assert tell(see(game, 1), events) == []
