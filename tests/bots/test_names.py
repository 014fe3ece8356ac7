"""Names of bots: drawn by a seed, unique at a table."""

from itertools import combinations

from trickerion.bots import LEVELS, STYLES
from trickerion.bots.names import NAMES, STYLE_NAMES, bot_names


def test_every_level_has_enough_names_for_a_table_of_people_and_bots() -> None:
    assert list(NAMES) == list(LEVELS)
    assert list(STYLE_NAMES) == list(STYLES)
    assert all(len(set(names)) >= 7 for names in [*NAMES.values(), *STYLE_NAMES.values()])


def test_no_name_belongs_to_two_levels_or_styles() -> None:
    pools = [*NAMES.values(), *STYLE_NAMES.values()]
    assert not any(set(one) & set(other) for one, other in combinations(pools, 2))


def test_a_style_has_the_same_characters_at_every_level() -> None:
    levels = [f"{level}:gambler" for level in LEVELS]
    drawn = bot_names(levels, "5", [])
    assert len(set(drawn)) == len(levels)
    assert set(drawn) <= set(STYLE_NAMES["gambler"])


def test_the_same_seed_draws_the_same_names() -> None:
    levels = ["apprentice", "magician", "apprentice"]
    assert bot_names(levels, "5", []) == bot_names(levels, "5", [])
    assert len({tuple(bot_names(levels, str(seed), [])) for seed in range(20)}) > 10


def test_names_at_a_table_differ_and_show_the_level() -> None:
    for seed in range(50):
        drawn = bot_names(["random"] * 4, str(seed), [])
        assert len(set(drawn)) == 4
        assert set(drawn) <= set(NAMES["random"])


def test_no_bot_is_called_like_a_person_at_the_table() -> None:
    taken = [name.upper() for name in NAMES["specialist"][:6]]
    for seed in range(20):
        assert set(bot_names(["specialist"], str(seed), taken)) <= set(NAMES["specialist"][6:])


def test_a_bot_that_is_no_level_has_its_own_name() -> None:
    assert bot_names(["Mine", "random", "Mine"], "5", ["mine"])[::2] == ["Mine 2", "Mine 3"]
