"""Ludi at a terminal: plain text that is read from top to bottom, typed answers, no mouse."""
