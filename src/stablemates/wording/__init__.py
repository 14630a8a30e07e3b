"""Card text from the effect tree: what to say (`plan`), the words (`english`), the grammar (`sentences`)."""

from .sentences import act_text, card_parts, card_text, filter_name, kind_name, place_name, short_text

__all__ = ["act_text", "card_parts", "card_text", "filter_name", "kind_name", "place_name", "short_text"]
