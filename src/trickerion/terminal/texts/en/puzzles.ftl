# Puzzles in the terminal.

note-puzzle_show = Puzzle { $id }: all your Characters are placed. Finish the game with as much Fame as possible.
note-puzzle_last_turn = Puzzle { $id }: place the Characters you have left, and finish the game with as much Fame as possible.
note-puzzle_exact = Solved! { $best } Fame: nobody can do better.
note-puzzle_short = You reached { $fame } Fame. The best play reaches { $best }:
puzzle-unknown = There is no puzzle { $id }.
puzzle-damaged = The puzzles can’t be read: { $reason }.
