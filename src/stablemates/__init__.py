"""Stablemates: a referee, a table and company for a card game of unicorns. Unofficial fan project."""

__version__ = "0.1.0"
