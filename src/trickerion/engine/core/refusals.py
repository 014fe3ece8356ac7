"""Why an action is not legal: the rule that refuses it, a reason, and the figures."""


class Refusal:
    """The rule id, the reason and its figures; `str` is a sentence such as
    `DT-1: needs 3 AP, 2 left`."""

    __slots__ = ("figures", "reason", "rule")

    def __init__(self, rule: str, reason: str, **figures: str | int) -> None:
        self.rule = rule
        self.reason = reason
        self.figures = figures

    def __str__(self) -> str:
        from trickerion.texts import refusal_sentence  # noqa: PLC0415 - play itself needs no words

        return refusal_sentence(self.rule, self.reason, self.figures)

    def __repr__(self) -> str:
        return f"<Refusal {self}>"

    def to_dict(self) -> dict[str, object]:
        return {"rule": self.rule, "reason": self.reason, "figures": self.figures}

    def __reduce__(self) -> tuple[object, tuple[str, str, dict[str, str | int]]]:
        return refusal_with, (self.rule, self.reason, self.figures)


def refusal_with(rule: str, reason: str, figures: dict[str, str | int]) -> Refusal:
    return Refusal(rule, reason, **figures)


class IllegalAction(ValueError):
    """Raised by `Game.apply` for an illegal action; the game is unchanged."""

    def __init__(self, action: object, refusal: Refusal) -> None:
        super().__init__(action, refusal)
        self.action = action
        self.refusal = refusal
        self.rule = refusal.rule

    def __str__(self) -> str:
        return str(self.refusal)

    def __reduce__(self) -> tuple[object, tuple[object, Refusal]]:
        return IllegalAction, (self.action, self.refusal)
