# La page des administrateurs d’un serveur.

admin-title = Administration
admin-nobody = quelqu’un

## Signalements

admin-reports = Signalements
admin-show_handled = Afficher les signalements traités
admin-no_reports = Aucun signalement.
admin-reported = { $who }, signalement du { $date }
admin-reported_message = Un message signé { $who }, signalement du { $date }
admin-because = Motif : { $reason }
admin-table = Ouvrir la table
admin-handle = Marquer comme traité
admin-handled = Marqué comme traité.
admin-close = Fermer la table
admin-close_sure = Fermer cette table ? Personne ne gagne, mais on pourra encore la regarder.
admin-closed = La table est fermée.
admin-mute_or_ban = Sanctionner

## Bans et sourdines

admin-impose = Sanctionner un compte
admin-account = Nom du compte
admin-kind = Mesure
admin-mute = Mise en sourdine
admin-ban = Bannissement
admin-days = Durée
admin-for_days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
admin-forever = sans fin
admin-reason = Motif (facultatif)
admin-guest = Un joueur sans compte n’est mis en sourdine qu’à cette table. Un bannissement vise son adresse, que d’autres partagent peut-être ; si vous ne choisissez pas de fin, il dure un mois.
admin-apply = Appliquer
admin-imposed_mute = Mise en sourdine effectuée.
admin-imposed_ban = Bannissement effectué.
admin-sanctions = Sanctions en cours
admin-no_sanctions = Personne n’est banni ni en sourdine.
admin-mute_until = { $who } : en sourdine jusqu’au { $date }
admin-mute_forever = { $who } : en sourdine
admin-ban_until = { $who } : bannissement jusqu’au { $date }
admin-ban_forever = { $who } : bannissement
admin-lift = Lever
admin-lifted = Sanction levée.

## Ce qui ne va pas

problem-admin_not_found = Ce compte n’existe pas, ou personne n’a cette place en ce moment.
problem-admin_not_admin = Cette page est réservée aux administrateurs de ce serveur, qu’on ne peut bannir que par la ligne de commande.
problem-admin_unknown_table = Cette table est déjà fermée ou supprimée.
