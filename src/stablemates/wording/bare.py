"""Bare words: texts as people type them, without capitals, signs and accents."""

import re
import unicodedata


def bare_words(text: str) -> list[str]:
    """The words of a text: "Re-Target" is "re target", and who has no ż on the keyboard finds it too."""
    folded = re.sub(r"['’]", "", text.casefold()).replace("ł", "l")
    signs = unicodedata.normalize("NFKD", folded)
    return re.findall(r"[^\W_]+", "".join(sign for sign in signs if not unicodedata.combining(sign)))
