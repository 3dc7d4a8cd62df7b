"""Is what somebody keeps there again, whatever happens to a line, and does a file of deals come to others whole?"""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dummywhist.engine.cards.hand import EMPTY
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.library.facts import NONE, heard, told
from dummywhist.engine.library.shelf import (
    FIRST_LINE,
    LONGEST_NAME,
    LONGEST_TAG,
    MOST_TAGS,
    KeptDeal,
    deal_of,
    deals_text,
    dropped_text,
    kept_text,
    key_of,
    name_of,
    pbn_of,
    plain,
    read_deals,
    read_shelf,
    read_tags,
)
from dummywhist.engine.record.log import Log
from dummywhist.engine.record.pbn.reading import import_pbn
from tests.engine.library.made_up import made_up

FIRST, SECOND, *REST = made_up(3, 20)
TEXTS = st.text(st.characters(codec="utf-8", exclude_characters="|"), max_size=80)


def kept(facts=FIRST, name="Übung", tags=("endgame", "to show"), note="The ten draws."):
    return KeptDeal(facts, name, tags, note)


@given(TEXTS, st.lists(TEXTS, max_size=4), TEXTS)
def test_what_was_written_is_read(name: str, tags: list[str], note: str) -> None:
    one = KeptDeal(FIRST, plain(name, LONGEST_NAME), read_tags(",".join(tags)), plain(note, 2000))
    assert read_shelf([kept_text(one)]).deals == {key_of(FIRST): one}


def test_the_last_line_about_a_deal_counts_and_it_may_be_dropped() -> None:
    other = kept(name="Other")
    lines = [kept_text(kept()), kept_text(kept(SECOND)), kept_text(other), "", dropped_text(key_of(SECOND))]
    assert read_shelf(lines).deals == {key_of(FIRST): other}


@pytest.mark.parametrize(
    "line", ["{}", "[", "[1]", "[1,2,3,4,5]", kept_text(kept())[:-5], kept_text(kept()).replace("mort-3", "chess")
             .replace("english-dummy", "chess"), kept_text(kept()).replace(key_of(FIRST), "0" * 16)]
)  # fmt: skip
def test_a_line_that_is_none_is_named_and_the_others_are_read(line: str) -> None:
    shelf = read_shelf([line, kept_text(kept(SECOND))])
    assert list(shelf.deals) == [key_of(SECOND)]
    (error,) = shelf.left_out
    assert isinstance(error, Unreadable) and error.line == 1


def test_a_deal_has_the_same_key_wherever_it_came_from() -> None:
    elsewhere = FIRST._replace(record="other.dwr", deal=9, day="2001-01-01", names=("",) * 4, made=0, flags=())
    assert key_of(elsewhere) == key_of(FIRST) != key_of(FIRST._replace(dealer=(FIRST.dealer + 1) % 4))


def test_tags_are_plain_short_and_each_there_once() -> None:
    assert read_tags(" #endgame, to   show;endgame ,,| ") == ("endgame", "to show")
    assert read_tags("x" * 50) == ("x" * LONGEST_TAG,)
    assert len(read_tags(",".join(map(str, range(99))))) == MOST_TAGS
    assert plain("a\nb\x00 c\u202e", 80) == "a b c"


def test_a_file_of_deals_comes_to_others_with_all_that_was_written() -> None:
    chosen = [kept(), *(KeptDeal(one) for one in REST)]
    text, without = deals_text(chosen)
    assert without == 0 and text.startswith(FIRST_LINE)
    found, wrong = read_deals("\ufeff" + text.replace("\n", "\r\n"))
    assert not wrong
    for one, other in zip(chosen, found, strict=True):
        assert (one.name, one.tags, one.note) == (other.name, other.tags, other.note)
        assert (one.facts.game, one.facts.hands, one.facts.dealer, one.facts.turned, one.facts.trump) == (
            other.facts.game, other.facts.hands, other.facts.dealer, other.facts.turned, other.facts.trump,
        )  # fmt: skip


def test_what_has_no_name_is_left_out_and_counted() -> None:
    bridge = FIRST._replace(turned=NONE)
    assert name_of(bridge) is None and deals_text([KeptDeal(bridge), kept()])[1] == 1
    assert name_of(FIRST._replace(hands=(EMPTY,) * 4)) is None


def test_a_wrong_line_of_a_file_is_named_and_the_others_come() -> None:
    text, _ = deals_text([kept(), kept(SECOND)])
    lines = text.splitlines()
    lines[2] = lines[2][:4] + ("2" if lines[2][4] != "2" else "3") + lines[2][5:]
    lines.append(f"{name_of(FIRST)} | chess")
    found, wrong = read_deals("\n".join(lines))
    assert [one.facts.hands for one in found] == [SECOND.hands]
    assert [error.line for error in wrong if isinstance(error, Unreadable)] == [3, 5]


def test_another_file_is_told() -> None:
    for text in ("", "hello", '[Event "x"]\n'):
        with pytest.raises(Unreadable) as told_:
            read_deals(text)
        assert told_.value.message.key == "deals.file"


def test_a_name_gives_the_deal_of_a_game() -> None:
    name = name_of(FIRST)
    assert name is not None and deal_of(name, "mort-3").hands == FIRST.hands
    with pytest.raises(Unreadable):
        deal_of(name, "chess")


def test_facts_are_heard_as_they_were_told_and_nothing_else_is() -> None:
    assert heard(told(FIRST)) == FIRST
    rng = Random(5)
    for at in range(len(told(FIRST))):
        values = told(FIRST)
        values[at] = rng.choice(({}, [None], 99.5))
        with pytest.raises(ValueError):
            heard(values)
    with pytest.raises(ValueError):
        heard({})


@pytest.mark.parametrize("facts", made_up(5, 6))
def test_a_deal_for_bridge_programs_is_the_same_when_it_is_read(facts) -> None:
    text = pbn_of(facts)
    assert text is not None
    session = Log(import_pbn(text.encode(), None, None).record).session
    state = session.deal or session.last
    assert state is not None and tuple(state.dealt) == facts.hands
    assert (state.setup.dealer, state.trump, state.turned) == (facts.dealer, facts.trump, facts.turned)


def test_a_deal_without_a_turned_card_is_not_for_bridge_programs() -> None:
    assert pbn_of(FIRST._replace(turned=NONE)) is None
