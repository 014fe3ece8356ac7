# Le plan de la partie : les étapes au-dessus des plateaux.

plan-of = Le plan de la partie, et où en est « { $trick } »
plan-none = Le plan de la partie : commencez par apprendre un Tour
plan-step = { $state ->
    [done] { $step } (fait) : { $more }
    [next] { $step } (à faire) : { $more }
   *[later] { $step } : { $more }
}
plan-here = La suite pour « { $trick } ».
plan-learn = Apprendre
plan-learn_more = Centre-Ville : prenez un Tour. Plus il est bon, plus il rapporte et plus il demande de Prestige.
plan-buy = Acheter
plan-buy_more = Marché : procurez-vous les Matériaux inscrits sur la carte du Tour. Vous les gardez toute la partie.
plan-prepare = Préparer
plan-prepare_more = Atelier : recevez des marqueurs du Tour. Ce sont eux que vous porterez au Théâtre.
plan-set_up = Monter
plan-set_up_more = Théâtre : posez des marqueurs sur une carte Spectacle. Les coins identiques forment des Enchaînements, qui rapportent aussitôt.
plan-perform = Jouer
plan-perform_more = Théâtre : votre Magicien joue une carte, et chacun touche la Récompense de ses marqueurs sur cette carte. C’est la principale source de Prestige.
