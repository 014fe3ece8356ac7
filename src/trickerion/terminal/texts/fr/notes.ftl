# Ce que le terminal dit de la partie.

note-welcome = Graine { $seed }. Tapez help pour la liste des commandes.
note-hand_over = { $who }, appuyez sur Entrée quand personne d’autre ne regarde.
note-go_on = Appuyez sur Entrée pour continuer, ou tapez undo.
note-unknown = Je ne comprends pas « { $typed } ». Tapez un numéro de la liste, une action ou help.
note-no_command = « { $typed } » n’est pas une commande ici ; help en donne la liste.
note-no_option = Il n’y a pas d’option { $typed }. Appuyez sur Entrée pour voir vos options.
note-not_an_action = Ce n’est pas une action valable : { $detail }.
note-not_your_seat = { $who } est au clavier et ne peut jouer que pour { $seat }.
note-refused = Impossible. { $refusal }.
note-legal = Permis : { $action }.
note-no_hint = Ce n’est pas à vous de décider.
note-why_what = Quelle action ? Par exemple : why place manager market_row.1
note-taken_back = Annulé : { $action }.
note-undo_nothing = Rien à annuler pour l’instant.
note-undo_other = Rien à annuler : la dernière action était celle { $whose }.
note-undo_reveal = Impossible d’annuler : des dés ont été lancés ou quelque chose de caché a été révélé.
note-undo_plans = Reprenez les cartes une à une, par exemple : recall magician
note-saved = Enregistré dans { $file }.
note-loaded = { $file } chargé.
note-which_file = Quel fichier ? { $command } FICHIER
note-not_saved = Non enregistré : { $reason }.
note-not_loaded = Non chargé, cette partie continue : { $reason }.
note-not_a_record = { $file } existe déjà et n’est pas une partie enregistrée
note-no_file = { $file } n’est pas un fichier
note-too_long = { $file } est trop gros pour une partie enregistrée
note-cannot_load = Impossible de charger { $file } : { $reason }.
note-kept = Cette partie a été enregistrée dans { $file }.
note-resume = Pour continuer : { $command } --load { $file }
note-not_kept = La partie n’a pas pu être enregistrée : { $reason }.
note-goodbye = Au revoir.
note-no_part = Les parties du plateau sont { $parts }.
note-no_dark_alley = Cette partie se joue sans l’Allée Sombre.
note-no_prophecies = Cette partie se joue sans les Prophéties.
note-no_deck = Tapez all ou une des pioches : { $decks }.
note-no_special = Vous n’avez pas de carte Spéciale. Tapez cards all pour les voir toutes.
note-prophecy_pile = { $left } dans la pile ; passées : { $past }.
note-which_rule = Quelle règle ? Par exemple : rule THR-4
note-no_rule = Il n’y a pas de règle { $rule }. Voir { $near }.
note-no_category = Les écoles sont { $categories }.
note-no_log = Il ne s’est encore rien passé.
note-finish = La partie est terminée. Tapez save FICHIER pour la garder, board ou log pour la revoir, ou Entrée pour quitter.
note-finish_there = La partie est terminée. Tapez board ou log pour la revoir, ou Entrée pour quitter.
note-wins = { $who } gagne avec { $fame }.
note-hint = { $action } ({ $notation })

## Avant la partie

note-ask_players = Combien de joueurs, de { $least } à { $most } ? [{ $default }]
note-ask_people = Combien de personnes parmi eux, de { $least } à { $most } ? Les autres sont des bots. [{ $default }]
note-ask_modules = Allée Sombre : 0 sans, 1 avec, 2 avec les Prophéties aussi ? [{ $default }]
note-from_to = Tapez un nombre de { $least } à { $most }, ou Entrée pour { $default }.
note-player = Joueur { $number }
note-too_many_people = { $people } personnes ne peuvent pas jouer à { $seats } places.
note-no_bot = { $bot } n’est pas un bot ; voici ceux qui existent : { $bots }.
note-no_style = { $style } n’est pas un style ; voici ceux qui existent : { $styles }.
note-bot_failed = { $what }. Un bot facile joue à sa place.

## À une table sur un serveur

note-joined = Le serveur s’engage sur ses dés : { $commitment }. Tapez say TEXTE pour parler aux autres.
note-seated = Le lien vers votre place, depuis n’importe quel appareil (gardez-le pour vous) : { $link }
note-wait_for_players = On attend que toutes les places soient prises.
note-said = { $who } : { $text }
note-disconnected = La partie continue sans vous : { $reason }
note-undo_asked = { $who } demande à tous d’annuler { $actions }.
note-undo_answer = Tapez agree pour accepter ou decline pour refuser.
note-undo_done = Annulé d’un commun accord : { $actions }.
note-return_there = Pour revenir : { $command } --join { $link }
note-kept_there = le serveur garde cette partie
note-table = { $number }) { $title } : { $seats }
note-table_marked = { $number }) { $title } : { $seats } ({ $marks })
note-no_tables = Il n’y a pas de table ouverte sur { $host }.
note-which_table = Quelle table ? [{ $default }]
note-no_address = { $url } n’est pas une adresse telle que http://host:8080/t/ID
note-no_seat = Ce lien n’ouvre aucune place.
note-no_answer = { $host } ne répond pas.
note-unreachable = Impossible de joindre { $host } : { $reason }

## Questions et options

asked-line = { $who } : { $question }
asked-pairs = { $question } Les paires : { $pairs }.
asked-pair = { $first } ou { $second }
option-cost = { $option } - { $ap } PA
option-foreseen = { $option } → { $foreseen }
foreseen-ap = { $ap } PA
foreseen-stage = Récompense { $modifier }
foreseen-level = { $links ->
    [1] rapporte { $level }
   *[other] { $level } par Enchaînement
}
foreseen-payments = { $payments } de { $level }
foreseen-shards = { $shards } à { $names }
owned-marker = { $symbol } { $whose }
note-tutor_anyway = Tapez { $yes } pour le faire quand même, ou appuyez sur Entrée pour choisir à nouveau.
