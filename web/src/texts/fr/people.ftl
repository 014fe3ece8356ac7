# Les joueurs d’une table : signalements, et modération par l’hôte de la table ou un administrateur.

people-open = place ouverte
people-bot_plays = un bot joue à sa place
people-muted = en sourdine
people-report = Signaler
people-mute = Mettre en sourdine
people-unmute = Rendre la parole
people-muted_done = Mise en sourdine effectuée à cette table.
people-unmuted_done = La parole est rendue.
people-remove = Exclure
people-remove_sure = Exclure { $who } de cette table ? { $who } ne pourra pas revenir. Dans une partie en cours, un bot prend le relais.
people-remove_spectator = Exclure { $who } ? { $who } ne pourra pas revenir à cette table.
people-removed = Exclusion effectuée.
people-reopen = Rouvrir la place
people-reopen_sure = { $who } : laisser quelqu’un d’autre jouer à sa place ? { $who } ne pourra pas la reprendre.
people-reopened = La place est ouverte. En attendant que quelqu’un la prenne, le bot continue.
people-invite = Envoyez ce lien à la personne qui prendra la place :
people-spectators = Spectateurs
people-no_spectators = Personne ne regarde.
people-guest = { $connections ->
    [one] un invité
   *[other] un invité, ou plusieurs à la même adresse ({ $connections } fenêtres)
}
people-close_chat = Fermer le chat
people-open_chat = Rouvrir le chat
people-chat_closed = Le chat est fermé.
people-chat_opened = Le chat est rouvert.
people-free_seat = Place libre
people-take = { $who } n’est plus là. Vous pouvez prendre sa place et continuer.
people-only_watch = Regarder seulement

## Signalements

report-title = Signaler { $who }
report-more = Les administrateurs de ce serveur verront votre signalement, le nom et, si vous signalez un message, son texte.
report-reason = Quel est le problème ? (facultatif)
report-send = Envoyer le signalement
report-sent = Merci. Les administrateurs de ce serveur vont l’examiner.

## Ce qui ne va pas

problem-people_not_found = Cette personne n’est plus là.
problem-people_not_left = Quelqu’un joue à cette place.
problem-people_out_of_time = Le temps de ce joueur est épuisé : personne ne peut prendre le relais.
