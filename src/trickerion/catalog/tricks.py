"""The 48 tricks as printed: one row per card (SET-2)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Trick:
    id: str
    category: str
    level: int
    threshold: int
    components: dict[str, int]
    prepare_cost: int
    markers: int
    fame: int
    coins: int
    shards: int


# fmt: off
TRICKS: tuple[Trick, ...] = (
    # id, category, level, threshold,
    #     components, prepare cost, markers, fame, coins, shards
    Trick("enchanted_butterflies", "optical", 1, 1,
          {"fabric": 2}, 1, 2, 2, 0, 0),
    Trick("rabbit_from_the_top_hat", "optical", 1, 1,
          {"metal": 1, "fabric": 1, "animal": 1}, 1, 1, 3, 1, 0),
    Trick("pub_in_a_bottle", "optical", 1, 1,
          {"glass": 3, "rope": 1, "saw": 1}, 1, 2, 2, 2, 0),
    Trick("card_manipulation", "optical", 1, 1,
          {"wood": 3, "fabric": 3}, 1, 2, 1, 1, 1),
    Trick("self_decapitation", "optical", 2, 16,
          {"metal": 3, "saw": 1, "disguise": 1}, 1, 3, 3, 2, 0),
    Trick("paper_shred", "optical", 2, 16,
          {"fabric": 3, "saw": 2, "mirror": 1}, 2, 2, 4, 2, 1),
    Trick("shattered_mirror", "optical", 2, 16,
          {"wood": 3, "glass": 3, "mirror": 2}, 2, 2, 5, 3, 0),
    Trick("fishing_in_the_air", "optical", 2, 16,
          {"wood": 3, "rope": 2, "animal": 3}, 2, 3, 3, 4, 1),
    Trick("mutilation", "optical", 3, 36,
          {"glass": 2, "fabric": 3, "saw": 2, "disguise": 1}, 2, 2, 6, 5, 0),
    Trick("stairs_of_water", "optical", 3, 36,
          {"glass": 3, "petroleum": 2, "mirror": 1, "cog": 1}, 3, 3, 5, 4, 2),
    Trick("beast_within", "optical", 3, 36,
          {"metal": 3, "animal": 3, "mirror": 1, "disguise": 1}, 2, 2, 7, 3, 1),
    Trick("vanishing_elephant", "optical", 3, 36,
          {"glass": 3, "animal": 2, "padlock": 2, "mirror": 1}, 2, 2, 9, 4, 0),
    Trick("mind_reading", "spiritual", 1, 1,
          {"glass": 2}, 1, 3, 0, 0, 1),
    Trick("breath_of_life", "spiritual", 1, 1,
          {"metal": 1, "fabric": 2, "saw": 1}, 1, 1, 2, 3, 0),
    Trick("spirit_hand", "spiritual", 1, 1,
          {"fabric": 3, "rope": 1, "animal": 1}, 1, 2, 2, 1, 1),
    Trick("window_to_the_otherworld", "spiritual", 1, 1,
          {"metal": 2, "petroleum": 1, "mirror": 1}, 1, 2, 3, 2, 0),
    Trick("floating_table", "spiritual", 2, 16,
          {"wood": 3, "fabric": 3, "rope": 3, "petroleum": 1}, 2, 2, 5, 2, 1),
    Trick("future_sight", "spiritual", 2, 16,
          {"metal": 2, "fabric": 2, "mirror": 1}, 1, 1, 4, 1, 0),
    Trick("peppers_ghost", "spiritual", 2, 16,
          {"glass": 2, "saw": 2, "disguise": 2}, 2, 2, 4, 5, 0),
    Trick("ghost_trap", "spiritual", 2, 16,
          {"wood": 3, "glass": 3, "fabric": 3, "animal": 3}, 2, 3, 3, 3, 1),
    Trick("balsamos_skull", "spiritual", 3, 36,
          {"metal": 3, "rope": 2, "padlock": 1}, 2, 3, 4, 3, 2),
    Trick("seance", "spiritual", 3, 36,
          {"wood": 3, "glass": 2, "petroleum": 2, "mirror": 2}, 2, 2, 7, 5, 1),
    Trick("skeleton_dance", "spiritual", 3, 36,
          {"glass": 3, "rope": 2, "cog": 2}, 3, 3, 6, 4, 0),
    Trick("metamorphosis", "spiritual", 3, 36,
          {"glass": 3, "fabric": 3, "rope": 3, "disguise": 3}, 3, 3, 10, 4, 0),
    Trick("barricaded_barrels", "escape", 1, 1,
          {"wood": 2}, 1, 2, 1, 1, 0),
    Trick("stocks_escape", "escape", 1, 1,
          {"wood": 2, "metal": 2}, 1, 2, 0, 1, 1),
    Trick("burning_mummy", "escape", 1, 1,
          {"fabric": 3, "petroleum": 1}, 1, 1, 2, 2, 0),
    Trick("water_tank_escape", "escape", 1, 1,
          {"glass": 2, "metal": 2, "rope": 1}, 1, 2, 1, 2, 1),
    Trick("prison_break", "escape", 2, 16,
          {"metal": 3, "disguise": 2}, 1, 2, 3, 3, 0),
    Trick("zig_zag_lady", "escape", 2, 16,
          {"wood": 3, "fabric": 1, "petroleum": 1}, 1, 3, 2, 3, 0),
    Trick("walled", "escape", 2, 16,
          {"wood": 3, "metal": 3, "padlock": 1}, 1, 2, 3, 2, 1),
    Trick("wolf_cage", "escape", 2, 16,
          {"metal": 2, "petroleum": 1, "animal": 2}, 1, 1, 3, 3, 1),
    Trick("buried_alive", "escape", 3, 36,
          {"wood": 3, "padlock": 3}, 1, 2, 4, 4, 0),
    Trick("assistants_revenge", "escape", 3, 36,
          {"glass": 3, "saw": 2, "mirror": 2}, 1, 1, 6, 6, 0),
    Trick("iron_maiden", "escape", 3, 36,
          {"metal": 3, "saw": 3, "padlock": 2}, 2, 2, 5, 5, 1),
    Trick("transported_man", "escape", 3, 36,
          {"fabric": 3, "petroleum": 2, "disguise": 2}, 2, 2, 5, 3, 2),
    Trick("linking_rings", "mechanical", 1, 1,
          {"metal": 2}, 1, 2, 0, 2, 0),
    Trick("living_piano", "mechanical", 1, 1,
          {"wood": 1, "glass": 1, "animal": 1}, 1, 3, 1, 1, 0),
    Trick("chinese_sticks", "mechanical", 1, 1,
          {"wood": 2, "rope": 2}, 1, 2, 1, 2, 0),
    Trick("levitation", "mechanical", 1, 1,
          {"glass": 3, "rope": 1, "petroleum": 2}, 1, 2, 2, 3, 0),
    Trick("mechanical_hornet", "mechanical", 2, 16,
          {"metal": 3, "petroleum": 1, "cog": 1}, 2, 2, 4, 3, 0),
    Trick("sawing_the_assistant_in_half", "mechanical", 2, 16,
          {"wood": 3, "saw": 3}, 1, 3, 1, 5, 0),
    Trick("vanishing_bird_cage", "mechanical", 2, 16,
          {"fabric": 2, "animal": 2, "cog": 1}, 1, 2, 2, 3, 1),
    Trick("bullet_catch", "mechanical", 2, 16,
          {"metal": 2, "rope": 2, "petroleum": 2}, 2, 3, 3, 4, 0),
    Trick("aztec_lady", "mechanical", 3, 36,
          {"glass": 2, "saw": 1, "padlock": 1, "cog": 2}, 2, 3, 5, 5, 0),
    Trick("horror_saws", "mechanical", 3, 36,
          {"wood": 3, "saw": 2, "cog": 2}, 2, 2, 4, 8, 0),
    Trick("automaton", "mechanical", 3, 36,
          {"metal": 3, "petroleum": 3, "cog": 3}, 1, 1, 7, 7, 0),
    Trick("hellhound", "mechanical", 3, 36,
          {"fabric": 3, "petroleum": 1, "animal": 2, "padlock": 2}, 2, 2, 6, 5, 1),
)
# fmt: on
