"""The shape of a review: plain data that can be written as JSON (see docs/review.md)."""

from typing import Final, Literal, TypedDict

from trickerion.shapes import SetupOptions

FORMAT: Final = 2
"""The format of the JSON; raised when a reader would misread it."""


class Point(TypedDict):
    """The outlook of a position."""

    turn: int
    phase: str
    fame: list[float]
    """The expected final Fame of each seat."""
    places: list[list[float]]
    """For each seat the probability of each place; the first one is its chance to win."""


class PreviewChange(TypedDict):
    """Fame, Coins or Shards that an action brings a seat, or costs it."""

    seat: int
    what: Literal["fame", "coins", "shards"]
    amount: int
    why: str


class Preview(TypedDict, total=False):
    """What an action would cost and bring at once; a figure that it doesn't have is left out."""

    price: int
    """Coins: for all components of a Buy before Bargain, else for each component."""
    ap: int
    """AP the Character would have, for a placement."""
    more_ap: int
    """AP that the acting Character would gain."""
    changes: list[PreviewChange]


class Option(TypedDict):
    """An option of a decision: one action, or the cards that a plan assigns."""

    actions: list[dict[str, str | int]]
    preview: Preview
    """Empty for a plan: assigning cards costs and brings nothing."""
    fame: float
    """The seat's expected final Fame."""
    win: float
    """The seat's chance to win."""
    parts: dict[str, float]
    """What the option's value consists of: the terms of the evaluation, and `rivals`."""
    sources: dict[str, float]
    """The Fame gained and lost to the end of the turn, by the reasons of the events."""


class CostReason(TypedDict):
    """One of the differences between two options."""

    what: str
    """A key of `parts` or of `sources`."""
    amount: float
    """In Fame: positive if it speaks for the better option."""


class Cost(TypedDict):
    """By how much the best option is ahead of the chosen one; all 0 if the choice was as good."""

    fame: float
    """The difference in value: the sum of `parts`."""
    win: float
    parts: dict[str, float]
    reasons: list[CostReason]
    """What speaks for the best option, then what speaks against it; only the largest amounts."""


class Decision(TypedDict):
    """A choice between several options."""

    index: int
    """Of the action; for a plan, of the action that finishes it."""
    seat: int
    turn: int
    phase: str
    exact: bool
    """Was the decision solved, rather than estimated?"""
    chosen: Option
    best: Option
    """The same as `chosen`, if nothing better was found."""
    alternatives: list[Option]
    """The other options that were measured, best first."""
    cost: Cost
    error: float
    """The standard error of the difference in value."""
    lead: float
    """How far the best choice was ahead of the obvious one, which the bots' policy would take; 0 if
    the choice was the obvious one, or not the best."""


class Luck(TypedDict):
    """A chance event: the outlook after it, minus its expectation over other outcomes."""

    index: int
    """Of the action that led to it."""
    turn: int
    what: list[str]
    """What chance decided: `dice`, `performance`, `prophecy`, `card`, `turn_setup`, `plan`."""
    fame: list[float]
    win: list[float]


class TurningPoint(TypedDict):
    """A decision or a chance event that changed a seat's chance to win more than most."""

    index: int
    turn: int
    kind: str
    """`decision` or `luck`."""
    seat: int
    """Whose chance changed most."""
    win: float
    """By how much."""


class Total(TypedDict):
    fame: float
    win: float


class PlayerReview(TypedDict):
    """The summary of a player's game."""

    seat: int
    fame: int
    place: int
    decisions: int
    """How many decisions were judged."""
    mistakes: int
    """How many of them cost something."""
    lost: Total
    lost_by_phase: dict[str, float]
    lost_by_part: dict[str, float]
    luck: Total
    luck_by_kind: dict[str, float]
    worst: list[int]
    """The indexes of the most expensive decisions, the worst one first."""
    best: list[int]
    """The indexes of the best decisions: those furthest ahead of the obvious choice."""


class Review(TypedDict):
    """A reviewed game."""

    format: int
    rules: int
    version: str
    depth: str
    seed: int
    options: SetupOptions
    names: list[str]
    actions: int
    fame: list[int]
    places: list[int]
    points: list[Point]
    """One more than there are actions: the first one is the start of the record."""
    decisions: list[Decision]
    luck: list[Luck]
    turning_points: list[TurningPoint]
    players: list[PlayerReview]
