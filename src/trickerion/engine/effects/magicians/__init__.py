"""The abilities of the magicians, one module each."""
