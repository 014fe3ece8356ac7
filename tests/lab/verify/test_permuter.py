"""The permuter changes everything that is hidden."""

from random import Random

from trickerion import Game, Options
from trickerion.lab.play.simulation import lively_action
from trickerion.lab.verify.permuter import permuted

HIDDEN = (
    *("seed", "performance_deck", "performance_box"),
    *("prophecy_pile", "special_decks", "known"),
)


def test_a_permuted_game_differs_in_everything_hidden() -> None:
    """R8: otherwise comparing the two would prove nothing."""
    game = Game.new(Options(players=3, dark_alley=True, prophecies=True), 6)
    rng, changed = Random(6), set()
    for _ in range(400):
        if game.over:
            break
        game.play(lively_action(game, rng))
        other, _ = permuted(game, 0, rng)
        changed |= {field for field in HIDDEN if getattr(other, field) != getattr(game, field)}
        pairs = list(zip(other.players, game.players, strict=True))[1:]
        changed |= {"hand" for one, true in pairs if one.hand != true.hand}
        changed |= {"under" for one, true in pairs if one.under != true.under}
        if other.to_dict()["stack"] != game.to_dict()["stack"]:
            changed.add("stack")
        assert other.players[0].hand == game.players[0].hand
    assert changed == {*HIDDEN, "hand", "under", "stack"}
