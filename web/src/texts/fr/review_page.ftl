# La page de l’analyse d’une partie terminée.

review-page = Analyse
review-intro = Chaque décision est comparée à la meilleure option trouvée, d’après ce que savait le joueur : ce qu’elle a coûté en Prestige et en chances de victoire. La chance est comptée à part.
review-working = Analyse de la partie : { $percent } %
review-waiting = { $ahead ->
    [one] En attente : { $ahead } autre analyse passe avant.
   *[other] En attente : { $ahead } autres analyses passent avant.
}
review-failed = L’analyse n’a pas pu être terminée.
review-again = Réessayer
review-graph = Afficher
review-graph_help = Cliquez sur le graphique ou déplacez le curseur pour choisir une position.
review-at = Tour { $turn }, action { $action }
review-percent = { $percent } %
review-whose = Joueur
review-everyone = Tous
review-order = Ordre
review-by_cost = Les plus coûteuses d’abord
review-by_time = Dans l’ordre du jeu
review-no_mistakes = Rien de mieux n’a été trouvé.
review-position = Voir la position
review-more = En afficher { $count } de plus
review-others = Autres options
review-option = { $option } : { $fame } de Prestige, { $percent } % de victoire
review-replay = Revoir la partie
