# Существительные игры. Значение — подпись с прописной буквы, `.the` — то же слово внутри
# предложения, остальные формы — падежи.

## Characters

character-magician = Иллюзионист
    .the = иллюзионист
    .acc = иллюзиониста
    .gen = иллюзиониста
    .dat = иллюзионисту
    .ins = иллюзионистом
character-manager = Импресарио
    .the = импресарио
    .acc = импресарио
    .gen = импресарио
    .dat = импресарио
    .ins = импресарио
character-engineer = Инженер
    .the = инженер
    .acc = инженера
    .gen = инженера
    .dat = инженеру
    .ins = инженером
character-assistant = Ассистент
    .the = ассистент
    .acc = ассистента
    .gen = ассистента
    .dat = ассистенту
    .ins = ассистентом
character-apprentice = Ученик
    .the = ученик
    .acc = ученика
    .gen = ученика
    .dat = ученику
    .ins = учеником
character-apprentice_1 = Ученик 1
    .the = ученик 1
    .acc = ученика 1
    .gen = ученика 1
    .dat = ученику 1
    .ins = учеником 1
character-apprentice_2 = Ученик 2
    .the = ученик 2
    .acc = ученика 2
    .gen = ученика 2
    .dat = ученику 2
    .ins = учеником 2
character-apprentice_3 = Ученик 3
    .the = ученик 3
    .acc = ученика 3
    .gen = ученика 3
    .dat = ученику 3
    .ins = учеником 3
character-assistants_apprentice = Ученик ассистента
    .the = ученик ассистента
    .acc = ученика ассистента
    .gen = ученика ассистента
    .dat = ученику ассистента
    .ins = учеником ассистента

# What a Specialist brings at the start of the game.
brings-manager = реквизит на { $manager_value_acc } и две ячейки, где в каждой стопке на один жетон больше
brings-engineer = второй номер — в ячейке, которая даёт ему дополнительный жетон
brings-assistant = ещё один ученик, которому не нужно жалование

## Places

location-theater = Театр
    .the = театр
    .gen = театра
    .in = в театре
    .to = в театр
location-workshop = Мастерская
    .the = мастерская
    .gen = мастерской
    .in = в мастерской
    .to = в мастерскую
location-market_row = Рынок
    .the = рынок
    .gen = рынка
    .in = на рынке
    .to = на рынок
location-downtown = Центр
    .the = центр
    .gen = центра
    .in = в центре
    .to = в центр
location-dark_alley = Кривая улочка
    .the = кривая улочка
    .gen = кривой улочки
    .in = в кривой улочке
    .to = в кривую улочку

house-residence = Особняк
    .the = особняк
    .gen = особняка
    .in = в особняке
    .to = в особняк
house-inn = Трактир
    .the = трактир
    .gen = трактира
    .in = в трактире
    .to = в трактир
house-bank = Банк
    .the = банк
    .gen = банка
    .in = в банке
    .to = в банк

theater-riverside = Риверсайд
    .short = Риверсайд
theater-grand_magorian = Гранд-Магориан
    .short = Г.-Магориан
theater-magnus_pantheon = Магнус-пантеон
    .short = М.-пантеон

# Character slots: a street or the Workshop, a performance slot, backstage.
slot-street = { $location }, ячейка { $place }
    .in = { $location_in }
    .to = { $location_to } (ячейка { $place })
    .short = { $location } { $place }
slot-stage = { $weekday }, сцена
    .in = на сцене { $weekday_on }
    .to = на сцену { $weekday_on }
    .short = { $weekday }, сцена
slot-backstage = { $weekday }, за кулисами, ячейка { $place }
    .in = за кулисами { $weekday_on }
    .to = за кулисы { $weekday_on } (ячейка { $place })
    .short = { $weekday }, кулисы { $place }

# A Performance card, a slot on it, and where on the card the slot is (column, row).
performance-named = { $theater } { $number }
    .short = { $theater_short } { $number }
spot-named = «{ $performance }», { $place }
place-00 = слева вверху
place-01 = слева посередине
place-02 = слева внизу
place-10 = справа вверху
place-11 = справа посередине
place-12 = справа внизу
place-outside = вне ячеек

pile-board = ваш планшет
    .to = на свой планшет
pile-extension = ячейка импресарио
    .to = в ячейки импресарио
stock_place-1 = на месте покупки 1
    .to = на место покупки 1
stock_place-2 = на месте покупки 2
    .to = на место покупки 2
stock_place-3 = на месте покупки 3
    .to = на место покупки 3
stock_place-4 = на месте покупки 4
    .to = на место покупки 4
stock_place-quick_order = в ячейке срочных заказов
    .to = в ячейку срочных заказов
stock_place-logistics_place = рядом с областью покупки
    .to = рядом с областью покупки

## Dice

die-residence_a = Кубик особняка А
    .the = кубик особняка А
    .gen = кубика особняка А
    .ins = кубиком особняка А
    .short = Особняк А
    .letter = А
die-residence_b = Кубик особняка Б
    .the = кубик особняка Б
    .gen = кубика особняка Б
    .ins = кубиком особняка Б
    .short = Особняк Б
    .letter = Б
die-inn_a = Кубик трактира А
    .the = кубик трактира А
    .gen = кубика трактира А
    .ins = кубиком трактира А
    .short = Трактир А
    .letter = А
die-inn_b = Кубик трактира Б
    .the = кубик трактира Б
    .gen = кубика трактира Б
    .ins = кубиком трактира Б
    .short = Трактир Б
    .letter = Б
die-bank_a = Кубик банка А
    .the = кубик банка А
    .gen = кубика банка А
    .ins = кубиком банка А
    .short = Банк А
    .letter = А
die-bank_b = Кубик банка Б
    .the = кубик банка Б
    .gen = кубика банка Б
    .ins = кубиком банка Б
    .short = Банк Б
    .letter = Б

# Faces that show a number are counted Coins: `amount-coins`.
face-spiritual = спиритизм
    .short = Спиритизм
face-mechanical = механика
    .short = Механика
face-optical = оптика
    .short = Оптика
face-escape = освобождение
    .short = Освобождение
face-any = любая школа
    .short = любая
face-assistant = ассистент
    .short = Ассистент
face-manager = импресарио
    .short = Импресарио
face-engineer = инженер
    .short = Инженер
face-apprentice = ученик
    .short = Ученик
face-x = X
    .short = X
    .long = X, ничего не даёт

## Tricks and markers

category-spiritual = Спиритизм
    .hyphenated = Спири{"\u00AD"}тизм
    .the = спиритизм
    .full = спиритические опыты
    .gen = спиритических опытов
    .letter = С
category-mechanical = Механика
    .the = механика
    .full = чудеса с механизмами
    .gen = чудес с механизмами
    .letter = М
category-optical = Оптика
    .the = оптика
    .full = оптические иллюзии
    .gen = оптических иллюзий
    .letter = О
category-escape = Освобождение
    .hyphenated = Осво{"\u00AD"}бож{"\u00AD"}дение
    .the = освобождение
    .full = трюки с освобождением
    .gen = трюков с освобождением
    .letter = Т
symbol-spade = ♠
symbol-heart = ♥
symbol-diamond = ♦
symbol-club = ♣

## Time

weekday-thursday = Четверг
    .the = четверг
    .on = в четверг
    .gen = четверга
    .short = Чт
weekday-friday = Пятница
    .the = пятница
    .on = в пятницу
    .gen = пятницы
    .short = Пт
weekday-saturday = Суббота
    .the = суббота
    .on = в субботу
    .gen = субботы
    .short = Сб
weekday-sunday = Воскресенье
    .the = воскресенье
    .on = в воскресенье
    .gen = воскресенья
    .short = Вс

phase-set_up = Подготовка
phase-roll_dice = Бросок кубиков
phase-set_initiative = Очерёдность хода
phase-advertise = Реклама
phase-learn_powers = Освоение даров
phase-assignment = Поручения
# Glossary: Character. In print it is the phase of actions.
phase-place_characters = Действия
phase-performance = Представления
phase-end_turn = Конец раунда
phase-over = Игра окончена

## Special cards and prophecies

# The actions that Special cards serve.
enhances-set_up_trick = Включить номер
    .the = включить номер
enhances-perform = Провести
    .the = провести представление
enhances-reschedule = Перенести номер
    .the = перенести номер
enhances-prepare = Подготовить номер
    .the = подготовить номер
enhances-hire_character = Нанять персонажа
    .the = нанять персонажа
enhances-learn_trick = Освоить номер
    .the = освоить номер
enhances-take_coins = Взять монеты
    .the = взять монеты
enhances-buy = Купить реквизит
    .the = купить реквизит
enhances-order = Заказать реквизит
    .the = заказать реквизит
enhances-quick_order = Срочный заказ
    .the = срочный заказ
enhances-any = любое действие
    .the = любое действие

# A Special card with its Location and the action it serves.
card-labeled = { $card } ({ $location_the }: { $enhances_the })
# A card, ability or prophecy with what it does.
effect-labeled = { $name }: { $effect }

use-bonus = её эффект
use-ap = дополнительные ОД
pending-left = левое
pending-middle = среднее
pending-right = правое
prophecy-none = нет

## Components

# `.many` is what a pile holds.
component-wood = дерево
    .acc = дерево
    .gen = дерева
    .many = дерево
    .many_gen = дерева
component-metal = металл
    .acc = металл
    .gen = металла
    .many = металл
    .many_gen = металла
component-glass = стекло
    .acc = стекло
    .gen = стекла
    .many = стекло
    .many_gen = стекла
component-fabric = ткань
    .acc = ткань
    .gen = ткани
    .many = ткань
    .many_gen = ткани
component-rope = верёвка
    .acc = верёвку
    .gen = верёвки
    .many = верёвки
    .many_gen = верёвок
component-petroleum = горючее
    .acc = горючее
    .gen = горючего
    .many = горючее
    .many_gen = горючего
component-saw = пила
    .acc = пилу
    .gen = пилы
    .many = пилы
    .many_gen = пил
component-animal = животное
    .acc = животное
    .gen = животного
    .many = животные
    .many_gen = животных
component-padlock = замок
    .acc = замок
    .gen = замка
    .many = замки
    .many_gen = замков
component-mirror = зеркало
    .acc = зеркало
    .gen = зеркала
    .many = зеркала
    .many_gen = зеркал
component-disguise = маскировка
    .hyphenated = маски{"\u00AD"}ровка
    .acc = маскировку
    .gen = маскировки
    .many = маскировки
    .many_gen = маскировок
component-cog = механизм
    .acc = механизм
    .gen = механизма
    .many = механизмы
    .many_gen = механизмов

# Counted: a sentence about a component and a number gets them as `$components`.
components-wood = { $count ->
    [one] { $count } дерево
    [few] { $count } дерева
    [many] { $count } дерева
   *[other] { $count } дерева
}
    .acc = { $count ->
        [one] { $count } дерево
        [few] { $count } дерева
        [many] { $count } дерева
       *[other] { $count } дерева
    }
    .gen = { $count ->
        [one] { $count } дерева
       *[other] { $count } дерева
    }
components-metal = { $count ->
    [one] { $count } металл
    [few] { $count } металла
    [many] { $count } металла
   *[other] { $count } металла
}
    .acc = { $count ->
        [one] { $count } металл
        [few] { $count } металла
        [many] { $count } металла
       *[other] { $count } металла
    }
    .gen = { $count ->
        [one] { $count } металла
       *[other] { $count } металла
    }
components-glass = { $count ->
    [one] { $count } стекло
    [few] { $count } стекла
    [many] { $count } стекла
   *[other] { $count } стекла
}
    .acc = { $count ->
        [one] { $count } стекло
        [few] { $count } стекла
        [many] { $count } стекла
       *[other] { $count } стекла
    }
    .gen = { $count ->
        [one] { $count } стекла
       *[other] { $count } стекла
    }
components-fabric = { $count ->
    [one] { $count } ткань
    [few] { $count } ткани
    [many] { $count } ткани
   *[other] { $count } ткани
}
    .acc = { $count ->
        [one] { $count } ткань
        [few] { $count } ткани
        [many] { $count } ткани
       *[other] { $count } ткани
    }
    .gen = { $count ->
        [one] { $count } ткани
       *[other] { $count } ткани
    }
components-rope = { $count ->
    [one] { $count } верёвка
    [few] { $count } верёвки
    [many] { $count } верёвок
   *[other] { $count } верёвки
}
    .acc = { $count ->
        [one] { $count } верёвку
        [few] { $count } верёвки
        [many] { $count } верёвок
       *[other] { $count } верёвки
    }
    .gen = { $count ->
        [one] { $count } верёвки
       *[other] { $count } верёвок
    }
components-petroleum = { $count ->
    [one] { $count } горючее
    [few] { $count } горючего
    [many] { $count } горючего
   *[other] { $count } горючего
}
    .acc = { $count ->
        [one] { $count } горючее
        [few] { $count } горючего
        [many] { $count } горючего
       *[other] { $count } горючего
    }
    .gen = { $count ->
        [one] { $count } горючего
       *[other] { $count } горючего
    }
components-saw = { $count ->
    [one] { $count } пила
    [few] { $count } пилы
    [many] { $count } пил
   *[other] { $count } пилы
}
    .acc = { $count ->
        [one] { $count } пилу
        [few] { $count } пилы
        [many] { $count } пил
       *[other] { $count } пилы
    }
    .gen = { $count ->
        [one] { $count } пилы
       *[other] { $count } пил
    }
components-animal = { $count ->
    [one] { $count } животное
    [few] { $count } животных
    [many] { $count } животных
   *[other] { $count } животных
}
    .acc = { $count ->
        [one] { $count } животное
        [few] { $count } животных
        [many] { $count } животных
       *[other] { $count } животных
    }
    .gen = { $count ->
        [one] { $count } животного
       *[other] { $count } животных
    }
components-padlock = { $count ->
    [one] { $count } замок
    [few] { $count } замка
    [many] { $count } замков
   *[other] { $count } замка
}
    .acc = { $count ->
        [one] { $count } замок
        [few] { $count } замка
        [many] { $count } замков
       *[other] { $count } замка
    }
    .gen = { $count ->
        [one] { $count } замка
       *[other] { $count } замков
    }
components-mirror = { $count ->
    [one] { $count } зеркало
    [few] { $count } зеркала
    [many] { $count } зеркал
   *[other] { $count } зеркала
}
    .acc = { $count ->
        [one] { $count } зеркало
        [few] { $count } зеркала
        [many] { $count } зеркал
       *[other] { $count } зеркала
    }
    .gen = { $count ->
        [one] { $count } зеркала
       *[other] { $count } зеркал
    }
components-disguise = { $count ->
    [one] { $count } маскировка
    [few] { $count } маскировки
    [many] { $count } маскировок
   *[other] { $count } маскировки
}
    .acc = { $count ->
        [one] { $count } маскировку
        [few] { $count } маскировки
        [many] { $count } маскировок
       *[other] { $count } маскировки
    }
    .gen = { $count ->
        [one] { $count } маскировки
       *[other] { $count } маскировок
    }
components-cog = { $count ->
    [one] { $count } механизм
    [few] { $count } механизма
    [many] { $count } механизмов
   *[other] { $count } механизма
}
    .acc = { $count ->
        [one] { $count } механизм
        [few] { $count } механизма
        [many] { $count } механизмов
       *[other] { $count } механизма
    }
    .gen = { $count ->
        [one] { $count } механизма
       *[other] { $count } механизмов
    }
# In place of counted components: several types at once.
components-mixed = реквизит
    .acc = реквизит
    .gen = реквизита

## Counted things

unit-fame = Слава
    .the = слава
    .acc = славу
    .gen = славы
    .letter = сл
unit-coins = Монеты
    .the = монеты
    .acc = монеты
    .gen = монет
    .letter = мн
unit-shards = Осколки
    .the = осколки
    .acc = осколки
    .gen = осколков
    .letter = ✦
list-comma = {", "}

amount-nothing = нет
    .acc = ничего
    .gen = ничего
amount-ap = { $count } ОД
    .acc = { $count } ОД
    .gen = { $count } ОД
amount-fame = { $count ->
    [one] { $count } слава
    [few] { $count } славы
    [many] { $count } славы
   *[other] { $count } славы
}
    .acc = { $count ->
        [one] { $count } славу
        [few] { $count } славы
        [many] { $count } славы
       *[other] { $count } славы
    }
    .gen = { $count ->
        [one] { $count } славы
       *[other] { $count } славы
    }
amount-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
    [many] { $count } монет
   *[other] { $count } монеты
}
    .acc = { $count ->
        [one] { $count } монету
        [few] { $count } монеты
        [many] { $count } монет
       *[other] { $count } монеты
    }
    .gen = { $count ->
        [one] { $count } монеты
       *[other] { $count } монет
    }
amount-shards = { $count ->
    [one] { $count } осколок
    [few] { $count } осколка
    [many] { $count } осколков
   *[other] { $count } осколка
}
    .acc = { $count ->
        [one] { $count } осколок
        [few] { $count } осколка
        [many] { $count } осколков
       *[other] { $count } осколка
    }
    .gen = { $count ->
        [one] { $count } осколка
       *[other] { $count } осколков
    }
amount-markers = { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
    [many] { $count } жетонов
   *[other] { $count } жетона
}
    .acc = { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
        [many] { $count } жетонов
       *[other] { $count } жетона
    }
    .gen = { $count ->
        [one] { $count } жетона
       *[other] { $count } жетонов
    }
amount-links = { $count ->
    [one] { $count } связь
    [few] { $count } связи
    [many] { $count } связей
   *[other] { $count } связи
}
    .acc = { $count ->
        [one] { $count } связь
        [few] { $count } связи
        [many] { $count } связей
       *[other] { $count } связи
    }
    .gen = { $count ->
        [one] { $count } связи
       *[other] { $count } связей
    }
amount-payments = { $count ->
    [one] { $count } выплата
    [few] { $count } выплаты
    [many] { $count } выплат
   *[other] { $count } выплаты
}
    .acc = { $count ->
        [one] { $count } выплату
        [few] { $count } выплаты
        [many] { $count } выплат
       *[other] { $count } выплаты
    }
    .gen = { $count ->
        [one] { $count } выплаты
       *[other] { $count } выплат
    }
amount-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
    .acc = { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
    .gen = { $count ->
        [one] { $count } карты
       *[other] { $count } карт
    }
amount-actions = { $count ->
    [one] { $count } действие
    [few] { $count } действия
    [many] { $count } действий
   *[other] { $count } действия
}
    .acc = { $count ->
        [one] { $count } действие
        [few] { $count } действия
        [many] { $count } действий
       *[other] { $count } действия
    }
    .gen = { $count ->
        [one] { $count } действия
       *[other] { $count } действий
    }
amount-components = { $count ->
    [one] { $count } жетон реквизита
    [few] { $count } жетона реквизита
    [many] { $count } жетонов реквизита
   *[other] { $count } жетона реквизита
}
    .acc = { $count ->
        [one] { $count } жетон реквизита
        [few] { $count } жетона реквизита
        [many] { $count } жетонов реквизита
       *[other] { $count } жетона реквизита
    }
    .gen = { $count ->
        [one] { $count } жетона реквизита
       *[other] { $count } жетонов реквизита
    }

## People

# A player as the owner of something: the thing comes first.
owner-whose = игрока { $who }

## Why Fame, Coins or Shards changed; effects of cards go by the card's own name

why-set_up = подготовка
why-advertise = реклама
why-learn_trick = недостающая слава
why-learn_power = недостающая слава для дара
why-bank = банк
why-buy = реквизит
why-enhance = усиление
why-link = связь
why-yield = вознаграждение
why-link_bonus = бонус организатора за связи
why-specialist_bonus = бонус организатора за специалистов
why-card_bonus = бонус карты представления
why-wages = жалование
why-unpaid_wages = невыплаченное жалование
why-final_shards = оставшиеся осколки
why-final_coins = оставшиеся монеты
why-final_apprentices = ученики
why-final_specialists = специалисты
why-final_special_cards = оставшиеся особые поручения
why-final_trick = номер 3-го уровня
why-heir_ap = лишние ОД
why-heir_exchange = обмен монет
why-backstage_bonus = бонус организатора за персонажей за кулисами
why-final_tricks = номера 3-го уровня
why-final_characters = персонажи сверх шести

## The same as lines of the final scores

source-set_up = Подготовка
source-advertise = Реклама
source-link = Связи
source-yield = Исполненные номера
source-link_bonus = Бонусы организатора: связи
source-specialist_bonus = Бонусы организатора: специалисты
source-card_bonus = Бонусы организатора: карты
source-unpaid_wages = Невыплаченное жалование
source-final_shards = Оставшиеся осколки
source-final_coins = Оставшиеся монеты
source-final_apprentices = Ученики
source-final_specialists = Специалисты
source-final_special_cards = Оставшиеся особые поручения
source-final_trick = Номера 3-го уровня
source-heir_ap = Лишние ОД
source-heir_exchange = Обмен монет
source-backstage_bonus = Бонус организатора: за кулисами
source-final_tricks = Номера 3-го уровня
source-final_characters = Персонажи сверх шести
source-other = Карты и пророчества
scores-turn = Раунд { $turn }
scores-final = Окончательный подсчёт
scores-total = Итого

## Преемник Далгарда, соперник в одиночной игре

heir-name = Преемник Далгарда
heir-easy = Лёгкий
heir-normal = Средний
heir-hard = Сложный
heir-ready = Готов
heir-busy = Занят
plan_kind-set_up = План номеров
plan_kind-perform = План представления
# Везде, где показаны наши собственные карты.
heir-our_cards = Устройство — как в печатном одиночном варианте, насколько оно известно публично; карты планов наши собственные.
duel-our_cards = Устройство — как в печатном варианте, насколько оно известно публично; карты раунда и нейтральные жетоны наши собственные.
powers-our_cards = Устройство — как в печатном варианте, насколько оно известно публично; карты даров наши собственные.
