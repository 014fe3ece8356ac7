"""Solo games in a written position, for the tests of Dahlgaard's Heir."""

from collections.abc import Mapping, Sequence
from typing import Any

from trickerion import Event, Game, Options
from trickerion.engine.boards.neutral_markers import new_show
from trickerion.engine.core.names import NONE, number
from trickerion.engine.core.packing import marker
from trickerion.engine.core.pieces import HOME, SUPPLY, PerformanceCard
from trickerion.engine.core.printed_facts import COORDINATES, MARKERS, X
from trickerion.engine.heir.seat import HEIR

EVERYBODY = (
    *("magician", "manager", "engineer", "assistant"),
    *("apprentice_1", "apprentice_2", "apprentice_3", "assistants_apprentice"),
)


def solo(heir: str = "normal", seed: int = 1, magician: str = "mechaniker") -> Game:
    """A solo game in the Assignment phase of its first turn; the player took the first options,
    the dice show X, no prophecy is Active."""
    game = Game.new(Options(players=1, heir=heir), seed)
    while game.phase != "assignment":
        options = game.options(0)
        chosen = [action for action in options if str(action) == f"p1 magician {magician}"]
        game.apply((chosen or options)[0])
    game.dice = [X] * 6
    return game


def told(game: Game) -> list[Event]:
    """From now on the events of the Heir's deeds are collected here."""
    events: list[Event] = []
    game.events = events
    return events


def heir_tricks(game: Game, *tricks: str) -> None:
    """The Heir has exactly these tricks, prepared, with their symbols in this order."""
    player = game.players[HEIR]
    for trick in player.tricks:
        if trick != NONE:
            game.trick_owner[trick] = NONE
    numbers = [number("trick", trick) for trick in tricks]
    player.tricks = numbers + [NONE] * (4 - len(numbers))
    player.markers = [MARKERS[trick] for trick in numbers] + [0] * (4 - len(numbers))
    for trick in numbers:
        game.trick_owner[trick] = HEIR


def heir_team(game: Game, *team: str) -> None:
    """The Heir has exactly these Characters, at home and without a plan."""
    player = game.players[HEIR]
    player.where = [HOME if name in team else SUPPLY for name in EVERYBODY]
    player.under = [NONE] * len(EVERYBODY)


def assigned(game: Game, seat: int, cards: Mapping[str, str]) -> None:
    """These Characters wait at home to be placed, with these cards under them."""
    player = game.players[seat]
    for name, card in cards.items():
        player.where[number("character", name)] = HOME
        player.under[number("character", name)] = number("card", card)


def turned_up(game: Game, plan: str) -> None:
    """This is the Heir's plan for the turn."""
    game.plans[-1] = number("plan", plan)


def on_stage(game: Game, *cards: tuple[str, Mapping[str, str]]) -> list[PerformanceCard]:
    """These Performance cards are in the Theater, from left to right, with markers:
    `("riverside_3", {"00": "heir spade optical"})`. The Heir's come from its tricks."""
    game.theater = [new_show(game, number("performance", card)) for card, _ in cards]
    for show, (_, markers) in zip(game.theater, cards, strict=True):
        for place, text in markers.items():
            who, symbol, up = text.split()
            seat = HEIR if who == "heir" else 0
            lying = marker(seat, number("symbol", symbol), number("up", up))
            show.put(COORDINATES.index(place), lying, 1)
            if seat == HEIR:
                game.players[HEIR].markers[number("symbol", symbol)] -= 1
    return game.theater


def rules_told(events: Sequence[Event]) -> list[str]:
    """The rules that the Heir followed, such as `HEIR-4 contested downtown`."""
    found = []
    for event in events:
        if event.kind == "heir_rule":
            words: list[Any] = [event.fields["rule"], event.fields["step"]]
            words += [event.fields["location"]] if event.fields["location"] else []
            found.append(" ".join(words))
    return found


def of_kind(events: Sequence[Event], kind: str) -> list[dict[str, object]]:
    """The fields of the events of a kind."""
    return [event.fields for event in events if event.kind == kind]


def symbols(game: Game, *names: str) -> list[int]:
    return [number("symbol", name) for name in names]
