"""The checks of a translation (see `tools/translations.py`)."""
