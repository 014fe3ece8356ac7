"""Load tests: many tables at a steady rate, and cold starts."""
