# Around the game: players who leave and come back, undo by consent, what is special about a game.

table-left = { $who } уходит; дальше играет бот.
table-came_back = { $who } снова за столом.
table-undo_declined = { $who } не соглашается на отмену.
table-waits = Ждём: { $names }.

mark-position = Заданная позиция
mark-position_more = Эта партия началась не с подготовки, а с позиции, которую кто-то составил. Всё скрытое перемешано заново, но сама позиция может быть кому-то выгодна.
mark-record = Продолжение
mark-record_more = Эта партия началась не с подготовки, а продолжает другую партию. Всё скрытое перемешано заново.
mark-upload = Загружена
mark-upload_more = Эта партия сыграна не на этом сервере: кто-то загрузил её запись.
mark-practice = Тренировка
mark-practice_more = Это тренировочная партия: ход отменили уже после того, как что-то выпало, было взято или открыто, либо согласия других на отмену не требовалось. Что будет дальше, было уже известно.

bot-random = Случайный
bot-apprentice = Лёгкий
bot-specialist = Средний
bot-magician = Сильный
bot-legend = Легенда

modules-base = Базовая игра
modules-alley = Кривая улочка
modules-full = Кривая улочка с пророчествами
