# Problèmes dans le terminal.

note-puzzle_show = Problème { $id } : tous vos Personnages sont placés. Terminez la partie avec le plus de Prestige possible.
note-puzzle_last_turn = Problème { $id } : placez les Personnages qui vous restent et terminez la partie avec le plus de Prestige possible.
note-puzzle_exact = Résolu ! { $best } de Prestige : on ne peut pas faire mieux.
note-puzzle_short = Vous avez atteint { $fame } de Prestige. Le meilleur jeu atteint { $best } :
puzzle-unknown = Il n’y a pas de problème { $id }.
puzzle-damaged = Les problèmes sont illisibles : { $reason }.
