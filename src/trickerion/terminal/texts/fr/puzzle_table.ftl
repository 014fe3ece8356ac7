# Problèmes dans le terminal.

puzzle-title = Problème { $id }. { $goal }
puzzle-unknown = Il n’y a pas de problème { $id }.
puzzle-damaged = Le recueil de problèmes est endommagé : { $reason }.
