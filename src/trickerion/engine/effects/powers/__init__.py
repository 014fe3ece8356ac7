"""The Powers, one module each: our own cards."""
