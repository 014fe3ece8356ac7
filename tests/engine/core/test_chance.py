"""Chance: anyone can compute the random numbers of a game from its seed (0004)."""

from hashlib import sha256, sha512

import pytest

from trickerion import Game, Options
from trickerion.engine.core.chance import RULES_VERSION, eight_numbers

SEEDS = [0, 1, 2**64 - 1, 2**128 - 1]


@pytest.mark.parametrize("seed", SEEDS)
def test_one_hash_gives_eight_random_numbers(seed: int) -> None:
    """Each is the first seven bytes of its eighth of SHA-512("seed:block")."""
    game = Game.new(Options(players=2), seed)
    hashes = [sha512(f"{seed}:{block}".encode()).digest() for block in range(20)]
    words = [digest[start : start + 7] for digest in hashes for start in range(0, 64, 8)]
    for word in words[game.draws :]:
        assert game.draw(1_000_003) == int.from_bytes(word, "big") % 1_000_003


@pytest.mark.parametrize("seed", SEEDS)
def test_in_version_1_each_random_number_has_its_own_hash(seed: int) -> None:
    game = Game.new(Options(players=2), seed, rules=1)
    for place in range(game.draws + 1, 100):
        hashed = int.from_bytes(sha256(f"{seed}:{place}".encode()).digest()[:7], "big")
        assert game.draw(1_000_003) == hashed % 1_000_003


def test_every_face_of_a_die_is_as_likely_as_the_others() -> None:
    rolls = [number % 6 for block in range(3000) for number in eight_numbers(18, block)]
    expected = len(rolls) / 6
    chi_square = sum((rolls.count(face) - expected) ** 2 / expected for face in range(6))
    assert chi_square < 11.07  # 95 % of fair dice stay below this, with five degrees of freedom


def test_a_game_keeps_its_rules_version() -> None:
    """A position without one is of version 1."""
    old = Game.new(Options(players=2), 5, rules=1)
    new = Game.new(Options(players=2), 5)
    assert (old.rules, new.rules) == (1, RULES_VERSION)
    assert "rules" not in old.to_dict()
    assert new.to_dict()["rules"] == RULES_VERSION
    for game in (old, new):
        copies = [game.clone(), game.imagine(0, 1), Game.from_dict(game.to_dict())]
        assert {copy.rules for copy in copies} == {game.rules}


@pytest.mark.parametrize("rules", [0, RULES_VERSION + 1])
def test_an_unknown_rules_version_is_refused(rules: int) -> None:
    with pytest.raises(ValueError, match=f"rules: {rules} is not a version from 1 to"):
        Game.new(Options(players=2), 5, rules=rules)
    position = {**Game.new(Options(players=2), 5).to_dict(), "rules": rules}
    with pytest.raises(ValueError, match=f"rules: {rules} is not a version from 1 to"):
        Game.from_dict(position)
