# Shows what others did, one step at a time.

settings-pace = Show what others do
# `$speed` is 1 for normal, 2 for twice as fast.
settings-pace-slow = slowly ({ $speed }×)
settings-pace-normal = at normal speed ({ $speed }×)
settings-pace-fast = fast ({ $speed }×)
settings-pace-instant = at once
show-speed = { $speed }×
show-wins = { $who } wins!
show-skip = Skip
show-skip_to_turn = Skip to my turn
show-skip_keys = Skip (Space or Escape)

## What happened since a player's last action

recap-title = Since your last move (s)
recap-open = Recap
recap-since = Since your last move
recap-nothing = Nothing has happened since your last move.
recap-again = Show it again
recap-show = Watch the show
recap-missed = { $count ->
    [one] { $count } move was played while you were away.
   *[other] { $count } moves were played while you were away.
}
