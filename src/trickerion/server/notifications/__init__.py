"""Telling players of slow games that it's their turn: e-mail, webhooks and push messages."""
