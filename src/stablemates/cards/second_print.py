"""The second-print base deck: 114 cards and 13 Babies (rulebooks 001 and 002), as far as it differs."""

from stablemates.engine.tree import Card

from . import base
from .acts import (
    ANY,
    ANYBODY,
    AS_MANY,
    BABY,
    BASIC,
    DISCARD_PILE,
    EACH,
    HAND,
    INSTANT,
    MAGIC,
    NURSERY,
    SELF,
    THAT,
    THIS_TURN,
    UNICORN,
    WHILE_HERE,
    bring,
    bring_this_back,
    discard,
    draw_more,
    end_turn,
    give_back,
    if_you_do,
    pull,
    return_to_hand,
    sacrifice,
    shrink,
    shuffle_in,
    steal,
    take,
    then,
)
from .build import (
    FLIES_HOME,
    at_beginning,
    at_end,
    bars_playing,
    comes_to_each_turn,
    counts_as,
    dims,
    downgrade,
    enters,
    enters_only_with,
    for_two,
    magic,
    magical,
    may,
    on_play,
    steadfast,
    untouched_by,
    upgrade,
    when_gone,
    when_left,
)

_BASE = {card.id: card for card in base.CARDS}
_REMOVED_FOR_TWO = (
    "queen_bee_unicorn rainbow_unicorn nanny_cam sadistic_ritual slowdown glitter_bomb yay rainbow_mane extra_tail "
    "extremely_fertile_unicorn"
).split()


def _same(card_id: str) -> Card:
    """A card that is alike in both prints; only the two-player list differs (R-122)."""
    return for_two(_BASE[card_id], card_id in _REMOVED_FOR_TWO)


MAGICALS = (
    _same("rhinocorn"),
    magical("magical_kittencorn", "Magical Kittencorn", untouched_by(MAGIC)),
    _same("stabby_the_unicorn"),
    _same("rainbow_unicorn"),
    _same("extremely_destructive_unicorn"),
    _same("chainsaw_unicorn"),
    magical("llamacorn", "Llamacorn", enters(discard(1, who=EACH), shuffle_in(DISCARD_PILE))),
    magical("americorn", "Americorn", enters(pull(ANYBODY))),
    magical("ginormous_unicorn", "Ginormous Unicorn", counts_as(2), bars_playing(INSTANT)),
    magical(
        "seductive_unicorn",
        "Seductive Unicorn",
        enters(steal(UNICORN, until=WHILE_HERE)),
        when_left(give_back()),
    ),
    _same("queen_bee_unicorn"),
    _same("greedy_flying_unicorn"),
    magical(
        "annoying_flying_unicorn",
        "Annoying Flying Unicorn",
        enters(may(discard(1, who=ANYBODY))),
        FLIES_HOME,
    ),
    _same("magical_flying_unicorn"),
    magical(
        "swift_flying_unicorn",
        "Swift Flying Unicorn",
        enters(may(take(INSTANT, DISCARD_PILE))),
        FLIES_HOME,
    ),
    _same("majestic_flying_unicorn"),
    magical("unicorn_phoenix", "Unicorn Phoenix", enters(discard(1)), when_gone(bring_this_back())),
    _same("unicorn_on_the_cob"),
    _same("black_knight_unicorn"),
    _same("shark_with_a_horn"),
    _same("shabby_the_narwhal"),
    _same("narwhal_torpedo"),
    _same("alluring_narwhal"),
    magical("mermaid_unicorn", "Mermaid Unicorn", enters(may(return_to_hand(ANY, of=ANYBODY)))),
    _same("classy_narwhal"),
    _same("the_great_narwhal"),
    magical(
        "extremely_fertile_unicorn",
        "Extremely Fertile Unicorn",
        at_beginning(may(discard(1), if_you_do(bring(BABY, NURSERY)))),
        not_for_two=True,
    ),
    magical("puppicorn", "Puppicorn", comes_to_each_turn(), steadfast()),
    magical(
        "zombie_unicorn",
        "Zombie Unicorn",
        at_beginning(may(discard(1, UNICORN), if_you_do(bring(UNICORN, DISCARD_PILE)), then(end_turn()))),
    ),
    magical(
        "angel_unicorn",
        "Angel Unicorn",
        at_beginning(may(sacrifice(SELF), if_you_do(bring(UNICORN, DISCARD_PILE)))),
    ),
)

MAGICS = (
    _same("unicorn_poison"),
    magic("back_kick", "Back Kick", 3, on_play(return_to_hand(ANY, of=ANYBODY), discard(1, who=THAT))),
    _same("change_of_luck"),
    _same("glitter_tornado"),
    _same("unicorn_swap"),
    _same("re_target"),
    _same("unfair_bargain"),
    _same("two_for_one"),
    _same("targeted_destruction"),
    _same("mystical_vortex"),
    _same("good_deal"),
    _same("shake_up"),
    _same("blatant_thievery"),
    _same("reset_button"),
    magic(
        "unicorn_shrinkray",
        "Unicorn Shrinkray",
        1,
        on_play(shrink(UNICORN, ANYBODY), then(bring(BABY, NURSERY, AS_MANY, THAT))),
    ),
)

UPGRADES = (
    _same("glitter_bomb"),
    _same("yay"),
    _same("rainbow_aura"),
    _same("double_dutch"),
    upgrade(
        "rainbow_mane",
        "Rainbow Mane",
        3,
        at_beginning(may(bring(BASIC, HAND))),
        enters_only_with(BASIC),
        not_for_two=True,
    ),
    upgrade(
        "extra_tail",
        "Extra Tail",
        3,
        at_beginning(may(draw_more(1))),
        enters_only_with(BASIC),
        not_for_two=True,
    ),
    upgrade(
        "unicorn_lasso",
        "Unicorn Lasso",
        1,
        at_beginning(may(steal(UNICORN, until=THIS_TURN))),
        at_end(give_back()),
    ),
    upgrade(
        "summoning_ritual",
        "Summoning Ritual",
        1,
        at_beginning(may(discard(2, UNICORN), if_you_do(bring(UNICORN, DISCARD_PILE)))),
    ),
)

DOWNGRADES = (
    _same("barbed_wire"),
    _same("pandamonium"),
    _same("sadistic_ritual"),
    downgrade("slowdown", "Slowdown", bars_playing(INSTANT), not_for_two=True),
    _same("nanny_cam"),
    _same("broken_stable"),
    downgrade("blinding_light", "Blinding Light", dims()),
    _same("tiny_stable"),
)

CARDS = (*base.BABIES, *base.BASICS, *MAGICALS, *MAGICS, *UPGRADES, *DOWNGRADES, *base.INSTANTS)
