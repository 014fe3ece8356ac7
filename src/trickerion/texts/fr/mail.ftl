# E-mails, notifications, et pages derrière les liens des e-mails.

mail-confirm_subject = Trickerion : confirmez votre adresse
mail-confirm =
    Merci de confirmer que ce serveur peut vous envoyer un e-mail quand c’est à vous de jouer dans une partie de Trickerion :

    { $link }

    Si vous n’avez rien demandé, ignorez cet e-mail : vous ne recevrez aucune notification.
mail-turn_subject = Trickerion : c’est à vous de jouer
mail-turn =
    C’est à vous de jouer dans une partie de Trickerion. Pour ouvrir la table :

    { $link }
mail-reset_subject = Trickerion : choisissez un nouveau mot de passe
mail-reset =
    Quelqu’un, sans doute vous, a oublié le mot de passe de votre compte. Pour en choisir un nouveau, ouvrez ce lien dans les 24 heures :

    { $link }

    Il ne sert qu’une fois. Si vous n’avez rien demandé, ignorez cet e-mail : votre mot de passe reste le même.
mail-webhook = C’est à vous de jouer : { $link }
mail-push_title = Trickerion : c’est à vous de jouer
mail-push_text = Ouvrez la table pour jouer.
mail-footer =
    Envoyé par { $server }. Pour ne plus recevoir aucun e-mail de ce serveur à votre adresse :
    { $stop }

mail_page-confirm = Confirmer votre adresse
mail_page-confirm_ask = Envoyer un e-mail à { $address } quand c’est à vous de jouer dans une partie sur ce serveur ?
mail_page-confirm_do = Confirmer
mail_page-confirmed = Adresse confirmée
mail_page-confirmed_more = Vous recevrez un e-mail à { $address } quand ce sera à vous de jouer et que vous ne serez pas à la table.
mail_page-stop = Se désabonner
mail_page-stop_ask = Ne plus recevoir aucun e-mail de ce serveur ?
mail_page-stop_do = Se désabonner
mail_page-stopped = Désabonnement effectué
mail_page-stopped_more = Ce serveur ne vous enverra plus d’e-mail. Gardez ce lien : c’est le seul moyen de changer d’avis.
mail_page-allow_do = Autoriser à nouveau les e-mails
mail_page-allowed = Réabonnement effectué
mail_page-allowed_more = Ce serveur peut à nouveau envoyer des e-mails à votre adresse.
mail_page-unknown = Lien inconnu
mail_page-unknown_more = Ce lien ne fonctionne pas, ou plus. Un lien pour confirmer une adresse reste valable { $days ->
    [one] un jour
   *[other] { $days } jours
}.
