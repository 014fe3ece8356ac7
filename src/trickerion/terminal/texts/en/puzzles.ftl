# Puzzles in the terminal.

puzzle-show = Puzzle { $id }: all your Characters are placed. Finish the game with as much Fame as possible.
puzzle-last_turn = Puzzle { $id }: place the Characters you have left, and finish the game with as much Fame as possible.
puzzle-exact = Solved! { $best } Fame: nobody can do better.
puzzle-short = You reached { $fame } Fame. The best play reaches { $best }:
puzzle-unknown = There is no puzzle { $id }.
puzzle-damaged = The puzzles can’t be read: { $reason }.
