"""The prophecies, one module each; `base` has what several share."""
