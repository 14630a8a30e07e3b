"""Stablemates in the terminal."""
