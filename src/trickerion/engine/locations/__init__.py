"""The five Locations and their actions."""
