# Задачи в терминале.

puzzle-title = Задача { $id }. { $goal }
puzzle-unknown = Задачи { $id } нет.
puzzle-damaged = Сборник задач повреждён: { $reason }.
