# Puzzles: what is asked, and how an attempt is judged.

puzzle-show_more = All your Characters are placed. Finish the game with as much Fame as possible.
puzzle-last_turn_more = Place the Characters you have left. Finish the game with as much Fame as possible.
puzzle-exact = Solved! { $best }: nobody can do better.
puzzle-short = You reached { $fame }. The solution reaches { $best }.
puzzle-line = The solution:
