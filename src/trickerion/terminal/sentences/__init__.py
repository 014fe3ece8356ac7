"""Sentences for events, actions and questions."""
