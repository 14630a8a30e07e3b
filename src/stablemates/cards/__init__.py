"""The packs, written in builder calls that read like the cards."""
