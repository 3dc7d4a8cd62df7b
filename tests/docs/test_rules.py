"""Do the rulebook, the code and the tests agree on the ids of the rules? The ledger of docs/rules."""

from functools import cache

import pytest

from tests.docs import ledger


@cache
def cited() -> tuple[ledger.Citation, ...]:
    return tuple(
        citation
        for path in ledger.sources()
        for citation in ledger.citations(path.read_text("utf-8"), str(path.relative_to(ledger.ROOT)))
    )


def test_every_id_has_one_anchor():
    anchors = ledger.defined()
    assert len(anchors) > 1000
    assert [rule for rule, count in anchors.items() if count != 1] == []


def test_every_rule_in_bold_and_every_example_of_a_table_is_an_anchor():
    anchors = ledger.defined()
    for page in ledger.pages():
        for line in page.read_text("utf-8").splitlines():
            for rule in ledger.headed(line):
                assert rule in anchors, f"{page.name}: {rule} has no anchor"


def test_every_id_that_is_cited_resolves():
    anchors = ledger.defined()
    assert [citation for citation in cited() if citation.unresolved(anchors)] == []


def test_the_pages_for_people_cite_what_there_is():
    anchors = ledger.defined()
    lost = [
        citation
        for page in ledger.documents()
        for citation in ledger.citations(page.read_text("utf-8"), str(page.relative_to(ledger.ROOT)))
        if citation.unresolved(anchors)
    ]
    assert lost == []


def test_every_rule_is_cited_or_listed_with_a_reason():
    anchors = ledger.defined()
    found = {rule for citation in cited() for rule in citation.members(anchors)}
    listed = ledger.listed()
    rules = {rule for rule in anchors if rule[-1].isdigit() or rule[-1].islower()}  # not the anchors of groups
    assert sorted(rules - found - listed.keys()) == [], "neither cited nor listed in not-on-screen.md"
    assert sorted(found & listed.keys()) == [], "cited, and still listed in not-on-screen.md"
    assert all(len(reason) > 20 for reason in listed.values())


def test_what_only_real_cards_can_do_wrong_says_why_it_cannot_happen_on_a_screen():
    """Each rule marked for mishandled cards is listed with that reason, or a switch or a custom cites it as text."""
    anchors, listed = ledger.defined(), ledger.listed()
    found = {rule for citation in cited() for rule in citation.members(anchors)}
    marked = {
        rule
        for page in ledger.pages()
        for line in page.read_text("utf-8").splitlines()
        if "\u25c7" in line
        for rule in ledger.headed(line)
    }
    assert len(marked) > 20
    for rule in sorted(marked - found):
        assert "screen" in listed[rule], f"{rule}: {listed[rule]}"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("(ED-12)", ["ED-12"]),
        ("(ED-11, 12)", ["ED-11", "ED-12"]),
        ("(W-HON-1, W-HON-3)", ["W-HON-1", "W-HON-3"]),
        ("W-REV-9..11 say", ["W-REV-9", "W-REV-10", "W-REV-11"]),
        ("TH-14..21", ["TH-14", "TH-20", "TH-21"]),
        ("(ED-E1 to E3)", ["ED-E1", "ED-E2", "ED-E3"]),
        ("(SD-12, 13 tricks)", ["SD-12"]),
        ("W-CUT", ["W-CUT"]),
        ("def test_HW_4_HW_Q2_each():", ["HW-4", "HW-Q2"]),
        ("def test_MO_66_to_68_and_70_more():", ["MO-66", "MO-67", "MO-68", "MO-70"]),
        ("def test_W_CUT_4_5_CW_20_equal():", ["W-CUT-4", "W-CUT-5", "CW-20"]),
        ('id="CW_E8a"', ["CW-E8a"]),
        ('"ED-E13"', ["ED-E13"]),
    ],
)
def test_ways_of_citing(text, expected):
    anchors = ledger.defined()
    found = [rule for citation in ledger.citations(text, "here") for rule in citation.members(anchors)]
    assert sorted(found) == sorted(expected)


@pytest.mark.parametrize("text", ["ED-999", "W-HON-1..99", "W-NONE-1", "W-NONE", "def test_ED_999_is_nothing():"])
def test_what_does_not_resolve_is_found(text):
    anchors = ledger.defined()
    assert any(citation.unresolved(anchors) for citation in ledger.citations(text, "here"))
