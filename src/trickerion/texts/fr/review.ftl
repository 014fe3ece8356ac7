# L’analyse d’une partie terminée.

review-title = Analyse : { $names }
review-chances = Chances de victoire
review-fame = Prestige attendu
review-places = Chances de chaque place
review-place = Place { $place }
review-turning_points = Tournants de la partie
review-expensive = Les décisions les plus coûteuses
review-players = Joueurs
review-none = Aucune décision n’a été nettement moins bonne que la meilleure trouvée.
review-decision = Tour { $turn }, { $phase }, { $who } : { $chosen }.
review-cost = Cela a coûté { $fame ->
    [one] { $fame } point de Prestige
   *[other] { $fame } points de Prestige
}{ $win ->
    [0] {""}
    [one] {" "}et fait baisser les chances de victoire de { $win } point de pourcentage
   *[other] {" "}et fait baisser les chances de victoire de { $win } points de pourcentage
}.
review-cost_exact = Par rapport au meilleur jeu, cela a coûté exactement { $fame ->
    [one] { $fame } point de Prestige
   *[other] { $fame } points de Prestige
}{ $win ->
    [0] {""}
    [one] {" "}et fait baisser les chances de victoire de { $win } point de pourcentage
   *[other] {" "}et fait baisser les chances de victoire de { $win } points de pourcentage
}.
review-turn_decision = Tour { $turn } : avec ce choix, { $who } a vu ses chances de victoire baisser de { $win ->
    [one] { $win } point de pourcentage
   *[other] { $win } points de pourcentage
} : { $chosen }.
review-turn_luck = Tour { $turn } : { $change ->
    [gain] grâce au hasard ({ $what }), { $who } a vu ses chances de victoire augmenter
   *[loss] à cause du hasard ({ $what }), { $who } a vu ses chances de victoire baisser
} de { $win ->
    [one] { $win } point de pourcentage
   *[other] { $win } points de pourcentage
}.
luck-dice = dés
luck-performance = carte Spectacle
luck-prophecy = Prophétie
luck-card = carte Spéciale
luck-turn_setup = carte de tour
luck-plan = plan de l’Héritier
luck-other = révélation
review-player = { $who } : { $fame ->
    [one] { $fame } point de Prestige
   *[other] { $fame } points de Prestige
}, place { $place }.
review-lost = { $mistakes ->
    [one] { $mistakes } décision sur { $decisions } aurait pu être meilleure
   *[other] { $mistakes } décisions sur { $decisions } auraient pu être meilleures
} ; par rapport aux meilleures options trouvées, cela fait { $fame ->
    [one] { $fame } point de Prestige
   *[other] { $fame } points de Prestige
}.
review-lost_by_phase = Par phase : { $phases }.
review-lost_by_source = Par origine : { $sources }.
review-luck = Chance : { $fame } de Prestige et { $points ->
    [one] { $win } point de pourcentage
   *[other] { $win } points de pourcentage
} de chances de victoire.
review-luck_by_kind = Chance : { $fame } de Prestige et { $points ->
    [one] { $win } point de pourcentage
   *[other] { $win } points de pourcentage
} de chances de victoire ({ $kinds }).
review-best = Meilleure décision, au tour { $turn }, avec { $lead ->
    [one] { $lead } point
   *[other] { $lead } points
} de Prestige de plus que le choix évident : { $chosen }.
