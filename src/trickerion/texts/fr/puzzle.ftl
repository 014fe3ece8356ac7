# Problèmes : ce qui est demandé, et comment un essai est jugé.

puzzle-show_more = Tous vos Personnages sont placés. Terminez la partie avec le plus de Prestige possible.
puzzle-last_turn_more = Placez les Personnages qui vous restent. Terminez la partie avec le plus de Prestige possible.
puzzle-exact = Résolu ! { $best } : on ne peut pas faire mieux.
puzzle-short = Votre résultat : { $fame }. La solution : { $best }.
puzzle-line = La solution :
