# Le régisseur de la première partie guidée ; chargé avec la table d’une telle partie.

guide-then = { $told } { $next }
guide-director = Régisseur
guide-welcome = Bienvenue ! Je suis votre régisseur. Vous avez { $turns } tours ; celui qui a le plus de Prestige à la fin gagne, et le Prestige vient surtout des Tours joués au Théâtre. Les Pièces, les Éclats et les Personnages qui vous restent comptent aussi à la fin.
guide-magician = Choisissez un Magicien : vos Tours seront de son école. La Mécanique ménage votre bourse.

guide-advertise = Collez une Affiche : { $fame } pour { $price }. À la fin, { $coins } ne rapportent que { $coins_fame }, et il vous restera de quoi payer les salaires ({ $wages }).
guide-no_poster = Pas d’Affiche cette fois : il vous faut vos Pièces pour les salaires ({ $wages }), et chaque Pièce impayée coûte du Prestige.
guide-no_poster_goods = Pas d’Affiche cette fois : outre les salaires ({ $wages }), il vous faut vos Pièces pour les Matériaux, sans lesquels il n’y a pas de Spectacle.

guide-plan = Voici un bon plan pour ce tour : { $jobs }.
guide-assign = Affecter ces cartes
guide-plan_why = Un Tour ne rapporte que s’il est joué : tâchez de donner un Spectacle à chaque tour pendant que quelqu’un prépare le Tour suivant.
guide-final = Pensez à la fin : { $shard_fame } par Éclat, { $coins_fame } pour { $coins }, { $apprentice_fame } par Apprenti, { $specialist_fame } par Spécialiste. Recrutez et gardez des Pièces.
guide-plan_last = C’est le dernier tour : apprendre et acheter ne rapportent plus. Comptez sur les Spectacles et sur ce qui reste pour le décompte final.
guide-plan_done = Le plan est complet. Validez vos plans pour voir ce que prépare votre adversaire.
guide-jobs = { $told } ; { $next }
guide-job_show = des cartes Théâtre pour { $character_le }, qui monte « { $trick } », et pour le Magicien, qui joue ensuite
guide-job_prepare = une carte Atelier pour préparer « { $trick } »
guide-job_refill = une carte Atelier pour préparer de nouveau « { $trick } » dès que son dernier marqueur est monté
guide-job_buy = une carte Marché pour acheter ce qu’il faut à « { $trick } » ({ $goods })
guide-job_order = une carte Marché pour commander ce qu’il faut à « { $trick } » ({ $goods })
guide-job_learn = une carte Centre-Ville pour apprendre un autre Tour
guide-job_coins = une carte Centre-Ville pour prendre des Pièces à la Banque
guide-job_hire = une carte Centre-Ville pour recruter { $hireling_un }, qui rapportera { $fame } à la fin
guide-job_ahead = une carte Marché pour { $character_le }, afin de commander ou d’acheter pour votre prochain Tour
guide-job_help = une carte Théâtre pour { $character_le }, afin de monter d’autres marqueurs le même jour
guide-job_town = une carte Centre-Ville pour { $character_le }, afin d’engager de l’aide ou de prendre des Pièces
guide-job_slot = { $job } (seul l’emplacement { $modifier } donne assez de PA : placez-y { $character_le } avant que votre adversaire le prenne)
guide-job_rest = les autres restent chez eux, ce qui évite leurs salaires
guide-job_rest_free = les autres restent chez eux, faute de pouvoir se rendre utiles

guide-place = Les emplacements partent vite : allez d’abord là où c’est important. Le nombre inscrit sur un emplacement s’ajoute aux PA du Personnage que vous y placez.
guide-place_contested = Placez d’abord { $character_le } : seul l’emplacement { $modifier } { $location_in } donne assez de PA, et { $who } veut aussi y aller.
guide-place_prepare = Préparez d’abord « { $trick } » à l’Atelier : vous pourrez le monter et le jouer dès ce tour.
guide-place_helper = Envoyez { $character_le } au Théâtre avant votre Magicien : on ne joue que les marqueurs déjà posés sur une carte Spectacle. Les derniers jours rapportent plus.
guide-days = Mais on joue dans l’ordre des jours, et une carte jouée perd tous ses marqueurs : vous touchez les Récompenses des vôtres, mais vous ne pouvez plus les jouer vous-même.
guide-days_rival = { $who } joue avant vous, { $weekday_le }. Si c’est la carte où sont vos marqueurs, vous touchez leurs Récompenses, mais ils quittent la carte, et votre Magicien n’a plus rien à jouer.
guide-place_gone = { $who } a pris l’emplacement { $modifier } { $location_in }, et sur ceux qui restent { $character_le } a trop peu de PA pour agir. Laissez-le au Repos.
guide-place_idle = Il ne reste aucun emplacement où { $character_le } serait utile. Laissez-le au Repos.
guide-idle_saves = Cela évite un salaire de { $wage }.
guide-place_magician = Vos marqueurs sont en place. Mettez votre Magicien sur la Scène du jour où sont vos aides : les Spécialistes y augmentent votre bonus.
guide-place_unready = Votre Magicien n’a encore rien à jouer. Montez d’abord un marqueur, ou utilisez ses PA en Coulisses.
guide-marked = Signalé pour vous : { $slot }.

guide-learn = Apprenez un autre Tour : prenez un dé éclairé de la Résidence. Deux Tours dans un Spectacle rapportent presque deux fois plus qu’un seul.
guide-bank = Prenez des Pièces à la Banque : les salaires tombent à la fin du tour, et chaque Pièce impayée coûte du Prestige.
guide-hire = Recrutez de l’aide à l’Auberge : un Personnage de plus, c’est davantage d’Actions à chaque tour, contre un salaire, et du Prestige à la fin (Apprenti : { $apprentice_fame } ; Spécialiste : { $specialist_fame }).
guide-hire_last = Recrutez à l’Auberge : à la fin, un Apprenti rapporte { $apprentice_fame }, un Spécialiste { $specialist_fame }.
guide-bank_last = Prenez des Pièces à la Banque : ce qui reste après les salaires rapporte { $coins_fame } pour { $coins }.
guide-trick = Choisissez un Tour que vous pourrez bientôt préparer : vous avez ses Matériaux, ou ils sont au Marché.
guide-trick_why = Un Tour modeste joué tôt vaut mieux qu’un grand Tour joué une seule fois.
guide-trick_owned = Apprenez « { $trick } » : vous avez ses Matériaux et pourrez bientôt le préparer.
guide-trick_sale = Apprenez « { $trick } » : ce qu’il demande ({ $goods }) est en vente au Marché.
guide-buy = Achetez pour « { $trick } » : { $goods }. Les Matériaux restent à vous, vous ne payez donc qu’une fois.
guide-order = Pour « { $trick } », il vous faut : { $goods }. Le Marché n’a pas tout. Commandez pour le tour suivant, ou faites une Commande Rapide si vous ne pouvez pas attendre.
guide-shop_ahead = Vous avez ce qu’il faut pour vos Tours. Achetez pour le prochain, ou gardez vos Pièces.
guide-prepare = Préparez « { $trick } » : vous recevez des marqueurs à monter au Théâtre.
guide-set_up = Montez un marqueur sur une carte Spectacle, de préférence à côté d’autres.
guide-set_up_why = Là où deux coins identiques se touchent dans un cercle, il y a un Enchaînement, et il rapporte aussitôt.
guide-spot = Cherchez un emplacement où un coin de votre marqueur en touche un identique dans un cercle. S’il n’y en a pas, n’importe lequel convient.
guide-spot_rival = { $who } joue avant vous, { $weekday_le } : préférez une carte sans marqueur { $whose }.
guide-perform = Jouez la carte { $performance } : vous touchez la Récompense de chacun de vos marqueurs qui s’y trouvent.
guide-link_fame = Prenez le Prestige : vos salaires sont couverts.
guide-link_coins = Prenez les Pièces : il vous en manque pour les salaires de ce tour, et un salaire impayé coûte du Prestige.
guide-leave_location = Il n’y a plus rien à gagner ici. Terminez ce placement.

## Après la partie

guide-end_score = Votre score : { $fame }, soit { $sources }.
guide-from_shows = { $fame } pour les Spectacles
guide-from_links = { $fame } pour les Enchaînements
guide-from_posters = { $fame } pour les Affiches
guide-from_final = { $fame } au décompte final
guide-from_start = { $fame } de la mise en place
guide-from_wages = { $fame } pour des salaires impayés
guide-source_shows = les Spectacles
guide-source_links = les Enchaînements
guide-source_posters = les Affiches
guide-source_final = le décompte final
guide-source_helpers = les Personnages au décompte final
guide-source_shards = les Éclats restants
guide-source_coins = les Pièces restantes
guide-source_wages = les salaires payés
guide-end_won = C’est gagné ! Ce qui a fait la différence : { $source } ({ $lead } d’avance sur { $who }).
guide-end_lost = { $who } l’emporte. Ce qui a fait la différence : { $source } ({ $lead } d’avance sur vous).
guide-end_next = La prochaine fois, essayez un adversaire plus fort, ou l’Allée Sombre.
guide-tip_shows = La prochaine fois, faites en sorte qu’un de vos Tours soit monté à chaque tour, et jouez tard dans la semaine, avec des aides le même jour.
guide-tip_links = La prochaine fois, cherchez avant de monter un Tour les emplacements où les coins concordent : chaque Enchaînement rapporte aussitôt.
guide-tip_posters = La prochaine fois, collez plus d’Affiches tant que vous êtes parmi les premiers dans l’Ordre d’Initiative.
guide-tip_final = La prochaine fois, pensez plus tôt au décompte final : il décide des parties serrées.
guide-tip_helpers = La prochaine fois, recrutez davantage : chaque Personnage compte à la fin.
guide-tip_shards = La prochaine fois, récoltez plus d’Éclats : les Enchaînements dans un cercle avec un Éclat en donnent.
guide-tip_coins = La prochaine fois, gardez plus de Pièces pour la fin : ce qui reste après les salaires compte.
guide-tip_wages = La prochaine fois, gardez assez de Pièces pour les salaires, ou laissez un Personnage au Repos.
