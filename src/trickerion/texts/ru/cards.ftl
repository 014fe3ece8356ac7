# Names and effects of the cards, by id. All sentences are our own.

## Tricks

trick-enchanted_butterflies = Зачарованные бабочки
trick-rabbit_from_the_top_hat = Кролик из цилиндра
trick-pub_in_a_bottle = Паб в бутылке
trick-card_manipulation = Карточные манипуляции
trick-self_decapitation = Голова с плеч
trick-paper_shred = Клочки бумаги
trick-shattered_mirror = Разбитое зеркало
trick-fishing_in_the_air = Воздушная рыбалка
trick-mutilation = Расчленённый надвое
trick-stairs_of_water = Лестница из воды
trick-beast_within = Внутренние демоны
trick-vanishing_elephant = Исчезающий слон

trick-mind_reading = Чтение мыслей
trick-breath_of_life = Дыхание жизни
trick-spirit_hand = Рука духа
trick-window_to_the_otherworld = Окно в мир иной
trick-floating_table = Парящий стол
trick-future_sight = Взгляд в будущее
trick-peppers_ghost = Призрак Пеппера
trick-ghost_trap = Ловушка духов
trick-balsamos_skull = Говорящий череп
trick-seance = Спиритический сеанс
    .hyphenated = Спирити{"\u00AD"}ческий сеанс
trick-skeleton_dance = Танцующий скелет
trick-metamorphosis = Метаморфоза

trick-barricaded_barrels = Сквозь игольное ушко
trick-stocks_escape = Освобождение из колодок
trick-burning_mummy = Горящая мумия
trick-water_tank_escape = Резервуар с водой
trick-prison_break = Побег из тюрьмы
trick-zig_zag_lady = Девушка-зигзаг
trick-walled = Замурованный
trick-wolf_cage = Волчья клетка
trick-buried_alive = Погребённый заживо
trick-assistants_revenge = Месть ассистента
trick-iron_maiden = Железная дева
trick-transported_man = Перемещение человека

trick-linking_rings = Сцепленные кольца
trick-living_piano = Живое пианино
trick-chinese_sticks = Китайские палочки
trick-levitation = Левитация
trick-mechanical_hornet = Механический шершень
trick-sawing_the_assistant_in_half = Распиленный ассистент
trick-vanishing_bird_cage = Исчезающая клетка
trick-bullet_catch = Поимка пули
trick-aztec_lady = Ацтекская дева
trick-horror_saws = Смертоносные лезвия
trick-automaton = Автоматон
trick-hellhound = Огнедышащий цербер

## What a Level 3 trick is worth at the end, in Fame

end_bonus-mutilation = 12 славы, если в команде есть все три специалиста
end_bonus-stairs_of_water = 2 славы за каждый жетон продвинутого реквизита (с бонусом импресарио)
end_bonus-beast_within = 10 славы, если у вас 4 номера
end_bonus-vanishing_elephant = 7 славы, если у вас есть импресарио
end_bonus-balsamos_skull = 3 славы за каждый жетон редкого реквизита (с бонусом импресарио)
end_bonus-seance = 3 славы за каждого ученика
end_bonus-skeleton_dance = 1 слава за каждый жетон обычного реквизита (с бонусом импресарио)
end_bonus-metamorphosis = 1 слава за каждые 3 непотраченные монеты (с округлением вниз)
end_bonus-buried_alive = 7 славы, если у вас есть инженер
end_bonus-assistants_revenge = 7 славы, если у вас есть ассистент
end_bonus-iron_maiden = 4 славы за каждый ваш номер 1-го уровня
end_bonus-transported_man = 4 славы за каждый ваш номер 3-го уровня (и за этот тоже)
end_bonus-aztec_lady = 2 славы за каждый жетон на ваших картах номеров (не в театре)
end_bonus-horror_saws = 1 слава за каждый непотраченный осколок
end_bonus-automaton = 4 славы за каждый ваш номер 2-го уровня
end_bonus-hellhound = 2 славы за каждую карту особого поручения в руке

## Permanent assignment cards

card-theater = Театр
card-workshop = Мастерская
card-market_row = Рынок
card-downtown = Центр
card-dark_alley = Кривая улочка

## Special cards: Theater

card-guest_performer = Приглашённый артист
    .hyphenated = Пригла{"\u00AD"}шённый артист
effect-guest_performer = Жетон можно положить на карту представления вне ячеек, даже если все они заняты. Он участвует в представлении, но не создаёт связей.
card-orchestral_interlude = Оркестровая интерлюдия
    .hyphenated = Оркест{"\u00AD"}ровая интер{"\u00AD"}людия
effect-orchestral_interlude = Получите бонус за связь за каждый жетон, соседний с включённым через круг связи, даже если углы не совпадают.
card-headliner_trick = Гвоздь программы
effect-headliner_trick = Каждая связь, созданная при этом включении номера, приносит вам двойной бонус, в том числе осколок.
card-new_twist = Неожиданный поворот
    .hyphenated = Неожи{"\u00AD"}данный поворот
effect-new_twist = Можете включить номер, даже если на карте представления уже есть ваш жетон с тем же символом.
card-buying_time = Выигрыш времени
effect-buying_time = Включив номер, можете поменять местами две карты представлений и получить 3 монеты.
card-durable_components = Прочный реквизит
effect-durable_components = В конце фазы представлений один из ваших исполненных жетонов можно вернуть не в запас, а на карту его номера.
card-arranged_fiasco = Подстроенный провал
    .hyphenated = Подстро{"\u00AD"}енный провал
effect-arranged_fiasco = Проводя представление, получите за каждый свой жетон на карте на 1 славу больше; соперники получают за каждый свой на 1 славу меньше.
card-grand_premiere = Громкая премьера
effect-grand_premiere = Если ваш номер впервые за партию исполняется на вашем представлении, удвойте его вознаграждение: славу, монеты или осколки на выбор.
card-street_performance = Уличное выступление
    .hyphenated = Уличное выступ{"\u00AD"}ление
effect-street_performance = Можете не переносить свой жетон, а убрать его с карты и сразу получить вознаграждение за номер. Модификаторы вознаграждения действуют.
card-directors_favor = Милость режиссёра
effect-directors_favor = Вместо своего жетона можете перенести жетон соперника.

## Special cards: Workshop

card-trick_tweaking = Доработка номера
effect-trick_tweaking = Подготовленный номер получает на 1 жетон больше.
card-test_run = Пробный показ
effect-test_run = Можете взять на 1 жетон меньше и сразу получить вознаграждение за номер: славу, монеты и осколки.
card-replaceable_parts = Запасные части
effect-replaceable_parts = Можете взять на 1 жетон меньше и положить один жетон на другой свой номер того же уровня или ниже, даже если для него не хватает реквизита.
card-invention = Изобретение
    .hyphenated = Изобре{"\u00AD"}тение
effect-invention = Получите 1 славу за каждый жетон продвинутого и редкого реквизита, необходимый для подготовленного номера.
card-ingenuity = Смекалка
effect-ingenuity = Можете подготовить номер, даже если не хватает одного вида необходимого реквизита, но получите только 1 жетон.
card-unstable_prototype = Неустойчивый прототип
    .hyphenated = Неустой{"\u00AD"}чивый прототип
effect-unstable_prototype = Можете вернуть от 1 до 3 жетонов реквизита, необходимого для подготовленного номера: получите всего на один жетон номера больше, а также по 1 славе и 1 монете за каждый возвращённый.
card-enhance_trick = Улучшение номера
effect-enhance_trick = Можете потратить 1 осколок на подготовленный номер: до конца партии он приносит на 1 славу и 1 монету больше.
card-on_stage_preparation = Подготовка на сцене
effect-on_stage_preparation = Один из новых жетонов можете сразу положить в свободную ячейку карты представления; за такие связи бонусов нет.
card-hidden_talent = Скрытый талант
effect-hidden_talent = Если номер подготовил ученик, при возвращении персонажей можете обменять этого ученика на специалиста из своего запаса. Жалование специалисту выплачивается в этом же раунде.
card-freelancer = Вольный артист
effect-freelancer = Персонажа можно выставить в любую другую локацию.

## Special cards: Market Row

card-component_sale = Распродажа реквизита
effect-component_sale = За одну покупку можете взять до 4 жетонов реквизита из ассортимента в любом сочетании.
card-smuggled_goods = Контрабанда
    .hyphenated = Контра{"\u00AD"}банда
effect-smuggled_goods = Вместо оплаты монетами можете потерять столько славы, сколько стоит покупка, минус 1.
card-barter_with_power = Плата силой
effect-barter_with_power = Вместо одной покупки можете вернуть 1 осколок и бесплатно взять из ассортимента реквизит общей стоимостью до 4 монет.
card-workshop_exhibition = Выставка в мастерской
effect-workshop_exhibition = Получите столько славы, сколько монет заплатили за эту покупку, минус 1.
card-shoplifting = Магазинная кража
effect-shoplifting = Один из купленных жетонов возьмите бесплатно прямо из ассортимента, а на его место положите любой обычный реквизит.
card-logistics = Логистика
effect-logistics = Заказанный реквизит ложится рядом с областью покупки и до конца раунда входит в ассортимент; когда поступают заказы, он уходит.
card-traveling_merchants = Бродячие торговцы
effect-traveling_merchants = Можете сразу получить один жетон заказанного реквизита за его цену плюс 1. Действует на любое количество заказов.
card-dubious_sources = Сомнительный источник
    .hyphenated = Сомни{"\u00AD"}тельный источник
effect-dubious_sources = Когда в конце раунда освобождается ячейка срочных заказов, реквизит из неё попадает в вашу мастерскую.
card-business_share = Доля в деле
effect-business_share = Монеты, которые соперники тратят на рынке в этом раунде после выставления этого персонажа, получаете вы.
card-workshop_delivery = Доставка в мастерскую
effect-workshop_delivery = При этой покупке виды реквизита, которые у вас уже есть, тоже входят в ассортимент и стоят на 1 монету меньше за жетон.

## Special cards: Downtown

card-mass_recruitment = Массовый набор
effect-mass_recruitment = Нанимая ученика, можете заплатить 3 монеты и нанять второго — без ОД и кубика.
card-hypnotic_motivation = Гипнотическая мотивация
    .hyphenated = Гипноти{"\u00AD"}ческая мотивация
effect-hypnotic_motivation = Нанятый персонаж приходит сразу: можете дать ему карту поручения из руки и выставить его уже в этой фазе.
card-headhunter = Поиск талантов
effect-headhunter = Наймите любого персонажа, что бы ни показывал кубик (кроме X), на 1 ОД дешевле.
card-trick_overhaul = Переделка номера
effect-trick_overhaul = Можете вернуть другой свой номер: его жетоны и символ переходят к новому. Только если у вас есть реквизит для нового номера.
card-thirst_for_knowledge = Жажда знаний
effect-thirst_for_knowledge = Освойте номер любой школы, что бы ни показывал кубик (кроме X), на 1 ОД дешевле.
card-leaked_blueprints = Украденные чертежи
effect-leaked_blueprints = Освоенный номер 1-го или 2-го уровня сразу получает 1 жетон, даже если для него не хватает реквизита.
card-investments = Вложения
effect-investments = Полученные монеты можете сразу потратить на реквизит из ассортимента рынка — не более трёх жетонов.
card-fame_and_fortune = Слава и богатство
effect-fame_and_fortune = Получите также столько славы, сколько показывает кубик, минус 1.
card-interest = Проценты
effect-interest = Прежде чем повернуть выбранный кубик на X, бросьте его и возьмите выпавшую сумму тоже (X не даёт ничего). Действие стоит на 1 ОД меньше.
card-empower = Прилив сил
effect-empower = Усиление даёт этому персонажу 3 ОД вместо 1.

## Magicians and their abilities

magician-mechaniker = Механикер
ability-mechaniker = Механическое усиление
effect-mechaniker = Раз в раунд один из ваших учеников получает +1 ОД, когда вы выставляете его куда угодно, кроме театра.
magician-electra = Электра
ability-electra = Сверхзаряд
effect-electra = Включая номер, можете положить в одну ячейку стопку из двух его жетонов. Стопка считается одним номером и приносит бонусы за связи один раз; при исполнении она даёт ещё столько славы и столько монет, каков уровень номера.
magician-priestess_of_mysticism = Жрица мистики
ability-priestess_of_mysticism = Плетение судьбы
effect-priestess_of_mysticism = За 1 ОД в кривой улочке: сбросьте активное пророчество (если оно есть), сделайте активным любое грядущее и откройте на его место новое.
magician-yoruba_spiritmaster = Духовидец йоруба
ability-yoruba_spiritmaster = Внушение
effect-yoruba_spiritmaster = Раз в раунд, прежде чем соперник выберет представление, можете заплатить 1 осколок и выбрать за него; на карте должен быть его жетон.
magician-great_optico = Великий Оптико
ability-great_optico = Имитация
effect-great_optico = Раз в раунд одна ваша карта обычного поручения работает как карта особого поручения, открытая соперником для той же локации (эффект или +1 ОД).
magician-gentleman = Джентльмен
ability-gentleman = Магия для народа
effect-gentleman = Выставляя иллюзиониста в центр, на рынок или в кривую улочку, получайте столько славы, сколько у вас номеров.
magician-master_of_chains = Властелин цепей
ability-master_of_chains = Высвобождение
effect-master_of_chains = Перед фазой представлений можете перенести один жетон, не выставляя персонажа, и на этот раз бонусы за связи вы получаете.
magician-red_lotus = Алый лотос
ability-red_lotus = Чужие лавры
effect-red_lotus = Проводя представление, можете за каждый свой номер получить не его вознаграждение, а вознаграждение за номер соперника в этом же представлении, если уровень того не выше. Соперник получает за свой номер на 1 славу меньше.

## Prophecies

prophecy-weary_troupe = Уставшая труппа
effect-weary_troupe = У каждого персонажа 1 базовое ОД.
prophecy-shard_shower = Дождь осколков
effect-shard_shower = Каждый раз, получая осколки, берите на один больше.
prophecy-shard_glory = Блеск осколков
effect-shard_glory = Каждый раз, получая осколки, получайте ещё 2 славы.
prophecy-open_order_book = Открытая книга заказов
effect-open_order_book = Покупать можно и тот реквизит, что лежит в области заказа.
prophecy-generous_dealers = Щедрые дельцы
effect-generous_dealers = «Выбрать дополнительную карту» стоит 1 ОД.
prophecy-encore = Выход на бис
effect-encore = Все бонусы организатора (за связи, специалистов и карту) удваиваются.
prophecy-bank_windfall = Щедрый банк
effect-bank_windfall = «Взять монеты» приносит вдвое больше, чем показывает кубик.
prophecy-surging_shards = Сила осколков
effect-surging_shards = Усиление персонажа даёт 2 ОД вместо 1.
prophecy-hurried_streets = Суета на улицах
effect-hurried_streets = Выставив персонажа, можете сразу выставить ещё одного.
prophecy-escape_craze = Мода на освобождение
    .hyphenated = Мода на освобож{"\u00AD"}дение
effect-escape_craze = Включение в представление номера школы трюков с освобождением приносит 2 славы.
prophecy-dull_friday = Унылая пятница
effect-dull_friday = В пятницу вознаграждение меньше: −1 слава, −1 монета.
prophecy-open_residence = Открытый особняк
effect-open_residence = «Освоить номер» стоит 1 ОД.
prophecy-mechanical_craze = Мода на механизмы
    .hyphenated = Мода на меха{"\u00AD"}низмы
effect-mechanical_craze = Включение в представление номера школы чудес с механизмами приносит 2 славы.
prophecy-applause_over_money = Овации дороже денег
effect-applause_over_money = В фазе представлений вместо монет вознаграждения вы получаете славу.
prophecy-poster_boys = Расклейщики афиш
    .hyphenated = Расклей{"\u00AD"}щики афиш
effect-poster_boys = Если в этом раунде вы вывесили афишу, у ваших учеников +1 базовое ОД.
prophecy-level_week = Ровная неделя
effect-level_week = В четверг и воскресенье нет модификаторов вознаграждения.
prophecy-optical_craze = Мода на иллюзии
effect-optical_craze = Включение в представление номера школы оптических иллюзий приносит 2 славы.
prophecy-toll_gates = Платный проход
effect-toll_gates = Выставить персонажа в ячейку «+2» в центре, на рынке или в кривой улочке стоит 3 монеты.
prophecy-performers_luck = Удача организатора
    .hyphenated = Удача органи{"\u00AD"}затора
effect-performers_luck = Модификатор вознаграждения организатора действует на всех участников его представления.
prophecy-veiled_plans = Тайные планы
effect-veiled_plans = Карты поручений не открываются все сразу: каждая открывается, когда выставляют её персонажа.
prophecy-flat_prices = Единые цены
effect-flat_prices = При покупке любой реквизит стоит 2 монеты.
prophecy-bright_saturday = Яркая суббота
effect-bright_saturday = В субботу вознаграждение больше: +1 слава, +1 монета.
prophecy-spiritual_craze = Мода на спиритизм
    .hyphenated = Мода на спири{"\u00AD"}тизм
effect-spiritual_craze = Включение в представление номера школы спиритических опытов приносит 2 славы.
prophecy-easy_credit = Лёгкий кредит
effect-easy_credit = «Взять монеты» стоит 1 ОД.
prophecy-open_inn = Открытый трактир
effect-open_inn = «Нанять персонажа» стоит 1 ОД.
prophecy-shards_on_stage = Осколки на сцене
effect-shards_on_stage = В театре можно усиливать персонажей.
prophecy-humble_places = Скромные места
effect-humble_places = В центре, на рынке и в кривой улочке нужно занимать свободную ячейку с наименьшим модификатором ОД.

## Turn Setup cards of the Duel: our own

turn_setup-snowfall = Снегопад
turn_setup-road_works = Ремонт мостовой
turn_setup-night_watch = Ночной дозор
turn_setup-royal_visit = Королевский визит
turn_setup-public_holiday = Праздничный день
turn_setup-flooded_quay = Затопленная набережная
turn_setup-gaslight_failure = Погасшие фонари
turn_setup-street_parade = Уличное шествие
turn_setup-porters_strike = Забастовка носильщиков
turn_setup-spring_cleaning = Большая уборка
turn_setup-thick_fog = Густой туман
turn_setup-carnival = Карнавал

## Дары: наши собственные карты

power-bill_poster = Дешёвые афиши
effect-bill_poster = Реклама стоит вам на 1 монету меньше.
power-humble_entrance = Скромный выход
effect-humble_entrance = При определении очерёдности хода считается, что у вас на 2 славы меньше.
power-thrifty_house = Бережливый дом
effect-thrifty_house = Если в конце раунда вы должны выплатить не меньше 4 монет жалования, платите на 1 монету меньше.
power-bulk_buyer = Оптовик
effect-bulk_buyer = Покупка сразу трёх жетонов реквизита стоит вам на 1 монету меньше.
power-lucky_penny = Счастливый пенни
effect-lucky_penny = «Взять монеты» приносит вам на 1 монету больше.
power-warm_welcome = Тёплый приём
effect-warm_welcome = Нанимая персонажа, получайте 1 монету.
power-proud_teacher = Гордый наставник
effect-proud_teacher = Осваивая номер, получайте славу, равную его уровню, и ещё 1.
power-tidy_bench = Порядок на верстаке
effect-tidy_bench = Раз в раунд, подготовив номер, получите 1 монету.
power-mail_order = Почтовый заказ
effect-mail_order = Вы не тратите ОД на действие «Заказать реквизит», а срочный заказ стоит вам на 1 ОД меньше.
power-marked_dice = Шулерские кубики
effect-marked_dice = «Повернуть кубик» стоит вам на 1 ОД меньше, но не меньше 1. «Взять монеты» приносит вам не меньше 5 монет.
power-window_shopper = Зевака у витрин
effect-window_shopper = Выставляя персонажа на рынок, получайте 1 монету.
power-underdog = Тёмная лошадка
effect-underdog = Если при определении очерёдности хода вы становитесь первым, получайте 1 монету.
power-coin_box = Копилка
effect-coin_box = Когда другой игрок осваивает номер, нанимает персонажа или берёт монеты, положите на эту карту 1 монету. Выполняя «Взять монеты», забирайте и монеты с этой карты, и ещё 2.
power-night_bank = Ночной банк
effect-night_bank = Раз в раунд, перед первым действием персонажа в центре, можете заплатить 3 монеты, перебросить первый кубик банка и получить выпавшее число монет.
power-quick_study = Быстрый ум
effect-quick_study = «Освоить номер» стоит вам на 1 ОД меньше, но не меньше 1.
power-friendly_innkeeper = Радушный трактирщик
effect-friendly_innkeeper = «Нанять персонажа» стоит вам на 1 ОД меньше, но не меньше 1.
power-fine_tools = Тонкий инструмент
effect-fine_tools = «Подготовить номер» стоит вам на 1 ОД меньше, но не меньше 1.
power-open_doors = Открытые двери
effect-open_doors = Когда вы осваиваете номер, любой кубик особняка без X считается кубиком любой школы, и вы получаете 3 монеты.
power-trade_routes = Торговые пути
effect-trade_routes = Продвинутый и редкий реквизит стоит вам на 2 монеты меньше за жетон, но не меньше 1.
power-crowd_weaver = Кукловод толпы
effect-crowd_weaver = Раз в раунд, когда включённый вами номер образует связь, получите бонус ещё за одну связь.
power-stage_spark = Искра сцены
effect-stage_spark = Усиление персонажа доступно вам и в театре.
power-second_wind = Второе дыхание
effect-second_wind = Раз в раунд, перед первым действием персонажа вне театра, можете заплатить 1 монету и получить 1 ОД.
power-faithful_fans = Верные поклонники
effect-faithful_fans = В чужом представлении каждый ваш жетон приносит на 1 славу больше.
power-shard_polisher = Шлифовщик осколков
effect-shard_polisher = Каждый раз, получая осколки, берите ещё 1 монету.
power-master_crew = Команда мастеров
effect-master_crew = У ваших специалистов на 1 ОД больше.
power-tireless_magician = Неутомимый иллюзионист
effect-tireless_magician = У вашего иллюзиониста на 3 ОД больше. Выставляя его, получайте 1 славу.
power-spare_markers = Запасные жетоны
effect-spare_markers = Подготавливая номер, кладите на него на 1 жетон больше и получайте 1 славу.
power-double_bill = Двойная программа
effect-double_bill = На карте представления могут лежать два ваших жетона с одним символом, а раз в раунд за включённый вами номер вы получаете 1 славу.
power-star_turn = Звёздный номер
effect-star_turn = В вашем представлении каждый ваш жетон приносит на 1 славу и на 1 монету больше.
power-standing_ovation = Бурные овации
effect-standing_ovation = Проводя представление, получайте 3 славы.
power-second_sight = Ясновидение
effect-second_sight = Взяв две карты особых поручений, чтобы оставить одну, оставляйте обе.
power-shard_fountain = Фонтан осколков
effect-shard_fountain = Каждый раз, получая осколки, берите на 1 больше и получайте 1 славу.
power-living_legend = Живая легенда
effect-living_legend = В конце игры получите 1 славу за каждый другой свой освоенный дар.
power-hall_of_fame = Зал славы
effect-hall_of_fame = В конце игры получите 1 славу за каждый свой номер.
power-golden_ledger = Золотая книга
effect-golden_ledger = В конце игры получите ещё по 1 славе за каждые 4 монеты.
power-improviser = Импровизатор
effect-improviser = Можете подготовить номер, даже если не хватает одного жетона реквизита. Подготавливая номер, получайте 1 славу.

## Планы Преемника Далгарда: наши собственные

plan-quiet_rehearsal = Тихая репетиция
plan-letters_of_credit = Аккредитивы
plan-borrowed_secrets = Чужие секреты
plan-new_apparatus = Новая аппаратура
plan-opening_night = Вечер премьеры
plan-full_house = Аншлаг
plan-royal_box = Королевская ложа
plan-stage_whispers = Шёпот за кулисами
plan-final_bow = Последний поклон
