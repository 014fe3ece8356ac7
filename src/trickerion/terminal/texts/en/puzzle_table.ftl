# Puzzles in the terminal.

puzzle-title = Puzzle { $id }. { $goal }
puzzle-unknown = There is no puzzle { $id }.
puzzle-damaged = The puzzle collection is damaged: { $reason }.
