# La page du compte, et celle du lien pour un nouveau mot de passe.

## Connexion

account-title = Compte et réglages
account-sign_in = Se connecter
account-sign_in_more = Avec un compte, vous continuez vos parties sur n’importe quel appareil.
account-new = Créer un compte
account-new_more = Un nom et un mot de passe suffisent.
account-new_instead = Je n’ai pas encore de compte
account-have = J’ai un compte
account-create = Créer le compte
account-name = Nom
account-password = Mot de passe
account-password_new = Au moins 8 caractères.
account-password_old = Attention aux majuscules et aux minuscules.
account-short = Mot de passe trop court : il faut au moins 8 caractères.
account-hello = Bienvenue, { $name }
account-signed_in = Les parties que vous rejoignez désormais s’ajoutent automatiquement. Connectez-vous sur un autre appareil pour les y retrouver.
account-claim = Les ajouter à mon compte
account-claim_more = { $count ->
    [one] { $count } partie de ce navigateur n’est pas encore dans votre compte.
   *[other] { $count } parties de ce navigateur ne sont pas encore dans votre compte.
}
account-claimed = { $added ->
    [0] Aucune partie ajoutée.
    [one] { $added } partie ajoutée.
   *[other] { $added } parties ajoutées.
}
account-missed = { $missed ->
    [one] { $missed } table n’existe plus.
   *[other] { $missed } tables n’existent plus.
}
account-sign_out = Se déconnecter
account-signed_out = Déconnexion réussie. Les places prises dans ce navigateur restent à vous ici.
account-lapsed = Votre session a expiré. Reconnectez-vous pour voir vos parties.
account-browser = Ce navigateur
account-without = Sans compte
account-without_more = Vous pouvez jouer sans : ce navigateur retient vos places. Pour continuer une partie ailleurs, ouvrez-la, choisissez « Réglages » et copiez le lien de votre place.
account-deleted = Votre compte est supprimé.

## Mot de passe oublié

reset-forgotten = Mot de passe oublié
reset-forgotten_more = Si votre compte a une adresse e-mail confirmée, vous recevez un lien pour choisir un nouveau mot de passe.
reset-name = Nom du compte
reset-send = M’envoyer un lien
reset-sent = S’il existe un compte de ce nom avec une adresse confirmée, un lien est en route. Il ne sert qu’une fois et reste valable un jour.
reset-title = Nouveau mot de passe
reset-more = Ce lien ne sert qu’une fois. Il vous connecte ici et vous déconnecte partout ailleurs.
reset-set = Enregistrer et se connecter
reset-back = Aller à la connexion

## Changer de mot de passe

password-title = Mot de passe
password-old = Mot de passe actuel
password-new = Nouveau mot de passe
password-hint = Un mot de passe a au moins { $shortest } caractères.
password-change = Changer le mot de passe
password-changed = Mot de passe changé. Tous les autres navigateurs sont déconnectés.

## E-mail

email-title = Adresse e-mail
email-none = Sans adresse confirmée, seul l’hébergeur de ce serveur peut vous aider si vous oubliez votre mot de passe.
email-confirmed = Confirmée : { $emails }. On y envoie le lien pour un nouveau mot de passe, et une notification quand c’est à vous de jouer dans une partie lente.
email-address = Adresse e-mail
email-confirm = Confirmer cette adresse
email-known = Cette adresse est déjà confirmée.

## Où le compte est connecté

session-title = Vos connexions
session-more = Un navigateur ne vous dit rien ? Déconnectez-le et changez votre mot de passe.
session-device = { $browser } sur { $system }
session-unknown = Navigateur inconnu
session-since = depuis le { $date }
session-this = ce navigateur
session-end = Déconnecter
session-end_others = Déconnecter tous les autres
session-ended = Navigateur déconnecté.

## Données

export-title = Vos données
export-more = Vous pouvez télécharger tout ce que ce serveur garde sur votre compte, dans un fichier JSON.
export-save = Télécharger mes données
export-done = Le fichier est dans vos téléchargements.
delete-title = Supprimer le compte
delete-more = Les parties en cours continuent avec des bots, et les parties finies restent visibles, sans votre nom. Vous libérez vos places dans les parties qui n’ont pas encore commencé.
delete-ask = Supprimer mon compte…
delete-sure = C’est définitif. Entrez votre mot de passe pour supprimer votre compte.
delete-go = Supprimer mon compte

## Ce qui ne va pas

problem-account_bad_password = Mot de passe incorrect.
problem-account_no_mail = L’e-mail n’est pas configuré sur ce serveur. Si vous oubliez votre mot de passe, demandez à son hébergeur un lien pour en choisir un nouveau.
problem-sessions_not_found = Ce navigateur était déjà déconnecté.
