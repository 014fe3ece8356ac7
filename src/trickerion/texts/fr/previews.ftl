# Ce que les messageries montrent d'un lien vers ce serveur.

preview-about = Un jeu de société où rivalisent des magiciens. Jouez-y dans votre navigateur, à plusieurs ou contre des bots.
preview-title = { $title } · { $product }
preview-open_title = { $names } : une table de { $product }
preview-waiting = { $game }, { $players } joueurs. { $free ->
    [one] Une place est libre : venez jouer.
   *[other] { $free } places sont libres : venez jouer.
}
preview-playing = { $game }, { $players } joueurs : { $names }. Tour { $turn } ; venez regarder.
preview-over = { $game }, { $players } joueurs : { $names }. La partie est terminée ; venez la revoir.
