# Les plateaux : étiquettes, choix, gros plans, décompte.

## Noms et étiquettes

ui-labeled = { $name } : { $what }
ui-then = { $told } { $next }
owner-thing = { $thing } { $whose }

board-turn = Tour { $turn } sur { $turns }
board-initiative = Ordre d’Initiative
board-advertise = La publicité coûte { $coins }
board-advertised = { $who } a fait de la publicité
board-fame = { $who } { $fame }
board-slots = Emplacements de Personnages
board-slot = { $slot }, { $ap } PA
board-free = libre
board-before_legend = En pâle : les autres au tour précédent
board-wanted_legend = en tirets : votre plan
board-before = tour précédent : { $whom }
board-wanted = prévu : { $whom }
board-planned = Prévus au Théâtre
board-closed = fermé à { $players } joueurs
board-closed_by = fermé ce tour-ci ({ $turn_setup })
board-turn_setups = Carte de tour : { $turn_setup } ; ensuite : { $next_turn_setup }
board-closes = fermé au prochain tour
text-closed = Fermés ce tour-ci : { $closed }. Au prochain tour : { $next }.
board-neutral = marqueur neutre, coin { $category } en haut
board-neutral_marker = marqueur neutre
spot-link_neutral = Enchaînement avec le marqueur neutre
board-spotlight = Scène
board-yields = Récompense { $modifier }
board-cost-residence = Apprendre un Tour
board-cost-inn = Recruter
board-cost-bank = Prendre des Pièces
board-set_die = ou mettre sur
board-orders = À venir
board-buy = Achat
board-quick = Rapide
board-order_place = Case Commande { $place }
board-quick_order = Emplacement de Commande Rapide
board-stock = { $component }, { $price } l’unité
board-empty = vide
board-deck = Pioche { $deck }, { $cards }
board-active = Active
board-pending-left = suivante
board-pending-middle = puis
board-pending-right = plus tard
board-prophecies = Prophéties
board-prophecy_line = Prophétie : { $active }. À venir : { $left }, { $middle }, { $right }.
board-decks = Pioches Spéciales
board-programme = Cartes encore dans la pioche Spectacle :
board-leaves = part bientôt
board-marker = { $owned }, coin { $category } en haut
board-bonus = Bonus d’artiste : { $bonus }

## Le plateau d'un joueur

workshop-tricks = Tours
workshop-components = Matériaux
workshop-team = Équipe
workshop-of = Plateau { $whose }
workshop-free_trick = emplacement de Tour libre
workshop-extension-engineer = Emplacement de l’Ingénieur
workshop-extension-manager = Emplacements du Manager
workshop-extension-assistant = Emplacement de l’Assistant
workshop-free_pile = emplacement de Matériaux libre
workshop-managed = { $components }, la pile compte pour { $counted }
workshop-idle = au Repos
workshop-inn = à l’Auberge
workshop-inn_short = Auberge
workshop-home = sans carte
workshop-with = avec { $card }
workshop-face_down = carte face cachée
workshop-slot = Emplacement { $place } de l’Atelier
workshop-ability_used = utilisée ce tour-ci
workshop-at_inn = { $count } à l’Auberge

trick-level = Niveau { $level }
# Glossary: no Fame threshold
trick-threshold = { $threshold } Prestige
trick-needs = Requiert { $components }
trick-has = { $have } sur { $components }
trick-prepare = Préparer : { $ap } pour { $markers }
trick-marks = Marqueurs sur la carte, prêts à être montés : { $markers } sur { $all }
trick-yields = Rapporte { $yields }
trick-end = Décompte final

hand-title = Votre main
hand-empty = Aucune carte en main
hand-count = { $card }, { $count } en main
hand-special = { $card }, { $location } : { $effect } S’utilise pour : { $enhances }, ou pour avoir plus de PA.

panel-open = Montrer le plateau { $whose }
panel-close = Fermer le plateau { $whose }
panel-acts = joue
panel-done = prêt
panel-to_place = à placer
panel-placed = placés
panel-cards = Permanentes : { $permanent }, Spéciales : { $special }

## Choix

browser-title = Pioches de Tours
browser-all = Tous
browser-offered = Disponibles
browser-level = Niveau
browser-preparable = Matériaux possédés
browser-affordable = Assez de Prestige
browser-none = Aucun Tour ne correspond à ces filtres.
browser-count = { $count ->
    [one] { $count } Tour
   *[other] { $count } Tours
}

sheet-magicians = Magiciens
sheet-tricks = Pioches de Tours
sheet-supply = Réserve
sheet-cards = Cartes Spéciales
sheet-specialists = Spécialistes
sheet-spot = Carte Spectacle
sheet-pair = Paire { $pair } sur { $pairs }
sheet-hide = Voir la table
sheet-show = Choisir

spot-title = Monter « { $trick } »
spot-pick = Choisissez un emplacement
spot-turn = Quel coin en haut ?
spot-only = Ceux-ci seulement : le coin { $category } du Tour « { $trick } » doit pointer vers un cercle d’Enchaînement de l’emplacement.
spot-up = { $category } en haut
spot-no_links = aucun Enchaînement
spot-link = Enchaînement avec { $owned }

## Gros plans

closeup-title = Gros plan
closeup-pick = Choisir
closeup-week = Récompense selon le jour
closeup-day = Joués ce jour-là, vos Tours rapportent :
closeup-nothing_ready = Aucun de vos Tours n’est encore préparé ni monté.
closeup-no_markers = pas encore de marqueur
closeup-use = « { $trick } » requiert { $need }
closeup-no_use = Aucun de vos Tours ne le requiert.
closeup-prepare = Le préparer à l’Atelier coûte { $ap } et pose { $markers } sur la carte, s’il en reste assez de son symbole.
closeup-engineer = Sur l’emplacement de l’Ingénieur, il reçoit un marqueur de plus.
closeup-character = { $wage ->
    [0] { $ap }, sans salaire
   *[other] { $ap }, salaire de { $coins } si placé
}
closeup-in_rules = Dans les règles

about-theater = Montez des Tours dans les Coulisses, ou jouez depuis la Scène.
about-workshop = Préparez des Tours et réorganisez votre plateau.
about-market_row = Achetez et commandez des Matériaux.
about-downtown = Apprenez des Tours, recrutez des Personnages, prenez des Pièces.
about-dark_alley = Piochez des cartes Spéciales, ou consultez la Diseuse de Bonne Aventure.
about-slot = { $modifier ->
    [0] Un Personnage placé ici n’a que ses propres PA.
   *[other] Un Personnage placé ici a { $ap } PA.
}
about-backstage = Montez et reprogrammez des Tours ici. Un seul jour par tour, et seulement s’il n’y a aucun adversaire.
about-star = Magiciens uniquement : jouez ce jour-là au lieu de faire des Actions.
about-magician = Sait tout faire, et lui seul joue des Spectacles.
about-manager = Chaque pile sur les emplacements du Manager compte pour un de plus. En Coulisses quand vous jouez : des Pièces en plus.
about-engineer = Le Tour sur l’emplacement de l’Ingénieur reçoit un marqueur de plus. En Coulisses quand vous jouez : un Éclat.
about-assistant = Offre une place à un Apprenti sans salaire. En Coulisses quand vous jouez : du Prestige en plus.
about-apprentice = Une aide bon marché. Sur un emplacement qui ajoute des PA, il vaut un Spécialiste.
about-residence = Apprenez un Tour de cette école, ou de votre école favorite, pour { $learn_ap }.
about-inn = Recrutez ce Personnage pour { $hire_ap }. Il rejoint votre équipe après ce tour.
about-bank = Prenez ce nombre de Pièces pour { $take_coins_ap }.
about-die_x = Ne propose rien tant qu’il n’est pas relancé ou modifié.
about-die_change = Relancez-le pour { $reroll_ap }, ou mettez-le sur la face de votre choix pour { $set_die_ap }.
about-deck = Dans l’Allée Sombre, piochez-en deux et gardez-en une.

## Le décompte

end-sources = Prestige par source
end-turns = Prestige par tour
end-start_short = Début
end-final_short = Fin
end-wins = { $who } gagne avec { $fame }
end-source = Source
source-rated = { $name }, { $rate }
source-rate = { $fame } chacun
source-rate_coins = { $fame } pour { $coins }
end-gained = Prestige gagné à chaque tour
end-when = Tour

## Les parties de la table sur un téléphone

zone-town = Ville
zone-theater = Théâtre
zone-workshop = Atelier
zone-players = Joueurs
zone-log = Journal

## Pouvoirs

powers-title = Pouvoirs
powers-open = { $count ->
    [one] { $count } emplacement de Pouvoir ouvert
   *[other] { $count } emplacements de Pouvoir ouverts
}
powers-labeled = { $power } : { $effect }
powers-hand = Pouvoirs en main : { $powers }
powers-known = Pouvoirs connus en main : { $powers }
powers-slot = Emplacement de Pouvoir { $place } : { $filled } Éclats sur { $size }
powers-level = Pouvoir de Niveau { $level }
powers-used = utilisé ce tour-ci

## L’Héritier de Dahlgaard

heir-plan_and_stance = Plan : « { $plan } ». { $stance }.
heir-no_plan = Pas encore de plan.
heir-shopping = Liste d’achats : { $list }.
heir-wants = Cherche :
heir-difficulty = L’Héritier de Dahlgaard, { $difficulty }.
heir-stronger = Plus de PA : { $character }.
heir-to_come = Plans restants : { $plans }.
