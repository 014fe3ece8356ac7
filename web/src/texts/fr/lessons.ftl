# Les leçons. `lesson-ID` est le titre d’une leçon, `lesson-ID-ÉTAPE` le sujet d’une étape ; `-done` suit
# quand le but est atteint, les autres fins nomment un coup qui le manque. Chargé avec les leçons.

## Autour des leçons

learn-title = Leçons
learn-intro = De courtes leçons sur le vrai plateau. Celui qui a le plus de Prestige (le laurier) gagne, et ce Prestige vient surtout des Tours joués au Théâtre. C’est vous qui jouez. Chaque étape explique à quoi servent vos coups et, si l’un d’eux manque le but, pourquoi. Une leçon dure deux à trois minutes.
learn-progress = Terminées : { $done } sur { $all }
learn-done = Terminée
learn-step = Étape { $step } sur { $steps }
learn-continue = Continuer
learn-continue_differs = Continuer avec le plateau de la leçon
learn-again = Réessayer
learn-over = Ce Personnage a fini, et le but n’est pas atteint.
learn-no_hint = Pas de conseil pour cette façon de jouer. Recommencez l’étape pour en avoir un.
learn-differs = Cela marche aussi, mais l’étape suivante ne peut pas se jouer à partir de là. Elle part donc du plateau de la leçon : les Tours, les Pièces, les Matériaux ou les dés peuvent changer. Vos coups restent dans le journal.
learn-step_done = Cette étape est terminée. Choisissez « { $button } ».
learn-lesson_done = Cette leçon est terminée. Leçon suivante : { $lesson }.
learn-all_done = C’était la dernière leçon. Place à une vraie partie.
learn-missed = Le but ne peut plus être atteint. Choisissez « { $button } ».
learn-next = Leçon suivante : { $lesson }
learn-all = Toutes les leçons
learn-play = Jouer votre première partie

## Lieux et Points d’Action

lesson-places = Lieux et Points d’Action
lesson-places-more = Placer des Personnages, dépenser leurs PA et en gagner un pour un Éclat.
lesson-places-place = Un Personnage travaille au Lieu de sa carte. Un Apprenti apporte { $apprentice_ap } PA (Points d’Action), un Spécialiste { $specialist_ap }, votre Magicien { $magician_ap }, et le nombre de l’emplacement s’y ajoute. Le Magicien adverse va aussi au Centre-Ville : placez-y vite le vôtre, sur le meilleur emplacement.
lesson-places-place-done = C’est le meilleur emplacement, et votre adversaire ne peut plus l’avoir. Votre Magicien a maintenant des PA à dépenser.
lesson-places-place-plain = Cet emplacement n’ajoute rien. Prenez celui qui ajoute le plus tant qu’il est libre.
lesson-places-place-other = Ce Personnage peut attendre. Au Centre-Ville, le meilleur emplacement va au premier Magicien arrivé : placez le vôtre maintenant.
lesson-places-spend = Les PA paient les Actions de ce Lieu. Chaque dé offre quelque chose : un Tour à la Résidence, un Personnage à l’Auberge, des Pièces à la Banque. Commencez par l’argent : prenez les Pièces du dé de la Banque qui en montre le plus.
lesson-places-spend-done = Les Pièces sont à vous. Le dé montre maintenant un X : il ne propose plus rien ce tour-ci, sauf si quelqu’un dépense des PA pour le relancer ou le modifier.
lesson-places-spend-less = Ce dé montrait moins de Pièces. Les deux coûtent autant de PA : prenez celui qui rapporte le plus.
lesson-places-spend-changed = Changer un dé coûte des PA, et celui qu’il vous faut était bon tel quel.
lesson-places-spend-over = Votre Magicien a fini, mais vous n’avez pas pris les Pièces.
lesson-places-rest = Il vous reste des PA, mais pas assez pour un Tour, un Personnage ou d’autres Pièces. Vous pourriez changer un dé, mais vous n’en avez pas besoin. Les PA ne se gardent pas. Terminez ce placement.
lesson-places-rest-done = Les PA non dépensés sont perdus. Un bon plan les utilise presque tous.
lesson-places-enhance = Chacun à son tour, les joueurs placent un Personnage. Votre adversaire a eu l’emplacement qui n’ajoute rien. Placez maintenant votre Apprenti à l’Atelier. Il n’a pas assez de PA pour préparer « Balle au Vol », mais un Éclat lui en donne un de plus : améliorez-le, puis préparez le Tour.
lesson-places-enhance-done = L’Éclat a fait la différence. Vous pouvez améliorer chaque Personnage une fois quand vous le placez, sauf au Théâtre.
lesson-places-enhance-market = L’Ingénieur ira au Marché plus tard. Placez l’Apprenti à l’Atelier.
lesson-places-enhance-over = L’Apprenti a fini, et « Balle au Vol » n’est pas préparé. Améliorez d’abord l’Apprenti.
lesson-places-end = Vous savez placer des Personnages et dépenser leurs PA.

## Centre-Ville

lesson-downtown = Centre-Ville
lesson-downtown-more = Apprendre un Tour, modifier un dé, recruter un Spécialiste.
lesson-downtown-learn = Les meilleurs Tours rapportent plus de Prestige. Un dé de la Résidence qui n’est pas sur X permet d’apprendre un Tour de son école, ou de votre école favorite, la Mécanique. S’il vous manque du Prestige, payez la différence en Pièces. Placez votre Magicien sur le meilleur emplacement et apprenez un Tour de Mécanique du deuxième Niveau (◆◆).
lesson-downtown-learn-done = Vous avez payé en Pièces le Prestige manquant. Vous n’avez pas besoin des Matériaux pour apprendre un Tour : il ne les faut que pour le préparer.
lesson-downtown-learn-level = Un Tour du premier Niveau demande moins, mais rapporte moins. Vous pouvez déjà vous offrir le deuxième.
lesson-downtown-learn-category = Un beau Tour, mais apprenez cette fois un Tour de Mécanique. Tout dé de la Résidence convient, car c’est votre école favorite.
lesson-downtown-learn-other = Placez d’abord votre Magicien : sur le meilleur emplacement, il apprend un Tour et garde encore des PA.
lesson-downtown-learn-over = Votre Magicien a fini sans apprendre de Tour.
lesson-downtown-set_die = Il reste des PA à votre Magicien. Au Centre-Ville, vous pouvez relancer un dé ou, pour plus de PA, le mettre sur la face voulue. Il la garde jusqu’à ce que quelqu’un l’utilise ce tour-ci. Mettez le dé de la Banque sur sa face la plus haute.
lesson-downtown-set_die-done = Le dé rapporte maintenant autant qu’il peut. Un dé qui montre un X se modifie de la même façon.
lesson-downtown-set_die-over = Les PA sont dépensés, et le dé de la Banque ne montre pas sa face la plus haute. Relancer, c’est s’en remettre au hasard ; modifier, non.
lesson-downtown-hire = Plus l’équipe est grande, plus vous avez de PA à chaque tour. Un dé de l’Auberge montre l’Assistant, un Spécialiste. Sur l’emplacement qui reste, il manque un PA à votre Ingénieur, mais vous avez un Éclat. Placez l’Ingénieur au Centre-Ville, améliorez-le et recrutez l’Assistant.
lesson-downtown-hire-done = L’Assistant attend à l’Auberge et rejoint votre équipe à la fin du tour, avec son Plateau d’extension : une place pour un Apprenti de plus, qui ne touche pas de salaire.
lesson-downtown-hire-apprentice = Un Apprenti coûte moins, mais apporte moins de PA et pas d’extension. Recrutez l’Assistant.
lesson-downtown-hire-coins = Des Pièces, c’est toujours utile, mais un Spécialiste travaille pour vous à chaque tour. Recrutez l’Assistant.
lesson-downtown-hire-workshop = L’Atelier peut attendre. Placez l’Ingénieur au Centre-Ville.
lesson-downtown-hire-over = L’Ingénieur n’a plus de PA. Améliorez-le avant sa première Action, puis recrutez.
lesson-downtown-end = Un nouveau Tour, un meilleur dé, et un Spécialiste en route.

## Marché

lesson-market_row = Marché
lesson-market_row-more = Acheter, Commander, Commande Rapide et Négocier.
lesson-market_row-buy = Les Tours demandent des Matériaux. « Bâtons Chinois » demande du bois et des cordes, comme le montre sa carte. Le bois est en stock, et un seul Achat permet de prendre plusieurs Matériaux du même type. Placez votre Ingénieur sur le meilleur emplacement et achetez le bois pour « Bâtons Chinois ». Quand on vous propose de négocier, n’y mettez pas encore de PA.
lesson-market_row-buy-done = Le stock ne s’épuise jamais, et préparer un Tour ne consomme pas vos Matériaux. Vous les gardez.
lesson-market_row-buy-useless = « Bâtons Chinois » n’en a pas besoin. Achetez du bois.
lesson-market_row-buy-magician = Vous aurez besoin des PA du Magicien plus tard. Placez d’abord l’Ingénieur, sur le meilleur emplacement.
lesson-market_row-buy-workshop = Sans Matériaux, il n’y a rien à préparer. Placez l’Ingénieur au Marché.
lesson-market_row-buy-plain = L’Ingénieur a besoin de plus de PA pour la suite. Prenez l’emplacement qui ajoute le plus.
lesson-market_row-buy-over = L’Ingénieur a fini, et vous n’avez pas le bois.
lesson-market_row-order = Les autres Matériaux se commandent. Une Commande arrive à la fin du tour : elle remplace le Matériau situé en dessous, et tout le monde peut alors l’acheter. « Lévitation » demande de l’huile. Commandez-en, au-dessus d’un Matériau dont vous n’aurez pas besoin.
lesson-market_row-order-done = L’huile sera en stock au tour suivant. Votre adversaire pourra en acheter aussi.
lesson-market_row-order-useless = Commandez cette fois de l’huile : « Lévitation » en demande, et elle n’est pas en stock.
lesson-market_row-order-over = L’Ingénieur a fini, et l’huile n’est pas commandée.
lesson-market_row-quick_order = Il manque encore des cordes à « Bâtons Chinois », et vous ne voulez pas attendre. Une Commande Rapide demande plus de PA, mais met un Matériau en stock tout de suite, jusqu’à la fin du tour et plus cher. Faites une Commande Rapide de cordes.
lesson-market_row-quick_order-done = Les cordes sont en stock jusqu’à la fin du tour, pour tout le monde.
lesson-market_row-quick_order-useless = « Bâtons Chinois » demande des cordes. C’est pour elles qu’il faut une Commande Rapide.
lesson-market_row-quick_order-over = Les PA sont dépensés. Gardez-en assez pour la Commande Rapide.
lesson-market_row-bargain = À ce prix, les cordes prennent vos dernières Pièces, et le salaire de votre Ingénieur est dû à la fin du tour. Négociez : chaque PA ajouté à un Achat en retire une Pièce. Placez votre Magicien au Marché, achetez les deux cordes en un seul Achat, et négociez avec autant de PA que possible.
lesson-market_row-bargain-done = Vous avez maintenant tous les Matériaux de « Bâtons Chinois », et assez de Pièces pour le salaire de votre Ingénieur.
lesson-market_row-bargain-one = Une corde ne suffit pas pour « Bâtons Chinois ». Achetez les deux en un seul Achat, puis négociez.
lesson-market_row-bargain-overpaid = Vous avez les cordes, mais plus assez de Pièces pour le salaire : votre Magicien avait encore un PA pour négocier.
lesson-market_row-bargain-workshop = Vous n’avez pas encore les cordes. Placez d’abord le Magicien au Marché.
lesson-market_row-bargain-over = Votre Magicien a fini, et vous n’avez pas les cordes.
lesson-market_row-end = Vous savez maintenant comment obtenir n’importe quel Matériau, tout de suite ou pour le tour suivant.

## Atelier

lesson-workshop = Atelier
lesson-workshop-more = Préparer des Tours, avec l’aide de l’Ingénieur et du Manager.
lesson-workshop-prepare = Préparer un Tour pose des marqueurs sur sa carte, et c’est avec eux que vous jouez vos Spectacles. Il vous faut les Matériaux de la carte, mais vous les gardez. Placez votre Apprenti à l’Atelier et préparez « Bâtons Chinois ».
lesson-workshop-prepare-done = Les marqueurs sont sur la carte, et les Matériaux restent à vous. Quand tous les marqueurs auront quitté la carte, vous pourrez préparer à nouveau ce Tour.
lesson-workshop-prepare-rings = Bien, mais dans cette leçon, ce Tour vient plus tard, avec un marqueur de plus. Préparez « Bâtons Chinois ».
lesson-workshop-prepare-magician = Gardez le Magicien pour de plus grandes choses. L’Apprenti a assez de PA pour « Bâtons Chinois ».
lesson-workshop-prepare-downtown = L’Ingénieur ira au Centre-Ville plus tard. Placez l’Apprenti à l’Atelier.
lesson-workshop-prepare-over = L’Apprenti a fini, et « Bâtons Chinois » n’est pas préparé.
lesson-workshop-engineer = Un Tour sur l’emplacement de l’Ingénieur reçoit un marqueur de plus quand vous le préparez. Cet emplacement est vide, et y déplacer un Tour coûte un PA. Placez votre Magicien à l’Atelier, déplacez « Anneaux Magiques » sur l’emplacement de l’Ingénieur, puis préparez ce Tour.
lesson-workshop-engineer-done = Vous avez un marqueur de plus. Peu importe où se trouve l’Ingénieur.
lesson-workshop-engineer-early = Trop tôt : le marqueur de plus ne vient que si le Tour est sur l’emplacement de l’Ingénieur. Déplacez-le d’abord.
lesson-workshop-engineer-moved = C’était un autre Tour. Déplacez « Anneaux Magiques » sur l’emplacement de l’Ingénieur.
lesson-workshop-engineer-mummy = Ce Tour vient ensuite. Commencez par « Anneaux Magiques » : déplacez ce Tour, puis préparez-le.
lesson-workshop-engineer-downtown = L’Ingénieur ira au Centre-Ville plus tard. Placez le Magicien à l’Atelier.
lesson-workshop-engineer-over = Votre Magicien a fini, et « Anneaux Magiques » n’a pas son marqueur de plus.
lesson-workshop-manager = Une pile sur un emplacement du Manager compte pour un Matériau de plus. Vous avez trop peu de tissu pour « Momie en Flammes », mais il est chez le Manager : cela suffit. Dépensez le dernier PA de votre Magicien et préparez « Momie en Flammes ».
lesson-workshop-manager-done = L’emplacement du Manager a fourni le tissu manquant.
lesson-workshop-manager-moved = Déplacer un Tour a pris le dernier PA. Préparez plutôt « Momie en Flammes ».
lesson-workshop-manager-over = Le dernier PA est dépensé, et « Momie en Flammes » n’est pas préparé.
lesson-workshop-end = Tous vos Tours sont préparés.

## Monter un Tour et Enchaînements

lesson-set_up = Monter et enchaîner les Tours
lesson-set_up-more = Amener des marqueurs au Théâtre et les enchaîner.
lesson-set_up-backstage = Au Théâtre, tous vos Personnages doivent être sur le même jour, et personne d’autre ne peut s’y trouver. En Coulisses, le jeudi ajoute un PA et le dimanche en retire un. Vous avez plusieurs marqueurs à monter. Placez votre Ingénieur dans les Coulisses du jeudi.
lesson-set_up-backstage-done = Un PA de plus, et le jeudi est à vous pour ce tour.
lesson-set_up-backstage-sunday = Le dimanche, l’Ingénieur a moins de PA. Prenez le jeudi.
lesson-set_up-backstage-plain = Ce jour n’ajoute pas de PA. Prenez le jeudi.
lesson-set_up-backstage-other = Votre Magicien ira au Centre-Ville plus tard. Placez l’Ingénieur au Théâtre.
lesson-set_up-link = Deux coins identiques qui se touchent dans un cercle forment un Enchaînement, et un Enchaînement rapporte. Le marqueur adverse a son coin Mécanique, la roue dentée, à gauche. Montez « Anneaux Magiques » à sa gauche, roue dentée vers la droite : { $touch ->
    [yes] touchez le
   *[no] cliquez sur le
} Tour, puis l’emplacement, et choisissez le coin du haut.
lesson-set_up-link-done = Un Enchaînement ! Ce cercle montre un Éclat : vous en recevez un chacun.
lesson-set_up-link-below = Ici, les coins qui se touchent sont différents. Prenez l’emplacement à gauche du marqueur adverse.
lesson-set_up-link-lonely = Il n’y a pas de marqueur à enchaîner. Celui-ci rapporte quand quelqu’un joue la carte, mais pas maintenant.
lesson-set_up-link-over = L’Ingénieur a fini sans Enchaînement.
lesson-set_up-payment = Chaque Enchaînement que vous créez rapporte aussitôt, autant que le Niveau du Tour monté. Vous choisissez entre Prestige et Pièces : le Prestige fait gagner, les Pièces paient tout le reste. Prenez ce que vous voulez.
lesson-set_up-payment-done = Et voilà. Un Tour de plus haut Niveau rapporte plus à chaque Enchaînement.
lesson-set_up-any_corner = La carte ne peut pas recevoir un deuxième marqueur « Anneaux Magiques ». Mais deux coins identiques, quels qu’ils soient, forment un Enchaînement. Montez « Papillons Enchantés » sous le marqueur adverse, avec le coin Mentalisme, la lune, en haut.
lesson-set_up-any_corner-done = Deux coins Mentalisme se touchent, alors qu’aucun de vos Tours n’est de cette école.
lesson-set_up-any_corner-rings = C’était encore « Anneaux Magiques ». Montez « Papillons Enchantés » sous le marqueur adverse.
lesson-set_up-any_corner-lonely = Pas d’Enchaînement ici. Prenez l’emplacement sous le marqueur adverse, coin Mentalisme en haut.
lesson-set_up-any_corner-over = L’Ingénieur a fini sans deuxième Enchaînement.
lesson-set_up-end = Vos marqueurs sont sur une carte, et leurs Enchaînements vous ont déjà rapporté quelque chose.

## Spectacles et jours

lesson-perform = Spectacles et jours
lesson-perform-more = Choisir un jour, remplir une carte et la jouer.
lesson-perform-day = Pour jouer un Spectacle, votre Magicien doit être sur la Scène. Le jour change ce que rapporte chacun de vos marqueurs : le jeudi retire un point de Prestige et une Pièce, le dimanche les ajoute. Placez votre Magicien sur la Scène du meilleur jour.
lesson-perform-day-done = Chacun de vos marqueurs rapportera plus. Le risque : le dimanche vient en dernier, et un autre peut jouer votre carte avant vous.
lesson-perform-day-backstage = En Coulisses, votre Magicien ne fait que travailler. Prenez la Scène.
lesson-perform-day-thursday = Le jeudi, chacun de vos marqueurs rapporte moins.
lesson-perform-day-earlier = Ce jour ne change pas vos Récompenses. Le dimanche les augmente.
lesson-perform-day-assistant = Placez d’abord le Magicien, sur le meilleur jour. L’Assistant le rejoindra.
lesson-perform-day-over = Votre Magicien n’est pas sur la Scène.
lesson-perform-helper = Un Spécialiste en Coulisses donne un bonus à celui qui joue : du Prestige pour l’Assistant, des Pièces pour le Manager, un Éclat pour l’Ingénieur. Il doit être sur votre jour ; { $touch ->
    [yes] touchez un
   *[no] cliquez sur un
} autre jour et vous verrez pourquoi. Placez votre Assistant dans les Coulisses du dimanche.
lesson-perform-helper-done = Le bonus est assuré. Le dimanche coûte un PA à l’Assistant, mais il lui en reste un.
lesson-perform-helper-over = L’Assistant devrait aider votre Magicien. Placez-le dans les Coulisses du dimanche.
lesson-perform-fill = Une carte bien remplie fait un meilleur Spectacle. « Anneaux Magiques » est sur une carte avec le marqueur de votre adversaire. Montez « Papillons Enchantés » sur la même carte, si possible avec un Enchaînement.
lesson-perform-fill-done = Votre Spectacle a maintenant deux de vos Tours.
lesson-perform-fill-other = Ce marqueur n’est pas dans le Spectacle que vous allez jouer. Montez « Papillons Enchantés » sur la carte où est « Anneaux Magiques ».
lesson-perform-fill-over = L’Assistant a fini, et « Papillons Enchantés » n’est pas monté.
lesson-perform-show = Tous ceux qui ont des marqueurs sur une carte jouée reçoivent leurs Récompenses. Celui qui joue a en plus les bonus : pour les Enchaînements, pour les Spécialistes en Coulisses, et celui de la carte. Toute carte avec un de vos marqueurs est possible. Jouez celle qui a deux de vos Tours.
lesson-perform-show-done = Applaudissements ! Les marqueurs sont revenus à leurs propriétaires, et le tour est fini. Le journal montre tout ce que vous avez gagné.
lesson-perform-show-other = Cette carte n’a qu’un de vos Tours, et pas d’Enchaînement. Jouez l’autre.
lesson-perform-show-skipped = Vous pouvez renoncer à votre Spectacle, mais alors vous ne gagnez rien.
lesson-perform-end = Vous avez donné votre premier Spectacle.

## Salaires et fin du tour

lesson-end_turn = Salaires et fin du tour
lesson-end_turn-more = Payer votre équipe, voir le tour s’achever, faire de la publicité.
lesson-end_turn-idle = Après les Spectacles, vous payez { $specialist_wage } par Spécialiste placé et { $apprentice_wage } par Apprenti. Chaque Pièce impayée coûte du Prestige. Un Personnage au Repos ne coûte rien. Votre Spectacle rapportera assez pour l’Ingénieur et l’Apprenti, mais pas pour le Manager. Laissez le Manager au Repos.
lesson-end_turn-idle-done = Le Manager reste chez vous, et sa carte revient dans votre main à la fin du tour.
lesson-end_turn-idle-apprentice = Vous n’économisez pas assez. Le Manager coûte plus que l’Apprenti : laissez le Manager au Repos.
lesson-end_turn-idle-placed = Vous ne pouvez plus payer tous les salaires. Laissez le Manager au Repos.
lesson-end_turn-idle-early = Vous placerez l’Apprenti dans un instant. Laissez d’abord le Manager au Repos.
lesson-end_turn-idle-over = Le Manager n’est pas au Repos : vos salaires sont trop élevés.
lesson-end_turn-work = L’Apprenti vaut son salaire. Placez-le à l’Atelier et préparez « Bâtons Chinois », pour avoir des marqueurs au tour suivant.
lesson-end_turn-work-done = C’était le dernier Personnage : place aux Spectacles.
lesson-end_turn-work-idle = Un Apprenti au Repos ne coûte rien, mais vous pouvez payer celui-ci.
lesson-end_turn-work-rings = Vous avez déjà un marqueur « Anneaux Magiques » au Théâtre. Préparez « Bâtons Chinois ».
lesson-end_turn-work-over = L’Apprenti a fini, et « Bâtons Chinois » n’est pas préparé.
lesson-end_turn-show = Jouez votre carte. Puis le tour s’achève : chacun paie les salaires, les Personnages rentrent, les cordes commandées arrivent au Marché, et la dernière carte Spectacle cède sa place à une nouvelle. Suivez tout cela dans le journal.
lesson-end_turn-show-done = Votre Spectacle a payé les salaires. Les cordes sont en stock, une carte Spectacle est partie avec son marqueur, et un nouveau tour a commencé.
lesson-end_turn-show-skipped = Sans les Pièces de votre Spectacle, vous ne pouvez pas payer les salaires. Jouez votre carte.
lesson-end_turn-advertise = Celui qui a le moins de Prestige joue en premier, et c’est vous. Votre Affiche coûte donc moins cher : plus vous êtes loin dans l’Ordre d’Initiative, plus elle coûte. Échangez une Pièce contre du Prestige : faites de la publicité.
lesson-end_turn-advertise-done = Du Prestige pour une seule Pièce. Au tour suivant, vous serez peut-être plus loin dans l’ordre.
lesson-end_turn-advertise-passed = Une Affiche ne sera jamais moins chère. Faites de la publicité.
lesson-end_turn-end = Vous avez vu un tour finir et le suivant commencer.

## Planifier un tour

lesson-plan = Planifier un tour
lesson-plan-more = Affecter les cartes en pensant au Spectacle, et placer dans le bon ordre.
lesson-plan-set_up = Planifiez à rebours, depuis votre Spectacle. « Anneaux Magiques » a des marqueurs sur sa carte, mais ils n’y rapportent rien. Il faut quelqu’un pour en monter un, et quelqu’un pour jouer. Commencez par le montage : mettez une carte Théâtre sous votre Ingénieur.
lesson-plan-set_up-done = L’Ingénieur peut monter un Tour et, en Coulisses, il vous vaut un Éclat quand vous jouez.
lesson-plan-set_up-workshop = Il n’y a rien à préparer : « Anneaux Magiques » a ses marqueurs, et il manque des cordes à « Bâtons Chinois ».
lesson-plan-set_up-later = Utile une autre fois. Maintenant, vos marqueurs doivent aller au Théâtre.
lesson-plan-set_up-ready = Ne validez pas encore vos plans : vos Personnages ont besoin de cartes.
lesson-plan-perform = Un Magicien sur la Scène ne peut pas monter de Tour, mais c’est le seul Personnage à pouvoir jouer un Spectacle. Mettez une carte Théâtre sous votre Magicien.
lesson-plan-perform-done = L’Ingénieur monte, le Magicien joue : voilà un Spectacle en un seul tour.
lesson-plan-perform-elsewhere = Alors personne ne joue ce tour-ci. Mettez une carte Théâtre sous votre Magicien.
lesson-plan-perform-ready = Ne validez pas encore vos plans : votre Magicien a besoin d’une carte.
lesson-plan-apprentice = L’Apprenti a peu de PA. Où suffisent-ils pour être utile ? Regardez « Bâtons Chinois » : il lui manque des cordes, et elles ne sont pas en stock. Choisissez la carte qui aide.
lesson-plan-apprentice-done = Une Commande demande peu de PA, et au tour suivant vous pourrez acheter les cordes.
lesson-plan-apprentice-workshop = « Bâtons Chinois » ne peut pas être préparé sans cordes, et « Anneaux Magiques » a encore ses marqueurs.
lesson-plan-apprentice-downtown = Apprendre, recruter et prendre des Pièces demandent plus de PA qu’un Apprenti n’en a, sauf sur le meilleur emplacement. Votre adversaire sera peut-être plus rapide.
lesson-plan-apprentice-theater = Votre Ingénieur suffit pour monter le Tour. Pensez à celui auquel il manque un Matériau.
lesson-plan-apprentice-ready = Ne validez pas encore vos plans : votre Apprenti a besoin d’une carte.
lesson-plan-ready = Vérifiez les salaires : { $specialist_wage } pour l’Ingénieur, { $apprentice_wage } pour l’Apprenti. Vous avez assez de Pièces, même sans le Spectacle. Ensuite, tous les plans sont révélés en même temps. Validez vos plans.
lesson-plan-ready-done = Le Magicien adverse va aussi au Théâtre, et c’est vous qui placez en premier.
lesson-plan-ready-recalled = Votre plan était bon. Validez-le sans rien changer.
lesson-plan-first = Maintenant, l’ordre compte : personne ne peut vous rejoindre sur votre jour. Le dimanche rapporte le plus, et même ce jour-là votre Ingénieur a un PA pour monter un Tour. Votre adversaire veut peut-être ce jour aussi. Prenez-le maintenant.
lesson-plan-first-done = Le dimanche est à vous. Votre Magicien peut suivre plus tard, car plus personne d’autre ne peut y venir.
lesson-plan-first-market = Pendant ce temps, votre adversaire peut prendre le dimanche. Allez d’abord au Théâtre.
lesson-plan-first-day = Ce jour est à vous, mais votre Spectacle rapporterait plus le dimanche.
lesson-plan-first-over = Placez quelqu’un au Théâtre, le dimanche.
lesson-plan-end = Monter, jouer, et penser au Spectacle suivant : voilà un bon tour. Une première partie vous attend. Les leçons suivantes parlent de l’Allée Sombre.

## L’Allée Sombre

lesson-dark_alley = L’Allée Sombre
lesson-dark_alley-more = Piocher des cartes Spéciales et en utiliser une.
lesson-dark_alley-draw = L’Allée Sombre offre des cartes Affectation Spéciale, avec une pioche pour chacun des autres Lieux. Piocher, c’est regarder deux cartes et en garder une. La première carte d’un placement est la moins chère. Placez votre Apprenti sur le meilleur emplacement et choisissez « Piocher une carte » avec n’importe quelle pioche.
lesson-dark_alley-draw-done = Vous avez pioché deux cartes que personne d’autre ne voit. Choisissez maintenant l’une d’elles.
lesson-dark_alley-draw-further = Cette Action coûte plus cher. Commencez par « Piocher une carte ».
lesson-dark_alley-draw-plain = Sur cet emplacement, vous ne pourriez piocher qu’une fois. Prenez celui qui ajoute le plus.
lesson-dark_alley-draw-other = Ce Personnage peut attendre. Placez l’Apprenti dans l’Allée Sombre.
lesson-dark_alley-draw-over = L’Apprenti a fini sans piocher de carte.
lesson-dark_alley-keep = Une carte Spéciale se joue comme toute carte Affectation, au Lieu qu’elle indique, avec un bonus. Celles qui restent en main à la fin de la partie valent du Prestige. Lisez les deux et gardez celle que vous préférez.
lesson-dark_alley-keep-done = La carte est dans votre main. L’autre est maintenant sous sa pioche.
lesson-dark_alley-further = Il vous reste des PA pour « Piocher d’autres cartes », une Action plus chère mais que vous pouvez répéter. Piochez où vous voulez et gardez une carte.
lesson-dark_alley-further-done = Deux cartes Spéciales en une visite. Vous pourrez les affecter dès le tour suivant.
lesson-dark_alley-further-over = L’Apprenti a fini sans deuxième carte.
lesson-dark_alley-use = Votre Ingénieur a une carte Spéciale, « Peaufinage » : le Tour préparé reçoit un marqueur de plus. Placez l’Ingénieur à l’Atelier et utilisez la carte pour son bonus. Choisissez de l’utiliser pour la prochaine Action, puis préparez « Anneaux Magiques ».
lesson-dark_alley-use-done = Un marqueur de plus que ce qui est imprimé. À la fin du tour, la carte utilisée retourne sous sa pioche.
lesson-dark_alley-use-ap = La carte donne maintenant un PA au lieu de son bonus. C’est parfois mieux, mais pas ici.
lesson-dark_alley-use-without = Vous avez préparé sans le bonus de la carte. Choisissez d’abord de l’utiliser pour la prochaine Action, puis préparez.
lesson-dark_alley-use-magician = Le Magicien peut attendre. Placez l’Ingénieur à l’Atelier.
lesson-dark_alley-use-over = L’Ingénieur a fini sans le bonus de sa carte.
lesson-dark_alley-end = Vous savez obtenir des cartes Spéciales et les utiliser.

## Prophéties et capacités

lesson-prophecies = Prophéties et capacités
lesson-prophecies-more = Profiter de la Prophétie active et de votre capacité, et choisir la suite.
lesson-prophecies-active = Une Prophétie est active et change les règles pour tous. Ce tour-ci, c’est « Résidence ouverte » : apprendre demande si peu de PA qu’un Apprenti peut le faire. Placez l’Apprenti qui a la carte Centre-Ville, et apprenez n’importe quel Tour.
lesson-prophecies-active-done = Aux autres tours, cela demande plus de PA que n’en ont la plupart des Personnages. Regardez toujours la Prophétie active avant de planifier.
lesson-prophecies-active-other = Profitez d’abord de la Prophétie : placez l’Apprenti au Centre-Ville.
lesson-prophecies-active-over = L’Apprenti a fini sans apprendre de Tour.
lesson-prophecies-ability = Chaque Magicien a une capacité. Votre Mécanicien donne à chaque tour un PA de plus à un Apprenti, sauf au Théâtre. Préparer « Balle au Vol » demande plus de PA qu’un Apprenti n’en a. Placez votre autre Apprenti à l’Atelier, utilisez la capacité, puis préparez le Tour.
lesson-prophecies-ability-done = Votre capacité ne coûte rien et revient à chaque tour. Celles des autres Magiciens sont bien différentes.
lesson-prophecies-ability-engineer = L’Ingénieur vient ensuite. Placez l’Apprenti à l’Atelier.
lesson-prophecies-ability-over = L’Apprenti a fini, et « Balle au Vol » n’est pas préparé. Utilisez la capacité avant la première Action.
lesson-prophecies-fortune = À la fin du tour, la Prophétie en attente de gauche devient active. « Troupe épuisée » laisserait très peu de PA à votre Magicien. La Diseuse de Bonne Aventure les déplace toutes : celle du milieu va à gauche. Placez votre Ingénieur dans l’Allée Sombre et amenez « Samedi radieux » à gauche.
lesson-prophecies-fortune-done = Au tour suivant, les Spectacles du samedi rapportent plus. Tout le monde le voit venir : faites vite.
lesson-prophecies-fortune-over = « Samedi radieux » n’est pas à gauche. La Diseuse de Bonne Aventure l’y amène.
lesson-prophecies-end = Vous savez ce que changent les Prophéties et les capacités.

## Duel des Magiciens

lesson-duel = Duel des Magiciens
lesson-duel-more = Lire les cartes de tour et créer un Enchaînement avec un marqueur neutre.
lesson-duel-day = Dans le Duel, à chaque tour, une nouvelle carte ferme des emplacements et des jours. Cette fois, c’est « Travaux de voirie » ; son nom est affiché au Théâtre, et des planches barrent ce qui est fermé. { $touch ->
    [yes] Touchez le
   *[no] Cliquez sur le
} jeudi pour voir pourquoi. Placez ensuite votre Apprenti dans les Coulisses d’un jour ouvert.
lesson-duel-day-done = Deux jours seulement sont ouverts : il n’en reste qu’un pour l’adversaire.
lesson-duel-day-other = L’Ingénieur viendra plus tard. Placez l’Apprenti au Théâtre.
lesson-duel-link = Le marqueur au centre gris est neutre : imprimé sur sa carte, il n’appartient à personne et ne rapporte rien, mais il permet des Enchaînements. Son coin Optique, l’œil, pointe vers le bas, sur un Éclat. Montez « Papillons Enchantés » en dessous, l’œil vers le haut.
lesson-duel-link-done = Un Enchaînement, et l’Éclat est à vous seul : le marqueur neutre n’appartient à personne.
lesson-duel-link-plain = C’est un Enchaînement, mais son cercle n’a pas d’Éclat. Prenez l’emplacement sous le marqueur neutre.
lesson-duel-link-lonely = Les coins sont différents, ou il n’y a pas de marqueur à côté. Prenez l’emplacement sous le marqueur neutre, coin Optique vers le haut.
lesson-duel-link-over = L’Apprenti a fini sans Enchaînement.
lesson-duel-payment = Un Enchaînement avec un marqueur neutre rapporte autant qu’un autre : du Prestige ou des Pièces, selon le Niveau de votre Tour. Prenez ce que vous voulez.
lesson-duel-payment-done = C’est payé. Le marqueur neutre reste sur sa carte et pourra servir encore.
lesson-duel-next = La carte suivante est déjà connue : « Chutes de neige » fermera les deux meilleurs emplacements du Centre-Ville. Profitez-en tant qu’ils sont ouverts : placez votre Ingénieur sur le meilleur des deux.
lesson-duel-next-done = Le meilleur emplacement, au dernier tour avant sa fermeture. Regardez toujours les deux cartes avant de planifier.
lesson-duel-next-plain = Cet emplacement rapporte moins de PA. Le meilleur est encore ouvert, mais il sera fermé au tour suivant.
lesson-duel-end = Vous savez comment la ville change dans un Duel.

lesson-powers = Pouvoirs de Magicien
lesson-powers-more = Apprendre un Pouvoir, s’en servir et savoir quand mieux vaut dépenser l’Éclat qui le retient.
lesson-powers-learn = Vos Éclats remplissent les emplacements de Pouvoir de bas en haut ; un emplacement plein est ouvert. Deux le sont : « Établi bien rangé » occupe celui du bas, l’autre est libre. Avant de planifier, vous pouvez apprendre un Pouvoir de votre main. Apprenez « Esprit vif » : apprendre un Tour coûtera moins.
lesson-powers-learn-done = « Esprit vif » est à côté de l’emplacement du haut, car un Pouvoir du deuxième Niveau nécessite le deuxième emplacement ou un plus haut. Il agit tant que cet emplacement reste ouvert.
lesson-powers-learn-replaced = Un emplacement n’a qu’un Pouvoir : celui qui s’y trouvait est revenu dans votre main. Profitez de l’emplacement libre : apprenez « Esprit vif ».
lesson-powers-learn-other = Un bon Pouvoir, mais ce tour-ci, vous voulez un nouveau Tour de magie. Apprenez « Esprit vif ».
lesson-powers-learn-none = Sans nouveau Pouvoir, l’emplacement du haut reste vide ce tour-ci. Apprenez « Esprit vif ».
lesson-powers-use = Les plans sont faits, et votre adversaire a pris le meilleur emplacement du Centre-Ville. Sur celui qui reste, il manquerait un PA à votre Manager pour apprendre un Tour, mais « Esprit vif » l’économise. Placez le Manager au Centre-Ville et apprenez un Tour de votre choix.
lesson-powers-use-done = Sans le Pouvoir, ce Tour vous aurait coûté un Éclat. « Esprit vif » vous aide à chaque tour, tant que vous gardez vos Éclats.
lesson-powers-use-spent = Cet Éclat venait de l’emplacement du haut. Il s’est fermé, « Esprit vif » est revenu dans votre main, et apprendre un Tour coûte autant que d’habitude. Gardez vos Éclats pour l’instant.
lesson-powers-use-elsewhere = Ce Personnage peut attendre. Profitez d’abord d’« Esprit vif » : placez le Manager au Centre-Ville.
lesson-powers-use-over = Le Manager a fini sans apprendre de Tour.
lesson-powers-spend = Vous n’apprendrez plus de Tour ce tour-ci : « Esprit vif » peut se reposer. Il manque un PA à votre Apprenti pour préparer « Balle au Vol ». Un Éclat suffit, mais il est pris en haut, et cet emplacement se ferme. Placez l’Apprenti à l’Atelier, améliorez-le et préparez le Tour.
lesson-powers-spend-done = « Esprit vif » est revenu dans votre main. Avec un nouvel Éclat, vous pourrez le réapprendre avant de planifier. L’emplacement du bas est resté ouvert : « Établi bien rangé » a donc récompensé la préparation.
lesson-powers-spend-magician = Votre Magicien ira au Théâtre plus tard. Placez l’Apprenti à l’Atelier.
lesson-powers-spend-over = L’Apprenti a fini, et « Balle au Vol » n’est pas préparé. Améliorez d’abord l’Apprenti.
lesson-powers-end = Dans cette variante, les Éclats ne rapportent pas de Prestige à la fin. Gardez-les pour vos Pouvoirs, ou dépensez-les quand un PA vaut davantage.

lesson-heir = L’Héritier de Dahlgaard
lesson-heir-more = Jouez seul : lisez le plan de l’Héritier et devancez-le.
lesson-heir-race = Dans le jeu en solo, votre adversaire est un héritier du vieux Dahlgaard. Personne ne joue l’Héritier : il suit des règles, et son plan est visible. Ce tour-ci, son Magicien va au Centre-Ville, et votre Ingénieur aussi. Un Lieu que vous voulez encore tous les deux est disputé, et l’Héritier y va en premier. Soyez plus rapide : placez votre Ingénieur sur le meilleur emplacement du Centre-Ville.
lesson-heir-race-done = Le meilleur emplacement est à vous. Le Centre-Ville n’est plus disputé.
lesson-heir-race-theater = Le Théâtre a deux jours ouverts, un pour chacun. Mais le meilleur emplacement du Centre-Ville est unique : placez l’Ingénieur.
lesson-heir-race-plain = Cet emplacement rapporte moins de PA. Prenez le meilleur avant l’Héritier.
lesson-heir-reply = Utilisez les PA de l’Ingénieur comme vous voulez et terminez le placement. Ensuite, l’Héritier place un Personnage. Vous voulez encore tous les deux le Théâtre : c’est donc là qu’il va. Le journal indique la règle qui dicte chacun de ses gestes.
lesson-heir-reply-done = L’Héritier est Occupé et a donc pris le dernier jour ouvert. Il a aussitôt monté un marqueur : ses Tours sont toujours préparés.
lesson-heir-day = Avec un plan de montage, l’Héritier est Occupé ; avec un plan de spectacle, il peut être Prêt et prend le premier jour. Vous savez donc quel jour il vous laisse. Placez votre Apprenti en Coulisses le vendredi.
lesson-heir-day-done = Le vendredi est à vous. Lisez le plan, puis décidez où vous devez arriver le premier.
lesson-heir-end = C’était la dernière leçon. Le reste vient en jouant.
