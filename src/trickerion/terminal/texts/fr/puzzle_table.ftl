# Problèmes dans le terminal.

puzzle_table-show = Problème { $id } : combien de Prestige pouvez-vous encore atteindre ? Tous vos Personnages sont placés.
puzzle_table-last_turn = Problème { $id } : combien de Prestige pouvez-vous encore atteindre ? Il vous reste des Personnages à placer.
puzzle_table-exact = Résolu ! { $best } de Prestige : on ne peut pas faire mieux.
puzzle_table-short = Vous avez atteint { $fame } de Prestige. Le meilleur jeu atteint { $best } :
puzzle_table-unknown = Il n’y a pas de problème { $id }.
puzzle_table-damaged = Les problèmes sont illisibles : { $reason }.
