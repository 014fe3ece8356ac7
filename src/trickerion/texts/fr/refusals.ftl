# Pourquoi quelque chose est interdit.

refusal = { $rule } : { $reason }

## Ce que les règles refusent

reason-game_over = la partie est terminée
reason-not_asked = ce n’est pas à { $seat } de répondre ; on attend { $asked }
reason-other_question = ce n’est pas ce qui est demandé maintenant
reason-not_in_game = { $seat } n’est pas dans cette partie
reason-needs_ap = il faut { $needs } PA, il en reste { $left }
reason-needs_coins = { $needs ->
    [one] il faut { $needs } Pièce, il en reste { $left }
   *[other] il faut { $needs } Pièces, il en reste { $left }
}
reason-needs_shard = il faut un Éclat, il n’en reste aucun
reason-magician_taken = un autre joueur a déjà l’école favorite { $category }
reason-magician_left_out = ce Magicien n’est pas dans cette partie
reason-wrong_level = il faut un Tour de Niveau { $needs }
reason-wrong_category = l’école de ce Tour est { $category }
reason-trick_taken = ce Tour n’est plus dans sa pioche
reason-trick_boxed = les Tours de ce Niveau ne sont pas dans cette partie
reason-too_dear = coûte { $needs }, il ne reste que { $left } à dépenser
reason-type_taken = ce type est déjà ailleurs dans l’Atelier
reason-no_pile_room = aucun emplacement libre pour un autre type
reason-too_many = { $left ->
    [0] plus de place pour ce type
   *[other] trop d’exemplaires de ce type ; encore { $left } au plus
}
reason-already_assigned = ce Personnage a déjà une carte
reason-not_in_team = ce Personnage n’est pas dans l’équipe
reason-not_on_board = seul un Apprenti du Plateau Joueur peut se déplacer
reason-not_in_hand = cette carte n’est pas en main
reason-no_card = ce Personnage n’a pas de carte
reason-already_ready = plans déjà validés ; choisissez d’abord « Modifier mes plans »
reason-not_ready = plans pas encore validés
reason-not_assigned = ce Personnage n’a pas de carte
reason-already_placed = ce Personnage a déjà été placé ce tour-ci
reason-is_idle = ce Personnage est au Repos
reason-wrong_location = sa carte indique { $location_le }
reason-slot_taken = l’emplacement est occupé par { $seat }
reason-slot_closed = l’emplacement est fermé à { $players } joueurs
reason-slot_closed_by = l’emplacement est fermé ce tour-ci ({ $turn_setup })
reason-weekday_closed = le { $weekday_low } est fermé ce tour-ci ({ $turn_setup })
reason-power_not_in_hand = ce Pouvoir n’est pas dans votre main
reason-power_level = un Pouvoir de Niveau { $level } nécessite l’emplacement { $level } ou un emplacement plus haut
reason-power_slot_closed = l’emplacement nécessite { $needs } Éclats, vous en avez { $left }
reason-power_not_usable = ce n’est pas un Pouvoir appris que vous pouvez utiliser vous-même
reason-power_used = déjà utilisé ce tour-ci
reason-other_weekday = votre jour au Théâtre est déjà le { $weekday_low }
reason-weekday_taken = le { $weekday_low } est pris par { $seat }
reason-magician_only = seul un Magicien peut aller sur la Scène
reason-not_at = uniquement { $location_in }
reason-enhance_theater = pas au Théâtre
reason-enhance_once = une fois par placement, avant la première Action
reason-die_x = le dé montre X
reason-wrong_die = ce dé n’est pas du bon type
reason-same_face = le dé montre déjà cette face
reason-no_such_face = le dé n’a pas cette face
reason-no_trick_slot = aucun emplacement de Tour libre
reason-no_trick = ce dé ne permet d’apprendre aucun Tour
reason-already_hired = ce Spécialiste est déjà recruté
reason-no_apprentice_slot = aucun emplacement pour un autre Apprenti
reason-not_in_stock = pas en stock
reason-already_ordered = déjà dans la zone de Commande
reason-no_order_place = la zone de Commande est pleine
reason-place_taken = cette case est prise
reason-already_there = y est déjà
reason-not_your_trick = ce n’est pas un de vos Tours
reason-has_markers = la carte Tour a encore des marqueurs : { $left }
reason-no_markers = plus de marqueur à poser sur ce Tour
reason-missing_component = il faut { $components }, il y en a { $left }
reason-no_specialist = il faut { $specialist_le } dans l’équipe
reason-no_pile = aucun Matériau de ce type dans l’Atelier
reason-not_exchangeable = ce type n’est pas sur les emplacements du Manager
reason-no_free_slot = aucun emplacement libre sur le Plateau d’extension
reason-not_prepared = aucun marqueur sur la carte Tour
reason-no_spot = aucune carte Spectacle n’a d’emplacement où il puisse aller
reason-not_your_marker = aucun de vos marqueurs n’est là
reason-not_shown = cette carte Spectacle n’est pas au Théâtre
reason-no_such_slot = la carte n’a pas cet emplacement
reason-spot_taken = l’emplacement a déjà un marqueur
reason-neutral_spot = le marqueur neutre occupe cet emplacement
reason-neutral_marker = un marqueur neutre ne se déplace pas
reason-same_spot = le marqueur y est déjà
reason-wrong_corner = le coin { $category } doit pointer vers un cercle d’Enchaînement
reason-same_symbol = un seul marqueur d’un Tour par carte, et celle-ci en a déjà un
reason-no_own_marker = la carte n’a aucun de vos marqueurs
reason-not_assigning = seulement pendant la phase Affectation
reason-not_deciding = seulement quand vous avez une décision à prendre, pendant le Placement des Personnages, la phase Spectacle ou la Fin du tour
reason-keep_first = gardez d’abord une des cartes piochées
reason-still_needed = vous en avez encore besoin pour ce que vous faites
reason-not_in_puzzles = rien ne peut être rendu dans un problème
reason-must_place = un Personnage doit être placé ou mis au Repos
reason-card_waits = le bonus de la carte attend le bon type d’Action
reason-no_bonus = aucun bonus de carte n’est disponible
reason-no_action = aucune Action possible ne peut profiter de cette carte
reason-deck_empty = la pioche est vide
reason-first_card_drawn = une fois par placement
reason-no_prophecies = il n’y a pas de Prophétie en attente
reason-not_drawn = cette carte n’a pas été piochée
reason-same_trick = il faut un autre Tour que celui qui est préparé
reason-level_above = un Tour de Niveau { $level } au plus
reason-not_required = le Tour préparé ne le requiert pas
reason-all_returned = tout ce que le Tour requiert est déjà rendu
reason-not_lowest_slot = il faut prendre l’emplacement libre au plus petit modificateur de PA
reason-not_a_pair = il faut deux cartes différentes, dans l’ordre où elles sont posées
reason-not_performed = aucun marqueur de ce Tour dans ce Spectacle
reason-performed_before = ce Tour a déjà été joué
reason-not_hired = ce Personnage n’est pas celui qui vient d’être recruté
reason-waits_a_turn = ce Personnage ne pourra être placé que quand ce sera de nouveau à vous
reason-ability_used = une fois par tour
reason-apprentices_only = seulement pour un Apprenti
reason-not_in_theater = pas au Théâtre
reason-before_acting = seulement au placement, avant la première Action
reason-needs_markers = { $needs ->
    [one] il faut { $needs } marqueur sur la carte Tour, il y en a { $left }
   *[other] il faut { $needs } marqueurs sur la carte Tour, il y en a { $left }
}
reason-no_marker_of = aucun marqueur sur cette carte n’est à { $seat }
reason-not_face_up = aucun adversaire n’a révélé cette carte
reason-perform_slot = les cartes « Jouer » vont sur la Scène, et elles seules
reason-no_such_trick = aucun Tour adverse à cet endroit dans ce Spectacle
reason-yield_taken = la Récompense de ce Tour est déjà prise
reason-take_one = il faut prendre au moins un Matériau
reason-nothing_to_take = aucun Matériau du stock ne peut être pris
reason-most_components = { $most ->
    [one] { $most } Matériau au plus
   *[other] { $most } Matériaux au plus
}
reason-not_basic = il faut un Matériau Basique
reason-not_lying_there = ce Matériau ne s’y trouve pas
reason-buy_range = on ne peut pas acheter autant d’un type à la fois
reason-bargain_range = entre { $least } et { $most }

## Ce qu'un serveur refuse

code-offline = Impossible de joindre le serveur.
code-malformed = Le serveur n’a pas compris cette demande. Rechargez la page et réessayez.
code-reload = Le serveur a été mis à jour pendant que cette page était ouverte.
code-unknown_table = Cette table n’existe pas. Le lien est peut-être incomplet, ou la table a disparu.
code-unknown_token = Ce lien n’ouvre aucune place ici.
code-other_site = Le serveur a refusé une demande venue d’un autre site. Si vous l’hébergez derrière un proxy, indiquez son adresse publique.
code-not_found = Il n’y a rien à cette adresse.
code-spectators_off = Les spectateurs ne sont pas admis à cette table.
code-other_rules = Cette partie a commencé avec d’anciennes règles et ne peut pas continuer sur ce serveur.
code-spectator = Vous regardez ; seuls les joueurs peuvent faire cela.
code-not_your_seat = C’est à un autre joueur de décider.
code-not_started = La partie n’a pas encore commencé.
code-over = La partie est terminée.
code-stale = La table a changé entre-temps. Regardez à nouveau, puis décidez.
code-illegal = Ce n’est pas permis maintenant.
code-undo_planning = Vous avez validé vos plans. Choisissez d’abord « Modifier mes plans », puis reprenez des cartes.
code-undo_nothing = Vous n’avez rien à annuler.
code-undo_too_far = Il n’y a rien à annuler après ce moment.
code-no_request = Personne n’a demandé d’annulation.
code-already_asked = Quelqu’un l’a déjà demandé.
code-already_left = Un bot joue à votre place ; reprenez-la d’abord.
code-not_left = Aucun bot ne joue à votre place.
code-out_of_time = Votre temps pour cette partie est écoulé.
code-too_fast = Trop de demandes ; réessayez dans un instant.
code-spent = Vous l’avez déjà fait aussi souvent que possible. Vous pouvez continuer à jouer.
code-too_many = C’est trop à la fois.
code-busy = Le serveur est occupé ; veuillez réessayer.
code-seat_taken = Quelqu’un a été plus rapide : la place est prise.
code-table_full = Toutes les places sont prises ; vous pouvez regarder.
code-invitation_needed = Cette table est sur invitation ; demandez le lien complet.
code-bad_name = Choisissez un nom de 1 à 40 caractères.
code-bad_options = Ces options ne vont pas ensemble ; choisissez-en d’autres.
code-bad_record = Impossible de reprendre d’ici : le fichier de partie est illisible, ou la partie est déjà terminée à ce moment.
code-unfinished = Cette partie n’est pas terminée. Vous pouvez la continuer, mais seules les parties terminées s’analysent.
code-name_taken = Ce nom est déjà pris.
code-bad_password = Nom ou mot de passe incorrect.
code-not_signed_in = Connectez-vous d’abord.
code-running = La partie est en cours ; on pourra la revoir quand elle sera terminée.
code-bad_address = Cette adresse n’est pas valide : une adresse e-mail contient un @, une adresse web commence par https://.
code-no_push = Ce serveur ne peut pas envoyer de notifications aux navigateurs.
code-no_mail = Ce serveur n’envoie pas d’e-mail. Vous pouvez utiliser un webhook.
code-not_owner = Seul l’hôte de cette table peut faire cela.
code-not_admin = Seul un administrateur de ce serveur peut faire cela.
code-removed = Vous ne faites plus partie de cette table.
code-banned = L’accès à ce serveur vous est interdit.
code-muted = Vous ne pouvez pas écrire dans le chat en ce moment.
code-chat_closed = Le chat de cette table est fermé.
code-closed = Un administrateur a fermé cette table. Vous pouvez encore la regarder.
code-expired = Ce lien a expiré ou a déjà servi.
code-hints_off = Cette table se joue sans conseils. On les autorise ou non à la création de la table.
code-broken_lesson = Cette leçon ne fonctionne pas avec les règles de ce serveur. Les autres, peut-être.
code-broken_puzzle = Ce problème ne fonctionne pas avec les règles de ce serveur. Les autres, peut-être.
code-no_puzzles = Les problèmes de ce serveur sont illisibles. L’hôte en trouvera la raison dans le journal.
code-too_many_seats = Vous attendez déjà à trop de tables. Quittez-en une, ou attendez qu’une partie commence.
