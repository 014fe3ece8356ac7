# Puzzles in the terminal.

puzzle_table-show = Puzzle { $id }: how much Fame can you still reach? Every Character is placed.
puzzle_table-last_turn = Puzzle { $id }: how much Fame can you still reach? You have Characters left to place.
puzzle_table-exact = Solved! { $best } Fame: nobody can do better.
puzzle_table-short = You reached { $fame } Fame. The best play reaches { $best }:
puzzle_table-unknown = There is no puzzle { $id }.
puzzle_table-damaged = The puzzles can’t be read: { $reason }.
