# Les pages autour du jeu : accueil, compte, salon, replays, réglages, problèmes, règles.

## Partout

ui-title = trickerion
ui-page_title = { $page } · trickerion
ui-title_turn = ● À vous · trickerion
ui-tagline = Des magiciens rivaux, des plans secrets et un Spectacle monté Tour après Tour.
ui-unofficial = Une version non officielle de Trickerion : Légende de l’Illusion, faite par des fans, sans image ni texte du jeu imprimé.
ui-home = Accueil
ui-close = Fermer
ui-cancel = Retour
ui-loading = Chargement…
ui-rules = Règles
ui-learn = Leçons
ui-puzzles = Problèmes
ui-rule_read = Lire la règle { $rule }
ui-rule_named = Règle { $rule } ({ $chapter })
chapter-set = mise en place
chapter-turn = tour de jeu
chapter-ap = Points d’Action
chapter-dt = Centre-Ville
chapter-mr = Marché
chapter-ws = Atelier
chapter-thr = Théâtre
chapter-trk = Tours et marqueurs
chapter-cmp = Matériaux
chapter-prf = Spectacle
chapter-end = fin du tour
chapter-fin = décompte final
chapter-da = Allée Sombre
chapter-mag = capacités
chapter-pro = Prophéties
chapter-duel = Duel
chapter-spc = cartes Spéciales
chapter-rul = interprétations
ui-skip = Aller à votre décision
ui-reload = Recharger la page
ui-ways_on = Pages

## Accueil

welcome-title = Bienvenue
welcome-what = Un jeu de stratégie pour deux à quatre magiciens, dans votre navigateur : en solo contre des bots, ou avec d’autres joueurs, où qu’ils soient.
welcome-long = Une première partie contre un bot dure de { $from } à { $to } minutes.
welcome-learn = Apprenez à jouer en quelques leçons.
start-minutes = { $from }–{ $to } min
start-play = { $bots ->
    [one] Jouer contre { $bots } bot
   *[other] Jouer contre { $bots } bots
}
start-guided = Votre première partie
start-guided_more = Apprenez en jouant : un régisseur vous dit quel coup est bon, et pourquoi.
start-name = Nom
start-name_default = Joueur
start-kind = Partie
start-first = Première partie
start-first_more = Prêt à jouer, sans régisseur : vous ne choisissez que votre Magicien. { $turns } tours.
start-base = Jeu de base
start-base_more = { $turns } tours. Vous choisissez aussi votre premier Tour, votre Spécialiste et vos Matériaux.
start-alley = Allée Sombre
start-alley_more = { $turns_alley } tours, un cinquième Lieu, des cartes Spéciales, des Magiciens avec une capacité et les plus grands Tours.
start-full = Allée Sombre avec Prophéties
start-full_more = L’Allée Sombre et, à chaque tour, une Prophétie que tous ont vue venir change une règle.
start-quick = Partie rapide : un tour de moins, et chacun commence avec davantage
start-beginner = Mise en place pour débutants : un départ tout prêt pour chaque Magicien
start-late_bonus = Bonus tardif : au décompte final, un marqueur sur un Tour remplace ses Matériaux
start-duel = Duel des Magiciens : à chaque tour, d’autres emplacements et d’autres jours sont fermés, et chaque carte Spectacle porte un marqueur neutre
start-duel_for_two = Seulement à deux joueurs.
start-powers = Pouvoirs de Magicien : les Éclats ouvrent des emplacements pour des Pouvoirs durables
start-powers_need_alley = Seulement avec l’Allée Sombre.
start-players = Adversaires
start-people = Joueurs
start-bots = Bots
start-tutor = Tuteur : vous avertit avant un coup qui coûte cher
start-opponents = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
start-level = Niveau
start-style = Style
bot-random_more = Joue au hasard : pour une première découverte.
bot-apprentice_more = Anticipe mais se trompe parfois : un bon premier adversaire.
bot-specialist_more = Planifie tout le tour et essaie chaque option : pour ceux qui connaissent le jeu.
bot-magician_more = Voit plus loin et prend son temps : un adversaire redoutable.
bot-legend_more = Compare de nombreux plans dans de nombreux scénarios : le niveau le plus fort.
start-friends = Jouer à plusieurs
start-friends_hint = Vous prenez place tout de suite et recevez un lien à envoyer aux autres. La partie commence quand toutes les places sont prises.
start-open = Ouverte à tous depuis cette page (sinon, seulement avec le lien)
start-hints = Conseils autorisés
start-clock = Temps
clock-none = sans limite
clock-move = { $minutes } minutes par décision
clock-game = { $minutes } minutes par partie
clock-slow = un jour par décision : une partie sur plusieurs semaines
start-create = Ouvrir la table
start-games = Mes parties
start-no_games = Vos parties sont listées ici, pour les reprendre dans ce navigateur.
start-no_games_account = Vos parties sont listées ici, sur chaque appareil connecté à votre compte.
start-resume = Continuer
start-watch = Regarder
start-join = Rejoindre
start-review = Revoir
mine-result = { $place ->
    [1] victoire avec { $fame } Prestige (les autres : { $others })
   *[other] { $place }e sur { $players } avec { $fame } Prestige (les autres : { $others })
}
start-tables = Tables ouvertes
start-no_tables = Personne n’attend de joueurs en ce moment.
start-running = Parties à regarder
start-forget = Retirer cette partie de la liste
start-your_turn = à vous
start-over = terminée
start-closed = fermée par un administrateur
start-turn = tour { $turn }
start-seats = { $taken ->
    [one] { $taken } place prise sur { $players }
   *[other] { $taken } places prises sur { $players }
}
start-game_words = { $game } ; { $players } joueurs
start-is_beginner = pour débutants
start-is_quick = partie rapide
start-is_late_bonus = bonus tardif
start-is_duel = Duel des Magiciens
start-is_powers = Pouvoirs de Magicien
pace-none = Sans limite
pace-move = { $minutes ->
    [one] { $minutes } minute par décision, puis un bot prend le relais
   *[other] { $minutes } minutes par décision, puis un bot prend le relais
}
pace-game = { $minutes ->
    [one] { $minutes } minute par joueur pour toute la partie, puis un bot prend le relais
   *[other] { $minutes } minutes par joueur pour toute la partie, puis un bot prend le relais
}
pace-slow = { $days ->
    [one] { $days } jour par décision ; inutile d’être là en même temps
   *[other] { $days } jours par décision ; inutile d’être là en même temps
}
start-learn = C’est la première fois ? Lancez-vous. À chaque étape, la table vous dit quoi faire, éclaire vos options, explique ce qui n’est pas possible et vous conseille si vous le demandez.

## Le compte

account-link = Connexion, réglages
account-link_in = Compte : { $name }

## Reprendre un fichier de partie

play_on-title = Reprendre à partir d’ici
play_on-more = Ouvre une nouvelle table à ce point de la partie.
play_on-who = { $has_bots ->
    [yes] Vous jouez pour { $who } ; des bots jouent pour { $names }. À partir d’ici, dés et pioches sont remélangés.
   *[no] Vous jouez pour { $who }. À partir d’ici, dés et pioches sont remélangés.
}
play_on-go = Ouvrir la table
import-title = Reprendre ou analyser un fichier de partie
import-more = C’est le fichier texte que donne « Télécharger la partie ». Reprenez là où il s’arrête, ou plus tôt ; une partie terminée peut être analysée. Quiconque a le lien d’une analyse peut la voir.
import-file = Fichier
import-until = { $actions ->
    [one] Reprendre après combien d’actions, sur { $actions } ?
   *[other] Reprendre après combien de ses { $actions } actions ?
}
import-no_record = Ce fichier n’est pas un fichier de partie.
import-unplayable = Le fichier ne peut pas être rejoué : { $detail }

## Problèmes

problem-title = Le Spectacle est interrompu
problem-start = Lancer ou trouver une partie
way-unknown_table = Redemandez le lien, ou cherchez la partie sous « Mes parties », sur la page d’accueil.
way-unknown_token = Si on vous l’a envoyé, il est peut-être incomplet : copiez-le en entier, y compris tout ce qui suit le #.
way-removed = C’est une décision de l’hôte de la table ou d’un administrateur de ce serveur.
way-not_signed_in = Votre compte a été déconnecté ici. Reconnectez-vous, puis ouvrez la table.
way-spectators_off = Si vous avez une place ici, ouvrez-la avec le lien de votre place, ou connectez-vous.
way-other_rules = Rien n’est perdu : l’hébergeur peut la reprendre avec la version de départ.
way-offline = Vérifiez que le serveur tourne et que vous êtes en ligne. Cette page continue d’essayer.

## Le salon d’une table

lobby-title = En attente de joueurs
lobby-invite = Envoyez ce lien aux autres :
lobby-share = Partager
lobby-code = Code QR
lobby-code_of = Code QR du lien
lobby-fill = Donner une place à un bot
lobby-copy = Copier le lien
lobby-copied = Copié
lobby-sit = Prendre place
lobby-free = place libre
lobby-bot = bot, { $level }
lobby-hints = Conseils autorisés.
lobby-no_hints = Sans conseils.
lobby-you = vous
lobby-wait = { $free ->
    [one] { $free } place est encore libre
   *[other] { $free } places sont encore libres
}
lobby-begins = La partie commence quand toutes les places sont prises.
lobby-seats = Places
lobby-join = Rejoindre cette partie
lobby-lost_invitation = Les autres peuvent entrer avec le lien que vous leur avez envoyé.
lobby-stand = Libérer ma place
lobby-full = Toutes les places sont prises ; vous pouvez regarder.

## Réglages

settings-language = Langue
settings-theme = Thème
settings-theme-auto = système
settings-theme-matinee = Matinée (clair)
settings-theme-gaslight = Bec de gaz (sombre)
settings-motion = Animations
settings-motion-auto = système
settings-motion-off = désactivées
settings-sound = Sons
settings-volume = Volume
settings-notify = Afficher une notification du système quand c’est à moi de jouer et que cet onglet est en arrière-plan
settings-notify_refused = Votre navigateur bloque les notifications de cette page ; vous pouvez les autoriser dans ses réglages.
settings-help = Expliquer chaque étape
settings-plan = Montrer le plan de la partie au-dessus des plateaux
settings-tutor = Tuteur : m’avertir avant un coup qui coûte cher (dans les parties contre des bots, avec les conseils)
settings-confirm = Demander avant tout ce qui ne peut pas être annulé
settings-ask_again = Reposer toutes les questions

## La fin, et les replays

end-title = Le rideau tombe
end-again = Rejouer
end-rematch = Revanche entre les mêmes joueurs
end-join = Rejoindre la revanche
end-rematch_open = Une nouvelle table attend tous ceux qui ont joué ici.
end-board = Voir le plateau final
end-scores = Scores
end-replay = Replay
end-review = Analyser la partie
replay-title = Replay
replay-of = Action { $action } sur { $actions }
replay-controls = Commandes du replay
replay-moves = Coups par tour
replay-speed = Vitesse
replay-first = Début
replay-first_key = Début (touche Début)
replay-previous_turn = Tour précédent
replay-previous_turn_key = Tour précédent (Page précédente)
replay-previous = Précédent
replay-previous_key = Précédent (flèche gauche)
replay-next = Suivant
replay-next_key = Suivant (flèche droite)
replay-next_turn = Tour suivant
replay-next_turn_key = Tour suivant (Page suivante)
replay-last = Fin
replay-last_key = Fin (touche Fin)
replay-play = Lecture
replay-play_key = Lecture ou pause (Espace)
replay-pause = Pause
replay-eyes = Vu par
replay-everybody = le public
replay-begins = La partie commence.
line-show = Jeu de la légende
line-more = Laisse le bot le plus fort continuer d’ici jusqu’à la fin du tour.
line-thinking = La légende réfléchit…
line-shown = Le jeu de la légende après l’action { $action }.
line-back = Retour à la partie

## Règles

rules-lessons = Apprendre en jouant : de courtes leçons sur le plateau
rules-title = Règles
rules-pages = Pages du livret
rules-search = Chercher règles, cartes et pages : salaires, Enchaînements…
rules-found = { $count ->
    [one] { $count } résultat
   *[other] { $count } résultats, les meilleurs d’abord
}
rules-none = Rien trouvé pour « { $query } ».
rules-try = Essayez un seul mot, le nom d’une carte ou le numéro d’une règle.
rules-show = Voir sur le plateau
rules-example = Voir sur le plateau : { $title }
rules-step = Étape { $step } sur { $steps }.
rules-start = Avant la première étape.
rules-back = Retour aux exemples
# Les joueurs des exemples.
example_player-ada = Ada
example_player-ben = Ben
example_player-cleo = Cléo
example_player-dan = Dan
rules-see = Voir aussi :
rules-tricks = Tours
rules-performances = Cartes Spectacle
rules-magicians = Magiciens
rules-specials = Cartes Spéciales
rules-prophecys = Prophéties
rules-chapters = Chapitres
rules-trick = Tour de Magie ({ $category }), Niveau { $level }, à partir de { $threshold } Prestige. Matériaux : { $needs }. Le préparer coûte { $ap } et donne { $markers } ; chacun rapporte { $yields } quand il est joué.
rules-trick_bonus = { $told } Décompte final : { $bonus }.
rules-performance = { $shards ->
    [0] Emplacements : { $slots }. Cercles d’Enchaînement : { $links }. Bonus d’artiste : { $bonus }.
   *[other] Emplacements : { $slots }. Cercles d’Enchaînement : { $links }, dont avec Éclat : { $shards }. Bonus d’artiste : { $bonus }.
}
rules-short = Le jeu en bref
rules-short_aim = Vous incarnez un Magicien. Celui qui a le plus de Prestige après le dernier tour (tour { $turns } ; avec l’Allée Sombre, tour { $turns_alley }) gagne la partie.
rules-short_turn = À chaque tour, on lance les dés du Centre-Ville, celui qui a le moins de Prestige joue en premier, chacun peut s’offrir du Prestige avec une Affiche, tous planifient en secret, les Personnages sont placés un par un, les Magiciens jouent leurs Spectacles, et on paie les salaires.
rules-short_plan = Pour planifier, glissez sous chaque Personnage une carte Affectation : elle indique le Lieu où il ira. Un Magicien a { $magician_ap } Points d’Action (PA), un Spécialiste { $specialist_ap }, un Apprenti { $apprentice_ap } ; l’emplacement s’y ajoute.
rules-short_places = Au Centre-Ville, vous apprenez des Tours, recrutez des Personnages et prenez des Pièces. Au Marché, vous achetez les Matériaux de vos Tours. À l’Atelier, vous préparez un Tour, ce qui pose des marqueurs sur sa carte.
rules-short_theater = Au Théâtre, vous montez des marqueurs sur les cartes Spectacle. Là où deux coins identiques se touchent dans un cercle, ils forment un Enchaînement qui rapporte aussitôt : du Prestige ou des Pièces, plus un Éclat si le cercle en montre un.
rules-short_perform = Un Magicien sur la Scène joue une carte. Chaque marqueur de la carte rapporte à son propriétaire, et celui qui joue reçoit le bonus de la carte et du Prestige pour ses Enchaînements. Le jeudi rapporte moins, le dimanche plus.
rules-short_end = À la fin du tour, chaque Apprenti placé coûte { $apprentice_wage } et chaque Spécialiste placé { $specialist_wage } ; les Pièces que vous ne pouvez pas payer vous coûtent du Prestige. Un bon tour, c’est donc apprendre, acheter, préparer, monter ou jouer, et garder de quoi payer les salaires.

## L’Héritier de Dahlgaard

start-solo = Solo : l’Héritier de Dahlgaard
start-solo_hint = Vous jouez seul contre l’Héritier de Dahlgaard, qui suit des règles fixes. Le journal indique la règle qui dicte chacun de ses choix.
start-solo_difficulty = Difficulté
start-solo_best = Vos meilleurs résultats
start-solo_won = victoire { $fame } à { $heir }
start-solo_lost = défaite { $fame } à { $heir }
start-solo_modules = Toujours avec l’Allée Sombre, les Prophéties et les cartes du Duel ; jamais avec d’autres joueurs, des bots ou la partie rapide.
start-solo_play = Jouer en solo
modules-solo = L’Héritier de Dahlgaard
end-solo_best = Votre meilleur résultat à cette difficulté avec ce Magicien.
