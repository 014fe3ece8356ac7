"""The boards drawn as text."""
