# La table pendant la partie.

## Qui doit faire quoi

table-planning = Toujours en train de planifier : { $names }. Vous pouvez modifier vos plans tant que tous n’ont pas fini.
table-watching = Vous regardez. On attend { $names }.
table-over = La partie est terminée : { $who } gagne avec { $fame }.
table-past = Vous regardez un moment passé de la partie.
table-bot_plays = Un bot joue pour vous. Vous pouvez reprendre votre place à tout moment.
table-ap = reste { $ap } PA
table-more_ap = +{ $ap }
table-plan = { $short ->
    [yes] Plan : { $ap } hors emplacements, salaires { $wages }, plus que vos Pièces
    [show] Plan : { $ap } hors emplacements, salaires { $wages }, à payer avec les Pièces du Spectacle
   *[no] Plan : { $ap } hors emplacements, salaires { $wages }
}
table-ap_range = { $least }–{ $most } PA
table-ap_from = { $least }+ PA
table-wages = Salaires à la fin du tour : { $due }. Vous avez { $coins }.
table-wages_short = Salaires { $due }, vous avez { $coins }
table-wages_show = Salaires { $due }, pour l’heure { $coins }
table-wages_brief = Salaires { $due }, Pièces { $coins }
table-your_turn = À vous

## Choisir

table-options = Vos options
table-choose_more = { $heading }…
table-ways = { $count ->
    [one] { $count } option
   *[other] { $count } options
}
table-advised = conseillé : { $what }
table-picked = Choisi : { $what }. Choisissez maintenant { $next }.
table-picked_die = Choisi : { $what }. Choisissez ce que vous en faites.
table-next = Choisissez maintenant { $next }.
next-slot = un emplacement éclairé
next-character = un Personnage
next-card = une carte
next-die = un dé
next-face = une face
next-supply = un Matériau de la réserve
next-stock = un Matériau en vente
next-component = une pile de Matériaux
next-order_place = une case Commande
next-trick = un Tour
next-trick_place = un emplacement de Tour
next-pile = un emplacement de Matériaux
next-spot = un emplacement éclairé sur une carte Spectacle
next-up = le coin à mettre en haut
next-guest = un marqueur hors des emplacements
next-performance = une carte Spectacle
next-deck = une pioche
next-pending = une Prophétie
next-count = combien
next-yield = une Récompense
table-unpick = Choisir autre chose
table-repeat_plan = Comme au tour précédent
table-after = Au total : { $sums }
table-after_mark = → { $sums }
button-buy = Acheter { $components }
button-bargain = { $count } PA : payer { $price }
table-first = Fait partie de l’action « { $heading } » : choisissez-la d’abord, ou { $touch ->
    [yes] touchez ici
   *[no] cliquez ici
} pour la commencer.
table-why_not = Impossible maintenant
refused-because = Impossible : { $reason }.
table-rule = Règle { $rule }

## Confirmer

table-confirm = Confirmer
table-not_yet = Pas encore
table-confirm_reveals = { $action } ? Le résultat sera révélé : vous ne pourrez plus annuler.
table-confirm_ready = Sans carte : { $names }. Les plans vont être révélés. Valider quand même ?
table-confirm_stage = { $action } ? Le Magicien y jouera un Spectacle et ne fera aucune Action. Vous ne pourrez plus annuler une fois que le joueur suivant aura joué.
table-confirm_perform = { $action } ? Une fois la partie relancée, vous ne pourrez plus annuler.
table-confirm_idle = { $action } ? Une fois la partie relancée, vous ne pourrez plus annuler.
table-confirm_no_slot = Plus d’emplacement libre pour { $character_le } : ce Personnage reste au Repos ce tour-ci.
table-confirm_unspent = Vous n’avez dépensé aucun PA (il en reste { $ap }). Terminer quand même ce placement ?
table-unask = Ne plus demander
table-confirm_result = Résultat : { $foreseen }.
table-confirm_parts = Votre part : { $parts }.

## Ce qu'un Spectacle rapporte à celui qui le joue

foreseen-part = { $part } { $sums }
part-yield = vos Tours
part-link_bonus = Enchaînements
part-specialist_bonus = Spécialistes
part-card_bonus = la carte

## Boutons

table-undo = Annuler
table-restart = Recommencer
table-hint = Conseil
table-director_hide = Masquer le régisseur
table-director_show = Afficher le régisseur
table-hinting = Réflexion…
table-do_it = Jouer ce coup
table-close_hint = Fermer
tutor-title = Tuteur
tutor-about = Tuteur : vraiment ? { $action }.
tutor-again = Choisir à nouveau
tutor-anyway = Jouer quand même
tutor-checking = Le tuteur regarde…
tutor-retype = Saisissez-le de nouveau pour le jouer quand même.
table-more = Plus
table-all = Toutes les options
table-fewer = Fermer la liste
table-more_below = { $count } de plus ▾
table-now = Revenir au présent
table-take_back = Reprendre votre place
table-leave = Laisser un bot jouer pour moi
table-log = Journal
table-chat = Chat
table-text = Vue texte
table-people = Joueurs
table-settings = Réglages
table-menu = Menu
table-menu_marked = Menu, avec des remarques sur cette partie
table-decks = Pioches de Tours
table-record = Télécharger la partie
marks-title = À propos de cette partie

## Annuler d'un commun accord

table-undo_asked = { $who } demande à tous d’annuler.
table-undo_marks = Si quelque chose a été révélé depuis, la partie sera notée comme entraînement.
table-undo_agreed = { $who } accepte l’annulation.
table-taken_back = { $who } annule une action.
table-agree = Accepter
table-decline = Refuser
table-ask_undo = Demander à tous d’annuler jusqu’ici
table-undo_here = Annuler jusqu’ici
table-ask_undo_more = Les dés et les cartes sortiront de la même façon. Si un dé a été lancé, une carte piochée ou révélée depuis, la partie sera définitivement notée comme entraînement.
table-ask_undo_alone = Les dés et les cartes sortiront de la même façon. Personne d’autre n’a à accepter : la partie sera définitivement notée comme entraînement.
table-ask_undo_send = Demander à tous

## Joueurs, chat, journal

table-here = présent
table-away = absent
table-is_bot = bot
table-time_left = Temps restant : { $who }
table-say = Écrire un message
table-send = Envoyer
table-report = Signaler ce message ({ $who })
table-no_chat = Pas encore de message.
table-moment = Montrer le plateau à ce moment
table-turn_summary = Le tour { $turn } en bref
table-lost = Connexion perdue. Vos coups seront envoyés dès son retour.
table-retry = Réessayer

## Pour les lecteurs d'écran

live-asked = À vous : { $question }
live-said = { $who } dit : { $text }
live-more = { $count ->
    [one] { $count } ligne de plus dans le journal.
   *[other] { $count } lignes de plus dans le journal.
}

## La place

seat-link = Lien vers votre place
seat-link_more = Il ouvre votre place sur un autre appareil, sans mot de passe. Quiconque le possède peut jouer à votre place : ne le donnez à personne.
seat-leave = Quitter la table
seat-leave_more = Vous pouvez fermer cette page à tout moment ; la table vous attend. Pour ne pas faire attendre les autres, laissez un bot jouer pour vous. Vous pourrez reprendre votre place quand vous voudrez.
slow-title = Me prévenir quand c’est à moi de jouer
slow-more = Si vous n’êtes pas à la table, le serveur vous prévient une fois chaque fois que vous devez décider, par e-mail (si ce serveur en envoie) ou en appelant un webhook. Laissez les deux champs vides pour désactiver les notifications.
slow-email = E-mail
slow-webhook = Webhook (adresse web)
slow-keep = Enregistrer
slow-webhook_set = Enregistré. Votre webhook sera appelé.
slow-email_off = Les notifications sont désactivées.
slow-email_unconfirmed = Consultez votre messagerie pour confirmer cette adresse. Pas d’e-mail ? Une adresse désabonnée, ou trop souvent sollicitée aujourd’hui, n’en reçoit pas.
slow-email_confirmed = Enregistré. Vous recevrez un e-mail quand ce sera à vous de jouer.
slow-email_unsubscribed = Cette adresse est désabonnée. Pour recevoir à nouveau des e-mails, ouvrez le lien de désabonnement d’un e-mail reçu de ce serveur.

## La vue texte

text-title = Vue texte
text-command = Tapez un numéro, le début d’une option, ou une action dans la notation des fichiers de partie (place manager market_row.1). Mettez « why » devant pour savoir si elle est permise.
text-do = Jouer
text-options = Vous pouvez :
text-allowed = C’est permis.
text-empty = Tapez le numéro d’une option, ou une action.
text-no_number = Ce numéro n’existe pas ; la liste en a { $count }.
text-sure = { $action } ? Impossible d’annuler ensuite. Appuyez encore sur Entrée pour confirmer.
text-several = « { $typed } » peut vouloir dire plusieurs choses ; tapez-en davantage.
text-nonsense = « { $word } » n’est pas une action de ce jeu.
text-fields = « { $kind } » doit être suivi de : { $fields }.
text-no_fields = Rien ne doit suivre « { $kind } ».
text-malformed = Ce n’est pas une action : { $detail }
text-near = Vouliez-vous dire :
text-news = Derniers événements :
text-player = { $who } : { $fame }, { $coins }, { $shards } ; cartes Permanentes : { $permanent }, Spéciales : { $special } ; salaires dus : { $wages }
text-tricks = Tours : { $tricks }
text-components = Matériaux : { $components }
text-team = Équipe : { $team }
text-hand = Main : { $hand }
text-dice = Dés : { $dice }
text-die = { $die } : { $face }
text-market = Marché : en vente { $stock } ; en commande { $orders }
text-card = { $card } : { $markers }
text-marker = { $place } : { $owned }, coin { $category } en haut
text-prophecy = Prophétie active : { $active } ; en attente : { $pending }
text-note = { $name } ({ $note })

## Quand on touche à ce qui ne sert pas maintenant

later-slot = les Personnages se placent pendant la phase Placement des Personnages
later-character = chaque Personnage se place une fois par tour, pendant la phase Placement des Personnages
later-card = les cartes se posent sous les Personnages pendant la phase Affectation
later-die = les dés servent à un Personnage au Centre-Ville
later-stock = un Personnage au Marché peut l’acheter
later-order_place = un Personnage au Marché peut commander
later-quick_place = un Personnage au Marché peut passer une Commande Rapide
later-deck = un Personnage dans l’Allée Sombre peut piocher des cartes
later-pending = un Personnage dans l’Allée Sombre peut déplacer les Prophéties
later-spot = un Personnage dans les Coulisses du Théâtre peut monter et déplacer des marqueurs
later-guest = un Personnage dans les Coulisses du Théâtre peut déplacer des marqueurs
later-performance = les cartes se jouent du jeudi au dimanche, une fois tous les Personnages placés
later-trick = les Tours se préparent à l’Atelier et se montent au Théâtre
later-trick_place = un Tour appris au Centre-Ville vient ici
later-component = les Matériaux se déplacent à l’Atelier
later-pile = les Matériaux achetés viennent ici

## L'aide à chaque étape

# Pourquoi quelque chose n’est pas proposé.
help-no_poster = Vous n’avez pas pu faire de publicité : elle coûte { $price }, et vous avez { $coins }.
help-enhance_first = On ne peut améliorer un Personnage qu’avant sa première Action.
help-enhance_theater = On ne peut pas améliorer un Personnage au Théâtre.
help-enhance_shard = Améliorer ce Personnage coûterait un Éclat, et vous n’en avez aucun.

help-choose_magician = Choisissez un Magicien : vous pourrez toujours apprendre les Tours de son école favorite. Les Tours rapportent du Prestige, et celui qui en a le plus gagne la partie.
help-choose_specialist = Choisissez un Spécialiste, qui travaille pour vous dès le début : plus d’Actions à chaque tour, pour un salaire de { $specialist_wage } quand il est placé.
help-choose_first_trick = Choisissez un Tour : plus vite vous avez ses Matériaux, plus vite il est joué et rapporte ce qui est inscrit au bas de sa carte.
help-take_components = Prenez ce que votre premier Tour requiert : vous pourrez le préparer sans passer par le Marché.
help-choose_advertise = Une Affiche achète du Prestige avec des Pièces ; plus vous êtes loin dans l’Ordre d’Initiative, plus elle coûte. Gardez de quoi payer salaires et Matériaux : les salaires impayés coûtent du Prestige.
help-assignment = { $touch ->
    [yes] Touchez une carte puis un Personnage
   *[no] Cliquez sur une carte puis sur un Personnage, ou glissez-la jusqu’à lui
} : il ira dans ce Lieu. Centre-Ville : apprendre, recruter, prendre des Pièces. Marché : acheter. Atelier : préparer. Théâtre : monter et jouer, ce qui rapporte du Prestige. Sans carte, un Personnage reste chez lui et ne touche pas de salaire.
help-place_character = { $touch ->
    [yes] Touchez un Personnage, puis
   *[no] Cliquez sur un Personnage, puis sur
} un emplacement éclairé ; le nombre inscrit s’ajoute à ses Points d’Action (PA). Les emplacements partent vite : allez d’abord là où vous devez être. Un Personnage au Repos ne touche pas de salaire.
help-act = { $touch ->
    [yes] Touchez ce
   *[no] Cliquez sur ce
} qui est éclairé pour voir ce que cela coûte et rapporte. Utilisez tous vos PA : ceux qui restent sont perdus.
help-choose_spot = { $touch ->
    [yes] Touchez un
   *[no] Cliquez sur un
} emplacement éclairé, puis choisissez le coin à mettre en haut. Quand deux coins identiques se touchent dans un cercle, vous créez un Enchaînement qui rapporte aussitôt.
help-choose_performance = Choisissez la carte qui a le plus de vos marqueurs : chacun rapporte sa Récompense à son propriétaire, et vous touchez en plus le bonus d’artiste inscrit en bas.
help-choose_link_pay = Le Prestige fait gagner la partie ; les Pièces paient salaires et Matériaux. Ne prenez des Pièces que si vous en aurez besoin.
help-choose_trick = Cherchez un Tour dont vous avez, ou aurez bientôt, les Matériaux. S’il vous manque du Prestige, vous payez la différence en Pièces.
help-choose_bargain = Chaque PA consacré à négocier fait baisser le prix. Négociez si vous n’avez rien de mieux à faire de vos PA ici.
help-act-downtown = Résidence : apprendre un Tour de cette école. Auberge : recruter ce Personnage. Banque : prendre ce nombre de Pièces. Plus vous avez de Tours, plus vos Spectacles sont grands ; plus vous avez de Personnages, plus vous agissez à chaque tour.
help-act-market_row = Achetez dans la zone d’Achat ce que vos Tours requièrent ; vous gardez vos Matériaux toute la partie. Les commandes s’achètent à partir du tour suivant.
help-act-workshop = Préparez un Tour dont vous avez les Matériaux : ses marqueurs sont ce que vous portez au Théâtre. Les Matériaux ne s’usent jamais.
help-act-theater = Montez des marqueurs de Tours préparés sur des cartes Spectacle ; les Enchaînements rapportent aussitôt, et chaque marqueur rapporte quand sa carte est jouée. Pour jouer, envoyez votre Magicien sur la Scène.
help-act-dark_alley = Piochez des cartes Spéciales, plus fortes que vos autres cartes, ou consultez la Diseuse de Bonne Aventure pour déplacer les Prophéties à votre avantage.
help-move_marker = Déplacez le marqueur vers une carte qui sera jouée, ou près de meilleurs voisins. Un marqueur déplacé ne touche rien pour ses Enchaînements.
help-choose_order_place = À la fin du tour, la commande remplace ce qui est dessous : couvrez ce dont vous avez le moins besoin.
help-choose_trick_slot = N’importe quel emplacement libre convient. Sur celui de l’Ingénieur, un Tour préparé reçoit un marqueur de plus : gardez-le pour votre meilleur Tour.
help-choose_pile = Sur les emplacements du Manager, une pile compte pour un de plus : mettez-y ce que vos Tours requièrent le plus.
help-choose_engineers_trick = Un deuxième Tour dès le début. Sur l’emplacement de l’Ingénieur, il reçoit un marqueur de plus quand vous le préparez.
help-use_card = Le bonus est décrit sur la carte ; les PA servent à n’importe quelle Action ici. Dans les deux cas, la carte compte comme utilisée.
help-choose_keep = S’il vous reste des PA, vous pouvez d’abord piocher une autre paire : { $touch ->
    [yes] touchez une
   *[no] cliquez sur une
} pioche éclairée. Les cartes Spéciales se jouent comme les autres cartes Affectation, et chacune restée en main à la fin vaut du Prestige.
