"""Names of cards, players and amounts."""

from trickerion import Game, Options, Refusal
from trickerion.catalog import TRICKS
from trickerion.lab.verify.effect_coverage import all_effects
from trickerion.terminal.boards.facts import PROPHECY, SPECIAL
from trickerion.terminal.language import say
from trickerion.terminal.sentences.words import (
    amount,
    amounts,
    compact,
    effect_name,
    effect_text,
    end_bonus,
    refusal_text,
    signed,
)
from trickerion.terminal.view import see
from trickerion.texts import texts


def test_every_effect_has_a_name_and_a_text() -> None:
    assert len(all_effects()) == 111
    for effect in all_effects():
        assert effect_text(effect.id).startswith(f"{effect_name(effect.id)}: ")
    assert set(texts().ids("prophecy")) == {*PROPHECY, "none"}
    assert {card.enhances for card in SPECIAL.values()} == set(texts().ids("enhances"))


def test_amounts_are_counted_and_listed_without_zeros() -> None:
    assert (amount("coins", 1), amount("coins", 2)) == ("1 Coin", "2 Coins")
    assert amounts(2, 1, 0) == "2 Fame, 1 Coin"
    assert amounts(0, 0, 0) == say("amount-nothing")
    assert (compact(2, 0, 1), compact(0, 0, 0)) == ("2F 1✦", "-")
    assert (signed(1), signed(0), signed(-1)) == ("+1", "0", "−1")


def test_a_refusal_names_the_players() -> None:
    """A seat that is not in the game is called by its number."""
    view = see(Game.new(Options(), 1, ["Ada", "Ben"]), 0)
    assert refusal_text(view, Refusal("TURN-5", "not_asked", seat=1, asked="2")).count("■ Ben") == 1
    assert "p4" in refusal_text(view, Refusal("SET-1", "not_in_game", seat=4))


def test_only_level_3_tricks_have_an_end_bonus() -> None:
    """FIN-3."""
    assert {trick.level for trick in TRICKS if end_bonus(trick.id)} == {3}
    assert all(end_bonus(trick.id) for trick in TRICKS if trick.level == 3)
