# The boards, drawn as text.

## Short names

short_character-magician = Иллюз.
short_character-manager = Импр.
short_character-engineer = Инженер
short_character-assistant = Ассист.
short_character-apprentice_1 = Учен. 1
short_character-apprentice_2 = Учен. 2
short_character-apprentice_3 = Учен. 3
short_character-assistants_apprentice = Учен. асс.

## The town

title-initiative = Очерёдность
title-downtown = Центр
title-market_row = Рынок
title-dark_alley = Кривая улочка
title-turn_setup = Карта раунда
title-heir = Преемник
title-prophecies = Пророчества
title-workshops = Мастерские
title-slots = ячейки
title-stock = в продаже
title-decks = колоды
title-at_work = действует

boards-turn = Раунд { $turn } из { $turns } · { $phase }
boards-advertised = { $who }: афиша
boards-advertise = { $who } (афиша { $price })
boards-dice = { $house } А { $a }, Б { $b }
boards-orders = заказ
boards-buy = покупка
boards-quick_order = срочный заказ { $component }
boards-beside = рядом { $component }
boards-priced = { $component } { $price }
boards-closed = закрыто
boards-deck = { $location } { $count }
boards-deck_known = { $location } { $count } ({ $cards })
boards-working = { $card } ({ $who })
boards-active = Активное

## The Theater

boards-theater = Театр · колода: { $deck }
boards-deck_left = { $theater } × { $count }
boards-empty = пусто
boards-bonus = бонус { $bonus }
boards-leaves = (уходит)
boards-weekday = { $ap } ОД, возн. { $yields }
boards-backstage = 1 { $first } 2 { $second }
boards-stage = сцена { $who }
boards-turn_setup = сейчас «{ $turn_setup }»; следующая — «{ $next_turn_setup }», закроет: { $closed }
boards-heir = { $difficulty } · план «{ $plan }», { $stance } · ищет: { $list }
boards-legend = ◇ свободно · ▲♠↑{ $letter } жетон, { $letter } вверх · углы сходятся в ○ (✧ осколок) · ◉ ✦ связь
boards-duel_legend = { $legend } · ◈ нейтральный
boards-more_legend = { $legend } · ² стопка · + вне ячеек

## A player

player-title = { $who } ({ $seat })
player-magician = { $who } ({ $seat }) · { $magician }, { $favorite_full }
player-no_magician = иллюзионист ещё не выбран
player-wages = жалование к выплате { $wages }
player-wages_short = жалование { $wages }
player-cards = карты поручений: { $permanent } обычных + { $special } особых
player-cards_short = карт { $permanent }+{ $special }
player-ability_used = применена: { $ability }
player-prophecy = пророчество «{ $prophecy }»
player-components = реквизит
player-components_short = реквизит
player-team = команда
player-hand = рука
player-special = особые
player-known = известно
player-powers = дары
player-open_slots = { $count ->
    [one] { $count } открытая ячейка
    [few] { $count } открытые ячейки
   *[many] { $count } открытых ячеек
}
player-power_coins = { $coins ->
    [one] { $power } ({ $coins } монета)
    [few] { $power } ({ $coins } монеты)
   *[many] { $power } ({ $coins } монет)
}
player-power_hand = дары на руке
player-ready = готово { $markers }
player-prepare = { $ap } ОД → { $markers }
player-engineers = { $trick } (у инженера)
player-no_tricks = номеров нет
player-has = { $component } { $has }/{ $needs }
player-end_bonus = в конце: { $bonus }
player-end_bonus_now = в конце: { $bonus }; сейчас { $now }
player-managed = { $component } { $count }+1*
player-piles_managed = { $piles } (*у импресарио)
player-none = нет
player-inn = { $count ->
    [one] { $count } ученик в трактире
    [few] { $count } ученика в трактире
    [many] { $count } учеников в трактире
   *[other] { $count } ученика в трактире
}
player-waits = { $character } ({ $card })
player-face_down = закрыта
player-idle = { $character }: незанятый
player-at_inn = { $character }: в трактире
player-placed = { $character }: { $slot_short }
player-placed_with = { $character }: { $slot_short }, «{ $card }»
player-held = { $count } × { $card }
player-empty = пусто

## Special cards and trick decks

cards-own = Ваши карты особых поручений
cards-abilities = Способности
cards-ability = { $who }: { $ability }
cards-ability_used = { $who }: { $ability } (в этом раунде уже применена)
cards-so_far = [уже: { $tricks }]
cards-in_deck = [{ $number }-я из { $count } в колоде]
cards-in_hand = [в руке { $whose }]
cards-under = [под { $character_ins } { $whose }]
decks-taken = (все разобраны)
decks-threshold = слава { $threshold }

## The final scores

scores-by_source = Откуда слава
scores-by_turn = Слава по раундам
scores-set_up = Подготовка
scores-before = До начала записи
