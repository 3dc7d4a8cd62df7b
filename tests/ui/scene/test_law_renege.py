"""Do bar, proof and status line speak of a renege and of books where the table does (BD-60, BD-62, BD-63)?"""

import pytest

from dummywhist.engine.cards.seat import SOUTH
from dummywhist.engine.deal import event as deals
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.laws import ChoosePenalty, revokes_claimed
from dummywhist.engine.deal.law import LawTable
from dummywhist.engine.deal.layers.laws.renounces import established
from dummywhist.engine.deal.layout import Side, side_of
from dummywhist.engine.deal.line import Cause
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.ui.scene.parts import Looks
from dummywhist.ui.scene.picture import compose
from dummywhist.ui.scene.questions.law_posing import law_question
from dummywhist.ui.scene.questions.notices import notice
from dummywhist.ui.words.speaking import Speaker
from dummywhist.ui.words.telling_laws import law_sentence
from tests.laws.dealing import A, do
from tests.laws.laid import counted
from tests.laws.test_bad_calls import played_by_dice
from tests.ui.scene.asked import naming
from tests.ui.scene.revoke import chooses, proved
from tests.ui.scene.test_law_bar import moments

RENEGE = Speaker({A: "Ruth"}, rules=game_of("bid-dummy").rules({"follow": "penalise"}))
REVOKE = Speaker({A: "Ruth"}, rules=game_of("english-dummy").rules({"follow": "penalise"}))


def test_BD_60_BD_63_a_proved_renege_is_told_so_and_is_paid_for_in_books():
    seen = chooses("bid-dummy")
    asked, picture = law_question(seen, naming(seen)), compose(seen, naming(seen).company, Looks())
    number = seen.part(LawTable).open[2]
    assert asked.title.startswith("Proved: ") and " reneged in book " in asked.title and asked.title.endswith(".")
    assert "Choose" not in asked.title, "there is one penalty"
    assert "trick" not in asked.proof
    assert asked.replies[0].label == "Take three books" and asked.replies[0].small.startswith("Books ")
    assert "Reneged" in {plate.role for plate in picture.plates.values()}
    assert picture.proof.frames[0].title.startswith("Book ") and picture.proof.frames[0].spoken.startswith("Book ")
    assert asked.title.endswith(f" {number}.")


def test_BD_61_BD_66_a_renege_is_called_and_a_card_is_mended_by_its_own_rule():
    state = played_by_dice("bid-dummy")
    seen = view(state, A)
    assert law_question(seen, naming(seen)).replies[1].label == "Call a renege"
    found = [offered for seen in moments("bid-dummy/follow-penalise") if (offered := notice(seen, naming(seen)))]
    assert {one.rule for one in found if one.noted or one.replies[0].label == "Take it back"} == {"BD-66"}


def claimed_falsely(game, **changes):
    """Return the question after a claim of what was no revoke, when those that were found are paid for."""
    state = proved(game, **changes)
    by = next(player for player in state.layout.players if side_of(state.layout, player) == Side("NS"))
    true = {(revoke.seat, revoke.trick) for revoke in established(state)}
    while state.part(LawTable).open is not None:
        state = do(state, next(iter(kernel.choices(state, by))), by)
    claims = revokes_claimed(kernel.choices(state, by))
    wrong = next(claim for (seat, trick), claim in claims.items() if trick and (seat, trick) not in true)
    seen = view(do(state, wrong, by), by)
    return law_question(seen, naming(seen))


@pytest.mark.parametrize(
    ("game", "changes", "words"),
    [
        ("bid-dummy", {}, "did not renege in book {}. It costs the callers three books."),
        ("english-dummy", {}, "did not revoke in trick {}."),
        ("english-dummy", {"false_claim": "minus_one"}, "did not revoke in trick {}. It costs the callers a point."),
    ],
)
def test_W_REV_8_BD_63_a_false_claim_says_what_it_costs(game, changes, words):
    asked = claimed_falsely(game, **changes)
    assert asked.proof.startswith("Not proved: ")
    number = next(part for part in asked.proof.replace(".", " ").split() if part.isdigit())
    assert asked.proof.endswith(words.format(number))


def test_W_REV_8_W_REV_16_a_false_claim_of_who_has_no_point_left_costs_nothing():
    """At two points the first two claims cost one each, the third none."""
    state = proved("english-dummy", false_claim="minus_one")
    by = kernel.actors(state)[0]
    state = do(state, next(one for one in kernel.choices(state, by) if one == ChoosePenalty("deduct")), by)
    true = {(revoke.seat, revoke.trick) for revoke in established(state)}
    said = []
    for _ in range(3):
        claims = revokes_claimed(kernel.choices(state, by))
        state = do(state, next(claim for at, claim in claims.items() if at[1] and at not in true), by)
        seen = view(state, by)
        said.append(law_question(seen, naming(seen)).proof.partition(". ")[2])
    assert said == ["It costs the callers a point."] * 2 + ["The callers have no point to lose."]
    false = [line for line in counted(state).result.lines if line.cause is Cause.REVOKE and line.facts.kind == "false"]
    assert [line.amount for line in false] == [-1, -1, 0]


def test_BD_62_what_a_wrong_call_costs_is_said_in_books_and_its_buttons_name_books():
    asked = claimed_falsely("bid-dummy")
    whose = next(reply for reply in asked.replies if reply.then).then[0]
    assert whose.asks.endswith("A wrong call costs three books.")
    assert {reply.name for reply in whose.then} <= {f"Book {n}" for n in range(1, 14)}


@pytest.mark.parametrize(
    ("event", "renege", "revoke"),
    [
        (
            deals.RevokeClaimed("A", SOUTH, 5, 0),
            "Ruth called a renege, and it was not proved.",
            "Ruth claimed a revoke, and it was not proved.",
        ),
        (
            deals.RevokeClaimed("A", SOUTH, 5, 5),
            "Ruth called a renege, and it was proved in book five.",
            "Ruth claimed a revoke, and it was proved in trick five.",
        ),
        (
            deals.PenaltyChosen("A", Side("NS"), "tricks"),
            "Ruth took books for the renege.",
            "Ruth took tricks for the revoke.",
        ),
        (
            deals.PenaltyChosen("A", Side("NS"), None),
            "Ruth waived the penalty for the renege.",
            "Ruth waived the penalty for the revoke.",
        ),
    ],
)
def test_BD_60_the_status_line_tells_of_a_renege(event, renege, revoke):
    assert law_sentence(event, RENEGE) == renege and law_sentence(event, REVOKE) == revoke
