# The page with the review of a finished game.

review-page = Review
review-intro = Each decision is compared with the best option found, given what the player knew at the time: how much Fame it cost, and how much of the chance to win. Luck is counted separately.
review-working = Reviewing the game: { $percent }%
review-waiting = { $ahead ->
    [one] Waiting: { $ahead } other review comes first.
   *[other] Waiting: { $ahead } other reviews come first.
}
review-failed = The review couldn’t be finished.
review-again = Try again
review-graph = Show
review-graph_help = Click the graph or move the slider to choose a position.
review-at = Turn { $turn }, action { $action }
review-percent = { $percent }%
review-whose = Player
review-everyone = Everyone
review-order = Order
review-by_cost = Most expensive first
review-by_time = In order of play
review-no_mistakes = Nothing better was found.
review-position = Show the position
review-more = Show { $count } more
review-others = Other options
review-option = { $option }: { $fame } Fame, { $percent }% to win
review-replay = Watch the replay
