"""The game server: tables for friends, strangers and slow games."""
