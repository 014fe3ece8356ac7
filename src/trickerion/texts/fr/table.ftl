# Autour de la partie : départs, retours, annulations, parties particulières.

table-left = { $who } a quitté la table ; un bot prend le relais.
table-came_back = { $who } est de retour.
table-undo_declined = { $who } refuse l’annulation.
table-waits = On attend { $names }.

mark-position = Départ spécial
mark-position_more = Cette partie n’a pas commencé par la mise en place mais par une position fournie par quelqu’un. Tout ce qui est caché a été remélangé, mais la position elle-même peut avantager un joueur.
mark-record = Reprise
mark-record_more = Cette partie n’a pas commencé par la mise en place : elle en continue une autre. Tout ce qui est caché a été remélangé.
mark-upload = Importée
mark-upload_more = Cette partie n’a pas été jouée sur ce serveur : quelqu’un a importé son fichier.
mark-practice = Entraînement
mark-practice_more = C’est une partie d’entraînement : une annulation est revenue sur un dé lancé, une carte piochée ou révélée, ou s’est faite sans que personne ait à l’accepter. La suite était connue.

bot-random = Au hasard
bot-apprentice = Facile
bot-specialist = Moyen
bot-magician = Difficile
bot-legend = Légende

modules-base = Jeu de base
modules-alley = Allée Sombre
modules-full = Allée Sombre avec Prophéties
