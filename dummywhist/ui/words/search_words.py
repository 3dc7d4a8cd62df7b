"""In which words is a deal searched for, or wished? In English, or in those of the language that is spoken.

A group has each English word with those of the language after an equals sign, / between several that mean the same, and
a hyphen in an English word for a space. English is understood in every language.
"""

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Final

from dummywhist.engine.messages import message
from dummywhist.ui.tongues import mark, say, tr

GROUPS: Final = (
    mark("i=i my=my dummy=dummy partner=partner left=left right=right hand=hand"),
    mark(
        "spades=spades hearts=hearts diamonds=diamonds clubs=clubs trumps=trumps jack=jack queen=queen king=king "
        "ace=ace"
    ),
    mark(
        "no=no one=one two=two three=three four=four five=five six=six seven=seven eight=eight nine=nine ten=ten "
        "eleven=eleven twelve=twelve thirteen=thirteen"
    ),
    mark(
        "weak=weak void=void singleton=singleton points=points shape=shape turned=turned deal=deal lead=lead "
        "opposite=opposite at=at least=least most=most at-least=at-least at-most=at-most are=are of=of"
    ),
    mark(
        "took=took lost=lost by=by mistake=mistake with=with honours=honours kept=kept slam=slam revoke=revoke "
        "claim=claim second=second third=third fourth=fourth"
    ),
    mark("together=together tricks=tricks odd=odd trick=trick hangs=hangs score=score"),
)
BETWEEN: Final = "/"


def group_words(group: str) -> dict[str, tuple[str, ...]]:
    """Return the words of a group by the English word that they mean."""
    pairs = (pair.partition("=") for pair in group.split())
    return {english.replace("-", " "): tuple(said.casefold().split(BETWEEN)) for english, _, said in pairs}


def english_of() -> Mapping[str, str]:
    """Return the English of each word of the language that is spoken; nothing for what is spelled alike."""
    found: dict[str, str] = {}
    for group in GROUPS:
        for english, said in group_words(tr(group)).items():
            found.update((word, english) for word in said if word.replace("-", " ") != english)
    return found


def nearest(word: str) -> str:
    """Return the word of the language that is most like one that nobody understands; "" for none."""
    words = [said for group in GROUPS for several in group_words(tr(group)).values() for said in several]
    near = get_close_matches(word.casefold(), [one for one in words if len(one) > 1], 1)
    return near[0] if near else ""


def not_understood(text: str) -> str:
    """Return the sentence on words that are no fact: the nearest one, or that something is missing."""
    first = text.split()[0] if text.split() else ""
    near = nearest(first)
    if near and near == first.casefold():
        return say(message("wish.short"))
    return say(message("wish.near", text=text, near=near) if near else message("wish.unknown", text=text))


def said_as(english: str) -> str:
    """Return the word of the language for an English one; the English where it has none."""
    for group in GROUPS:
        words = group_words(tr(group)).get(english)
        if words:
            return words[0]
    return english
