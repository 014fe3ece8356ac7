# The review of a finished game.

review-title = Review of { $names }
review-chances = Chance to win
review-fame = Expected Fame
review-places = Chance of each place
review-place = Place { $place }
review-turning_points = Turning points
review-expensive = The most expensive decisions
review-players = Players
review-none = No decision was clearly worse than the best one found.
review-decision = Turn { $turn }, { $phase }: { $who } chose “{ $chosen }”.
review-cost = It cost { $fame } Fame{ $win ->
    [0] {""}
    [one] {" "}and lowered the chance to win by { $win } percentage point
   *[other] {" "}and lowered the chance to win by { $win } percentage points
}.
review-cost_exact = Compared with the best play, it cost exactly { $fame } Fame{ $win ->
    [0] {""}
    [one] {" "}and lowered the chance to win by { $win } percentage point
   *[other] {" "}and lowered the chance to win by { $win } percentage points
}.
review-turn_decision = Turn { $turn }: “{ $chosen }” lowered { $who }’s chance to win by { $win ->
    [one] { $win } percentage point
   *[other] { $win } percentage points
}.
review-turn_luck = Turn { $turn }: luck ({ $what }) { $change ->
    [gain] raised
   *[loss] lowered
} { $who }’s chance to win by { $win ->
    [one] { $win } percentage point
   *[other] { $win } percentage points
}.
luck-dice = dice
luck-performance = Performance card
luck-prophecy = prophecy
luck-card = Special card
luck-turn_setup = Turn Setup card
luck-plan = the Heir’s plan
luck-other = reveal
review-player = { $who }: { $fame } Fame, place { $place }.
review-lost = { $mistakes } of { $decisions } decisions could have been better. Compared with the best options found, that cost { $fame } Fame.
review-lost_by_phase = By phase: { $phases }.
review-lost_by_source = By source: { $sources }.
# `win` has a sign, `points` is the same number without it.
review-luck = Luck: { $fame } Fame and { $points ->
    [one] { $win } percentage point
   *[other] { $win } percentage points
} of winning chance.
review-luck_by_kind = Luck: { $fame } Fame and { $points ->
    [one] { $win } percentage point
   *[other] { $win } percentage points
} of winning chance ({ $kinds }).
review-best = Best decision: turn { $turn }, “{ $chosen }”, { $lead } Fame ahead of the obvious choice.
