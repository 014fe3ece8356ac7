"""The exact solver: the same as brute force, and only where nothing else decides the game."""

from random import Random

from tests.bots.endings import KINDS, SMALL, ending, shared_endings, small_endings
from tests.support import do, position, seat, show
from trickerion import Game
from trickerion.bots import Budget
from trickerion.bots.base import BudgetMeter
from trickerion.bots.solver import (
    CHANCE,
    LIMIT,
    OTHERS,
    SolvedAction,
    Solver,
    distinct_answers,
    equivalent,
)
from trickerion.lab.verify.permuter import permuted

ENOUGH = 10_000
Standing = tuple[int, int]
"""A seat's final Fame and place, the place negative: the larger the better."""


def by_brute_force(game: Game, solving: int) -> list[Standing]:
    """Every seat's result if each plays for its own: all options, no transpositions."""
    places = game.places
    if places is not None:
        return [(fame, -place) for fame, place in zip(game.scores, places, strict=True)]
    asked = game.to_act[0]
    results = []
    for action in game.options(asked):
        after = game.clone()
        after.play(action)
        results.append(by_brute_force(after, solving))
    return max(results, key=lambda result: preference(result, asked, solving))


def preference(result: list[Standing], asked: int, solving: int) -> tuple[Standing, Standing]:
    """Own Fame and place, then as little as possible for the seat that solves."""
    fame, place = result[solving]
    return result[asked], (-fame, -place)


# What it finds


def test_the_solver_finds_what_brute_force_finds() -> None:
    cases = small_endings()
    assert {game.setup_options for game, _, _ in cases} == set(KINDS)
    for game, asked, answers in cases:
        fame, place = by_brute_force(game, asked)[asked]
        best = answers[0]
        assert (best.fame, -best.place) == (fame, place), (game.seed, len(game.history))


def test_every_answer_has_the_value_that_brute_force_gives_it() -> None:
    for game, asked, answers in small_endings()[::4]:
        for answer in answers:
            after = game.clone()
            after.play(answer.action)
            fame, place = by_brute_force(after, asked)[asked]
            assert (answer.fame, -answer.place) == (fame, place), str(answer.action)


def test_the_best_line_reaches_the_fame_it_promises() -> None:
    game = ending()
    solver = Solver(0, ENOUGH)
    promised = solver.answers(game)[0].fame
    while not game.over:
        game.play(solver.answers(game)[0].action)
    assert game.scores[0] == promised


def test_an_apprentice_sets_up_the_trick_that_its_magician_performs() -> None:
    """THR-4, PRF-2: without a marker in the Theater there is nothing to perform."""
    answers = Solver(0, ENOUGH).answers(ending())
    assert str(answers[0].action).startswith("p1 place apprentice_1 friday.")
    idle = next(one for one in answers if one.action.kind == "idle")
    assert answers[0].fame > idle.fame


def test_of_equal_fame_the_better_place_counts() -> None:
    """FIN-5: both cards pay p1 the same, but the first one pays p2 as well, who then wins."""
    game = position(
        seat(placed={"magician": "friday.performance"}, tricks={"linking_rings": 0}, fame=20),
        seat(tricks={"spirit_hand": 0}, fame=20),
        turn=5,
        theater=[
            show("riverside_6", s00="p1 spade spiritual", s01="p2 spade spiritual"),
            show("riverside_7", s00="p1 spade spiritual"),
        ],
    )
    answers = Solver(0, ENOUGH).answers(game)
    assert [values(one) for one in answers] == [
        ("p1 perform riverside_7", 27, 1),
        ("p1 perform riverside_6", 27, 2),
        ("p1 pass", 26, 1),
    ]


# Others


def shared_performance() -> Game:
    """p1 has an Apprentice left; p2 performs a card with a marker of p1 or one without."""
    return position(
        seat(tricks={"linking_rings": 0}, assigned={"apprentice_1": "workshop"}, shards=0),
        seat(
            tricks={"mind_reading": 0, "spirit_hand": 0},
            placed={"magician": "friday.performance"},
        ),
        turn=5,
        theater=[
            show("riverside_6", s00="p2 spade spiritual"),
            show("riverside_7", s00="p2 heart spiritual", s01="p1 spade spiritual"),
        ],
    )


def test_others_play_for_their_own_fame_and_the_solution_says_so() -> None:
    game = shared_performance()
    solver = Solver(0, ENOUGH)
    best = solver.answers(game)[0]
    assert solver.relies_on_others
    assert best.fame == by_brute_force(game, 0)[0][0]


def test_a_seat_that_is_alone_relies_on_nobody() -> None:
    solver = Solver(0, ENOUGH)
    assert solver.answers(ending())
    assert not solver.relies_on_others


def test_others_answer_as_the_solution_assumes() -> None:
    game = shared_performance()
    solver = Solver(0, ENOUGH)
    promised = solver.answers(game)[0].fame
    do(game, str(solver.answers(game)[0].action))
    while not game.over:
        game.play(solver.reply(game))
    assert game.scores[0] == promised


# What it refuses


def refusal(game: Game) -> str:
    """Why p1's position is not solved."""
    solver = Solver(0, ENOUGH)
    assert solver.answers(game) == []
    return solver.refusal


def test_earlier_turns_are_refused() -> None:
    """TURN-2: the next turn begins with dice."""
    assert refusal(position(seat(assigned={"apprentice_1": "workshop"}), seat(), turn=4)) == OTHERS


def test_decisions_of_others_are_refused() -> None:
    game = position(seat(), seat(assigned={"apprentice_1": "workshop"}), turn=5)
    assert refusal(game) == OTHERS
    assert Solver(1, ENOUGH).answers(game)


def test_others_with_characters_to_place_are_refused() -> None:
    """TURN-6: their slots matter, and their plans may be veiled."""
    game = position(
        seat(assigned={"apprentice_1": "workshop"}),
        seat(assigned={"apprentice_1": "workshop"}),
        turn=5,
    )
    assert refusal(game) == OTHERS


def test_a_die_that_could_be_rolled_is_refused() -> None:
    """DT-6."""
    game = position(seat(assigned={"apprentice_1": "downtown"}), seat(), turn=5)
    assert refusal(game) == CHANCE


def test_a_card_that_could_be_drawn_is_refused() -> None:
    """DA-1."""
    game = position(seat(assigned={"magician": "dark_alley"}), seat(), turn=7, dark_alley=True)
    assert refusal(game) == CHANCE


def test_what_is_revealed_after_the_last_decision_is_no_chance() -> None:
    """END-4, END-6: a new Performance card and a new prophecy, too late to matter."""
    game = position(
        seat(assigned={"apprentice_1": "workshop"}),
        seat(),
        turn=7,
        theater=[show("riverside_1")],
        deck=["magnus_pantheon_1"],
        dark_alley=True,
        prophecy="encore",
    )
    assert Solver(0, ENOUGH).answers(game)


def test_the_limit_is_respected() -> None:
    solver = Solver(0, ENOUGH)
    assert solver.answers(ending())
    needed = solver.played
    enough, short = Solver(0, needed), Solver(0, needed - 1)
    assert enough.answers(ending())
    assert short.answers(ending()) == []
    assert (short.refusal, short.played) == (LIMIT, needed)


def test_an_exhausted_meter_ends_the_search() -> None:
    solver = Solver(0, ENOUGH, BudgetMeter(Budget(seconds=1e-9)))
    assert solver.answers(ending()) == []
    assert solver.refusal == LIMIT


def test_solving_changes_nothing() -> None:
    game = ending()
    before = game.digest()
    Solver(0, ENOUGH).answers(game)
    assert game.digest() == before


# Two players left to place


def shared_ending() -> Game:
    """p1 and p2 each have an Apprentice left for the Theater, where one slot of Friday is free."""
    return position(
        seat(
            tricks={"linking_rings": 1},
            assigned={"apprentice_1": "theater"},
            placed={"magician": "friday.performance"},
        ),
        seat(
            tricks={"spirit_hand": 1},
            assigned={"apprentice_1": "theater"},
            placed={"magician": "sunday.performance"},
        ),
        turn=5,
        theater=[show("riverside_1"), show("riverside_2")],
    )


def test_one_other_seat_may_have_characters_left_if_the_solver_accepts_it() -> None:
    """TURN-6: each then plays for its own final Fame."""
    game = shared_ending()
    assert refusal(game) == OTHERS
    solver = Solver(0, ENOUGH, others=1)
    best = solver.answers(game)[0]
    assert (best.fame, -best.place) == by_brute_force(game, 0)[0]


def test_the_expected_line_of_both_reaches_the_fame_it_promises() -> None:
    game = shared_ending()
    solver = Solver(0, ENOUGH, others=1)
    promised = solver.answers(game)[0].fame
    while not game.over:
        action = solver.expected(game)
        assert action is not None
        game.play(action)
    assert game.scores[0] == promised


def test_nothing_is_expected_where_chance_decides() -> None:
    """DT-6."""
    game = position(seat(assigned={"apprentice_1": "downtown"}), seat(), turn=5)
    solver = Solver(0, ENOUGH)
    assert solver.expected(game) is None
    assert solver.refusal == CHANCE


def test_two_seats_left_to_place_is_exact_in_real_games() -> None:
    """R9 and brute force, on small positions of lively games."""
    found = shared_endings()
    assert len(found) >= 3
    for game, asked, answers in found:
        fame, place = by_brute_force(game, asked)[asked]
        assert (answers[0].fame, -answers[0].place) == (fame, place), (game.seed, len(game.history))
        twin, _ = permuted(game, asked, Random(game.seed))
        same = Solver(asked, SMALL, others=1).answers(twin)
        assert [values(one) for one in same] == [values(one) for one in answers]


# Equivalent answers


def test_of_equivalent_slots_one_is_searched() -> None:
    """THR-1: the two backstage slots of a weekday are the same."""
    game = ending()
    slots = [one.fields["slot"] for one in distinct_answers(game, 0) if one.kind == "place"]
    assert slots == ["friday.1"]
    other = next(one for one in game.options(0) if one.fields.get("slot") == "friday.2")
    assert str(equivalent(game, other)) == "p1 place apprentice_1 friday.1"
    idle = next(one for one in game.options(0) if one.kind == "idle")
    assert equivalent(game, idle) is idle


# Hidden information (R9)


def test_hidden_information_never_changes_the_answer() -> None:
    """R9: with everything permuted that the seat may not know, and in any game it imagines."""
    for game, asked, answers in small_endings():
        rng = Random(game.seed)
        twins = [permuted(game, asked, rng)[0], game.imagine(asked, 1), game.imagine(asked, 2)]
        for twin in twins:
            same = Solver(asked, SMALL).answers(twin)
            assert [values(one) for one in same] == [values(one) for one in answers]


def values(answer: SolvedAction) -> tuple[str, int, int]:
    return str(answer.action), answer.fame, answer.place
