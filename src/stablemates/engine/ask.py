"""Asking: the one way in which the engine stops (a Question in the state) and goes on (the answer in `got`)."""

from .state import IDLE, NO_ANSWER, PICK_CARD, Question, State


def ask(s: State, kind: int, seat: int, choices: list[int], card: int, act: int, public: bool) -> bool:
    """Asks one seat. True if the answer is there already: a single choice that all can see is not asked."""
    if public and len(choices) == 1 and not s.options.ask_forced:
        s.got = choices[0]
        return True
    s.question = Question(kind, [seat], choices, card, act)
    return False


def take(s: State) -> int:
    """The answer that came in."""
    got = s.got
    s.got = NO_ANSWER
    return got


def ask_each(s: State, lists: list[list[int]], order: list[int], card: int, act: int) -> bool:
    """Asks several seats at once, each from its own list (Q-25). True if nobody needs to be asked."""
    question = Question(PICK_CARD, [], [], card, act)
    question.each = True
    question.lists = lists
    question.also = [NO_ANSWER] * s.seats
    for seat in order:
        if len(lists[seat]) == 1 and not s.options.ask_forced:
            question.also[seat] = lists[seat][0]
        elif lists[seat]:
            question.seats.append(seat)
    if question.seats:
        s.question = question
        return False
    s.question = question
    return True


def take_each(s: State) -> list[int]:
    """What each seat has chosen, by seat; NO_ANSWER for those who had nothing to choose."""
    answers = s.question.also
    s.question = IDLE
    s.got = NO_ANSWER
    return answers
