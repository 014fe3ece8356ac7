# Puzzles: the list, the puzzle of the day, and the panel beside the boards.

## The list

puzzles-intro = Positions from the last turn of real games. One answer is clearly the best, and a computer has proved it. Can you find it?
puzzles-daily = Puzzle of the day
puzzles-try = Try it
puzzles-again = Try it again
puzzles-results = Today’s results
puzzles-nobody = Nobody has tried it today. Be the first!
puzzles-who = Name
puzzles-visitor = (no account)
puzzles-first = First attempt
puzzles-attempts = Attempts
puzzles-streak = { $days ->
    [one] Solved { $days } day in a row
   *[other] Solved { $days } days in a row
}
puzzles-filter = Choose puzzles
puzzles-kind = Kind
puzzles-difficulty = Difficulty
puzzles-theme = Theme
puzzles-any = any
puzzles-progress = Solved: { $done } of { $all } · shown: { $shown }
puzzles-number = Puzzle { $number }
puzzles-done = Solved
puzzles-players = { $players } players
puzzles-decisions = { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}

## A puzzle

puzzle-show = Best show
puzzle-show_more = All your Characters are placed. Finish the game with as much Fame as possible.
puzzle-last_turn = Best last turn
puzzle-last_turn_more = Place the Characters you have left. Finish the game with as much Fame as possible.
puzzle-others = From here on nothing depends on luck, and the other players play for their own Fame.
puzzle-easy = easy
puzzle-medium = medium
puzzle-hard = hard
puzzle-exact = Solved! { $best }: nobody can do better.
puzzle-short = You reached { $fame }. The best play reaches { $best }.
puzzle-solved = Puzzle solved
puzzle-missed = There is a better way
puzzle-line_shown = That was the best play
puzzle-line = The best play:
puzzle-show_line = Show the best play
puzzle-again = Try again
puzzle-restart = Start over
puzzle-next = Next puzzle
puzzle-all = All puzzles

## Themes

theme-links = links
theme-weekday = choice of weekday
theme-performer = performer bonus
theme-reschedule = Reschedule
theme-set_up = Set Up
theme-prepare = Prepare
theme-components = components
theme-shards = Shards
theme-wages = wages
theme-idle = Idle Characters
theme-special_card = Special cards
theme-prophecy = prophecies
theme-level_3 = bonuses of the greatest tricks
theme-final_scoring = final scoring
