"""Does the table in the window go on as it should, whatever comes in when? The pure function, by table and at random.

A `Hand` carries out what is to be done at a real table, without timers, processes or a window: what would take time
waits until the test lets it happen.
"""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dummywhist.engine.deal.actions.laws import ASKS, WITHDRAWN
from dummywhist.engine.deal.actions.play import Play
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.messages import Message
from dummywhist.engine.record.people import PERSON
from dummywhist.engine.seats.proposal import Refusal
from dummywhist.ui.seat.course import GUARD_MS, following
from dummywhist.ui.seat.effects import (
    Ask,
    AskAgain,
    AskHelper,
    Effect,
    End,
    Force,
    Forget,
    Hint,
    PlayOnly,
    Propose,
    Refuse,
    Show,
    ShowNow,
    Start,
    Stop,
    Tell,
    Wait,
    Why,
)
from dummywhist.ui.seat.inputs import (
    Answered,
    Begun,
    Claimed,
    Closed,
    Done,
    Elsewhere,
    FinishWanted,
    Fired,
    Forced,
    Gathered,
    HandTakenBack,
    Helped,
    HelpWanted,
    Hidden,
    Hurried,
    Input,
    KeptShowing,
    LastTrick,
    Looked,
    NextDealWanted,
    Paced,
    Proposed,
    Refused,
    Reviewed,
    Sheeted,
    Shown,
    Told,
    Turned,
)
from dummywhist.ui.seat.moment import NOTHING_DUE, Due, Mode, Moment, Pace, Timer
from tests.ui.seat.driving import agreed_table

PEOPLE = (("person", "steady", "steady"), ("person", "person", "steady"), ("steady", "steady", "steady"))


class Hand:
    """Carries out effects at a table; ``thinking`` were asked and have not answered."""

    def __init__(self, kinds: tuple[str, str, str] = ("person", "steady", "steady"), **changes: str | int) -> None:
        self.operator = agreed_table(kinds, **changes).operator()
        self.moment = Moment(self.operator.standing, self.operator.stamp)
        self.thinking: dict[Player, int] = {}
        self.helper: int | None = None
        self.running: dict[Timer, int] = {}
        self.done: list[Effect] = []
        self.foreseen: Mode | None = None

    def feed(self, what: Input) -> list[Effect]:
        """Let something come in; return all that was done about it, with what came of it."""
        start = len(self.done)
        now = replace(self.moment, standing=self.operator.standing, stamp=self.operator.stamp)
        self.moment, effects = following(now, what)
        for effect in effects:
            self.done.append(effect)
            self._carry_out(effect)
        return self.done[start:]

    def _carry_out(self, effect: Effect) -> None:
        match effect:
            case Propose(by, action, why, _):
                self._proper(effect)
                seat = self.operator if by is None else self.operator.seat(by)
                refusal = seat.propose(action)
                assert refusal is None or why in (Why.PERSON, Why.LEAD), refusal
                self.feed(Done(effect) if refusal is None else Refused(effect, refusal))
            case Force(habit):
                done = self.operator.go_on()
                if done is False and habit is not None:
                    seat = self.operator.seat(habit)
                    done = seat.propose(seat.choices()[0]) or True
                self.feed(Forced(done))
            case Ask(player) | AskAgain(player):
                self.thinking[player] = self.operator.stamp
            case AskHelper():
                self.helper = self.operator.stamp
            case Forget() | End():
                self.thinking, self.helper = {}, None
            case Show() | ShowNow() if self.moment.mode is Mode.SHOWING:
                awaited = self.moment.awaited
                self.foreseen = None if awaited is Mode.SHOWING else awaited
            case Wait(mode) if mode is not Mode.SHOWING:
                assert self.foreseen in (None, mode), "the picture of the film offers what the table waits for"
                self.foreseen = None
            case Start(timer, ms):
                self.running[timer] = ms
            case Stop(timer):
                self.running.pop(timer, None)

    def _proper(self, wanted: Propose) -> None:
        """No computer plays, and nothing gathers, while the table is held; a trick is gathered only when it lies."""
        assert not self.moment.held, wanted
        if wanted.why is Why.BOT:
            assert self.moment.mode is Mode.COMPUTER

    # ---- what happens by itself ----

    def fire(self, timer: Timer) -> list[Effect]:
        """Let a timer run out that was started and not stopped."""
        del self.running[timer]
        return self.feed(Fired(timer))

    def answer(self, player: Player) -> list[Effect]:
        """Let a computer answer, with the first that it may do."""
        stamp = self.thinking.pop(player)
        return self.feed(Answered(player, stamp, self._first(player), "answer"))

    def help(self) -> list[Effect]:
        stamp, self.helper = self.helper, None
        assert stamp is not None and self.moment.on_turn is not None
        return self.feed(Helped(stamp, self._first(self.moment.on_turn), "answer"))

    def _first(self, player: Player) -> Play:
        choices = self.operator.seat(player).choices()
        return next((one for one in choices if isinstance(one, Play)), choices[0])  # type: ignore[return-value]

    def play(self) -> list[Effect]:
        """Let the person on turn play the first card that he may."""
        assert self.moment.on_turn is not None
        return self.feed(Proposed(self._first(self.moment.on_turn)))

    def checked(self) -> None:
        """Nothing is lost: whatever the table waits for, something is there that can bring it on."""
        moment = self.moment
        assert set(self.running) == moment.running
        if moment.on_show or moment.held:
            return
        match moment.mode:
            case Mode.COMPUTER:
                assert moment.asked is not None and moment.asked.stamp == self.operator.stamp
                assert moment.asked.player in self.thinking or moment.asked.action is not None
                assert moment.asked.action is None or Timer.PAUSE in moment.running
            case Mode.TRICK:
                assert self.operator.standing.trick_lies
            case Mode.PERSON:
                assert moment.on_turn is not None
            case Mode.CURTAIN:
                assert moment.viewer is None and moment.expected is not None
            case Mode.BETWEEN | Mode.OVER:
                assert not self.operator.standing.mid_deal
            case Mode.SHOWING:
                raise AssertionError("nothing is shown and nothing waits")

    def step(self) -> None:
        """Do the one thing that brings the table on."""
        moment = self.moment
        if moment.sheet:
            self.feed(Sheeted(False))
        elif moment.review is not None:
            self.feed(Reviewed(None))
        elif moment.on_show:
            self.feed(Shown())
        elif moment.mode is Mode.COMPUTER and self.thinking:
            self.answer(next(iter(self.thinking)))
        elif Timer.PAUSE in self.running:
            self.fire(Timer.PAUSE)
        elif moment.mode is Mode.TRICK:
            self.feed(Gathered())
        elif moment.mode is Mode.CURTAIN:
            self.feed(KeptShowing())
        elif moment.mode is Mode.PERSON:
            self.play()
        elif moment.mode is Mode.BETWEEN:
            self.feed(NextDealWanted())

    def until(self, mode: Mode) -> "Hand":
        """Go on until the table waits for this."""
        for _ in range(400):
            if self.moment.mode is mode and not self.moment.on_show:
                return self
            self.step()
        raise AssertionError(f"never {mode}")


def begun(kinds: tuple[str, str, str] = ("person", "steady", "steady"), **changes: str | int) -> Hand:
    hand = Hand(kinds, **changes)
    hand.feed(Begun())
    return hand


def proposals(effects: list[Effect]) -> list[Propose]:
    return [effect for effect in effects if isinstance(effect, Propose)]


# ---- by table ----


def test_a_computers_answer_is_not_played_under_an_open_sheet() -> None:
    hand = begun().until(Mode.COMPUTER)
    (player,) = hand.thinking
    hand.feed(Sheeted(True))
    stamp = hand.operator.stamp
    assert not proposals(hand.answer(player))
    assert not proposals(hand.feed(Fired(Timer.PAUSE)))
    assert not proposals(hand.feed(Hurried()))
    assert hand.operator.stamp == stamp
    hand.feed(Sheeted(False))
    assert proposals(hand.fire(Timer.PAUSE))[0].why is Why.BOT, "and it is not lost"


def test_W_EXP_7_a_computer_waits_longer_while_winning_cards_are_played_one_after_another() -> None:
    hand = begun().until(Mode.COMPUTER)
    anew = replace(hand.moment, asked=None, standing=hand.moment.standing._replace(played_on=True))
    _, effects = following(anew, Forced(False))
    assert Start(Timer.PAUSE, 4 * Pace().card) in effects
    _, effects = following(replace(hand.moment, asked=None), Forced(False))
    assert Start(Timer.PAUSE, Pace().card) in effects


def test_an_answer_waits_for_the_pause_and_a_click_ends_it() -> None:
    for ends in (Fired(Timer.PAUSE), Hurried()):
        hand = begun().until(Mode.COMPUTER)
        assert hand.running[Timer.PAUSE] == Pace().card
        assert not proposals(hand.answer(next(iter(hand.thinking))))
        assert proposals(hand.feed(ends))[0].why is Why.BOT


def test_an_answer_to_an_earlier_question_is_not_played() -> None:
    hand = begun().until(Mode.COMPUTER)
    (player,) = hand.thinking
    stamp = hand.operator.stamp
    action = hand._first(player)
    assert hand.operator.undo() is None or hand.operator.restart() is None
    hand.feed(Elsewhere())
    assert not proposals(hand.feed(Answered(player, stamp, action, "late")))


def test_an_answer_that_may_not_be_played_is_asked_for_again() -> None:
    hand = begun().until(Mode.COMPUTER)
    (player,) = hand.thinking
    stamp = hand.operator.stamp
    moment, _ = following(
        replace(hand.moment, running=frozenset()),
        Answered(player, stamp, Play(99), "wrong"),  # type: ignore[arg-type]
    )
    proposal = Propose(player, Play(99), Why.BOT, stamp)  # type: ignore[arg-type]
    after, effects = following(moment, Refused(proposal, Refusal(said())))
    assert effects == (AskAgain(player),)
    assert after.asked is not None and after.asked.action is None


def said() -> Message:
    hand = begun()
    refusal = hand.operator.seat(None).propose(Play(1))  # type: ignore[arg-type]
    assert refusal is not None
    return refusal.message


def test_a_trick_is_gathered_by_its_timer_and_never_before() -> None:
    hand = begun()
    hand.feed(Paced(Pace(0, 900)))
    hand.until(Mode.TRICK)
    assert hand.running[Timer.TRICK] == 900
    stamp = hand.operator.stamp
    hand.feed(Fired(Timer.PAUSE)), hand.feed(Fired(Timer.THINKS)), hand.feed(Hurried())
    assert hand.operator.stamp == stamp
    assert len(proposals(hand.fire(Timer.TRICK))) == 1


def test_a_timer_that_was_stopped_gathers_nothing_more() -> None:
    """It may have run out already when it is stopped: what it says then comes too late."""
    hand = begun()
    hand.feed(Paced(Pace(0, 900)))
    hand.until(Mode.TRICK)
    hand.feed(Sheeted(True))
    assert Timer.TRICK not in hand.running
    assert not proposals(hand.feed(Fired(Timer.TRICK)))
    hand.feed(Sheeted(False))
    hand.feed(Gathered())
    hand.feed(Shown())
    assert not proposals(hand.feed(Fired(Timer.TRICK)))


@pytest.mark.parametrize(("trick", "starts"), [(None, None), (0, 0), (900, 900)])
def test_how_long_a_trick_lies_is_the_persons_wish(trick: int | None, starts: int | None) -> None:
    hand = begun()
    hand.feed(Paced(Pace(70, trick)))
    hand.until(Mode.TRICK)
    assert hand.running.get(Timer.TRICK) == starts
    if starts is None:
        assert not proposals(hand.feed(Fired(Timer.TRICK))), "no timer was started for it"


def test_a_time_begins_for_every_card_of_a_person_after_which_his_only_one_is_played() -> None:
    """It passes whether the card is the only one or not, so that nobody can tell the one from the other."""
    hand = begun()
    hand.feed(Paced(Pace(70, None, forced=True)))
    hand.until(Mode.PERSON)
    assert hand.running[Timer.FORCED] == 70
    assert hand.fire(Timer.FORCED) == [PlayOnly(hand.moment.viewer)]
    assert not proposals(hand.play())[1:] and Timer.FORCED not in hand.running
    hand.until(Mode.PERSON)
    hand.feed(Sheeted(True))
    assert Timer.FORCED not in hand.running and not hand.feed(Fired(Timer.FORCED))
    hand.feed(Sheeted(False))
    assert hand.running[Timer.FORCED] == 70
    hand.feed(Paced(Pace(70, None)))
    assert Timer.FORCED not in hand.running
    hand.feed(Paced(Pace(90, None, forced=True)))
    assert hand.running[Timer.FORCED] == 90


def test_where_only_computers_play_a_trick_is_gathered_after_a_cards_time() -> None:
    hand = begun(("steady", "steady", "steady"), dummy_order="continuous")
    hand.feed(Paced(Pace(70, None)))
    hand.until(Mode.TRICK)
    assert hand.running[Timer.TRICK] == 70


def test_no_stroke_gathers_while_the_guard_runs() -> None:
    hand = begun().until(Mode.TRICK)
    assert hand.running[Timer.GUARD] == GUARD_MS >= 200
    assert not hand.feed(Gathered(stroke=True))
    hand.fire(Timer.GUARD)
    assert proposals(hand.feed(Gathered(stroke=True)))


@pytest.mark.parametrize("action", [WITHDRAWN[0], ASKS[0]])
@pytest.mark.parametrize("mode", [Mode.COMPUTER, Mode.TRICK])
def test_W_REV_2_W_REV_3_a_mended_card_and_a_question_wait_neither_for_the_turn_nor_for_the_guard(mode, action) -> None:
    hand = begun(follow="penalise").until(mode)
    hand.moment = replace(hand.moment, viewer=hand.operator.standing.persons[0])
    assert [one.action for one in proposals(hand.feed(Proposed(action)))] == [action]


def test_the_lead_to_the_next_trick_quits_the_last_one() -> None:
    hand = begun(("person", "person", "person"), dummy_order="continuous").until(Mode.TRICK)
    stamp = hand.operator.stamp
    hand.moment = replace(hand.moment, viewer=hand.operator.standing.players[0])
    assert not hand.feed(Proposed(Play(-1))), "the stroke may have been meant for the trick"  # type: ignore[arg-type]
    hand.fire(Timer.GUARD)
    made = hand.feed(Proposed(Play(-1)))  # type: ignore[arg-type]
    assert [one.why for one in proposals(made)] == [Why.QUIT_FIRST, Why.LEAD]
    assert [one for one in made if isinstance(one, Refuse)], "the lead was none, but the trick is quitted"
    assert Show(stamp) in made


def test_a_claim_in_progress_does_not_survive_a_jump_or_a_card() -> None:
    hand = begun().until(Mode.PERSON)
    hand.play()
    hand.until(Mode.PERSON)
    hand.feed(Claimed(True))
    hand.feed(LastTrick(True))
    assert hand.operator.undo() is None
    assert ShowNow() in hand.feed(Elsewhere())
    assert not hand.moment.claiming and not hand.moment.last_shown
    hand.until(Mode.PERSON)
    hand.feed(Claimed(True))
    hand.play()
    assert not hand.moment.claiming


def test_what_is_due_is_told_once_when_the_film_is_over() -> None:
    hand = begun().until(Mode.PERSON)
    hand.play()
    hand.feed(Told(Due(counted=True)))
    assert not [one for one in hand.done if isinstance(one, Tell)]
    assert Tell(Due(counted=True)) in hand.feed(Shown())
    assert hand.moment.due == NOTHING_DUE
    assert not [one for one in hand.feed(Shown()) if isinstance(one, Tell)]


def test_the_next_deal_begins_only_when_it_is_asked_for() -> None:
    hand = begun().until(Mode.BETWEEN)
    for what in (Shown(), Sheeted(True), Sheeted(False), Gathered(), Hurried(), FinishWanted()):
        hand.feed(what)
    assert hand.moment.mode is Mode.BETWEEN and hand.operator.standing.between
    hand.feed(NextDealWanted())
    assert hand.operator.standing.mid_deal


def test_what_the_table_waits_for_after_a_film_is_certain_where_it_is_told() -> None:
    """The picture of a film is that of the pause after it: it is composed once."""
    hand = begun()
    while not hand.moment.on_show or not hand.operator.standing.between:
        hand.step()
    assert hand.moment.mode is Mode.SHOWING and hand.moment.awaited is Mode.BETWEEN
    asked = replace(hand.moment, next_wanted=True)
    assert asked.awaited is Mode.SHOWING, "another deal follows at once"
    hand.feed(Shown())
    assert hand.moment.mode is Mode.BETWEEN


def test_between_two_people_nobodys_cards_are_seen_before_they_are_asked_for() -> None:
    hand = begun(("person", "person", "steady")).until(Mode.CURTAIN)
    assert hand.moment.viewer is None
    person = hand.moment.expected
    hand.feed(Looked(True))
    assert hand.moment.viewer == person and hand.moment.mode is Mode.PERSON
    hand.feed(Looked(False))
    assert hand.moment.viewer is None and hand.moment.mode is Mode.CURTAIN
    hand.feed(KeptShowing())
    assert hand.moment.viewer == person == hand.moment.came_from
    hand.feed(Hidden())
    assert hand.moment.viewer is None and hand.moment.mode is Mode.CURTAIN


def test_a_hint_is_told_and_a_wanted_card_played() -> None:
    hand = begun().until(Mode.PERSON)
    hand.feed(HelpWanted(play=False))
    stamp = hand.operator.stamp
    assert hand.help() == [Hint("answer")] and hand.operator.stamp == stamp
    hand.feed(HelpWanted(play=True))
    assert proposals(hand.help())[0].why is Why.HELP
    assert not hand.feed(Helped(hand.operator.stamp, Play(1), "nobody asked"))  # type: ignore[arg-type]


def test_the_computer_plays_on_until_the_hand_is_taken_back() -> None:
    hand = begun().until(Mode.PERSON)
    hand.feed(FinishWanted())
    assert hand.moment.mode is Mode.COMPUTER and Ask(hand.moment.viewer, True) in hand.done  # type: ignore[arg-type]
    hand.feed(HandTakenBack())
    assert hand.moment.mode is Mode.PERSON and not hand.thinking


@pytest.mark.parametrize("kinds", PEOPLE)
@pytest.mark.parametrize("mode", [Mode.PERSON, Mode.COMPUTER, Mode.TRICK, Mode.CURTAIN])
def test_a_deal_is_finished_at_once_from_anywhere_and_shown_when_it_is_counted(
    kinds: tuple[str, str, str], mode: Mode
) -> None:
    hand = begun(kinds)
    persons = len(hand.operator.standing.persons)
    if mode in {0: (Mode.PERSON, Mode.CURTAIN), 1: (Mode.CURTAIN,), 2: (Mode.PERSON,)}[persons]:
        return  # such a table never waits for that
    hand.until(mode)
    start = len(hand.done)
    hand.feed(FinishWanted(at_once=True))
    if hand.moment.on_show:
        hand.feed(Shown())
    for _ in range(60):
        if hand.thinking:
            assert not [one for one in hand.done[start:] if isinstance(one, Show | ShowNow | Start)]
            hand.answer(next(iter(hand.thinking)))
    shown = [one for one in hand.done[start:] if isinstance(one, Show | ShowNow)]
    assert hand.operator.standing.between and hand.operator.standing.counted
    assert [type(one) for one in shown] == [ShowNow, Show] and not hand.moment.at_once
    hand.feed(Shown())
    assert hand.moment.mode is (Mode.BETWEEN if persons else Mode.SHOWING)
    hand.checked()


def test_the_hand_may_be_taken_back_while_the_deal_is_finished_at_once() -> None:
    hand = begun().until(Mode.PERSON)
    hand.feed(FinishWanted(at_once=True))
    for _ in range(9):
        hand.answer(next(iter(hand.thinking)))
    assert ShowNow() in hand.feed(HandTakenBack())
    hand.until(Mode.PERSON)
    assert not hand.moment.at_once and hand.operator.standing.mid_deal


def test_nothing_goes_on_at_a_table_that_was_left() -> None:
    hand = begun().until(Mode.COMPUTER)
    (player,) = hand.thinking
    action, stamp = hand._first(player), hand.operator.stamp
    assert End() in hand.feed(Closed())
    for what in (Answered(player, stamp, action, ""), Sheeted(False), Shown(), Elsewhere(), Begun(), NextDealWanted()):
        assert not [one for one in hand.feed(what) if isinstance(one, Propose | Force | Ask | Show)]


def test_who_keeps_his_cards_in_sight_while_a_trick_lies_leaves_it_to_be_gathered() -> None:
    """He looked behind the curtain when the others at the screen had their seats taken by computers."""
    hand = begun().until(Mode.TRICK)
    hand.moment = replace(hand.moment, looking=True)
    assert hand.feed(KeptShowing()) == []
    assert hand.moment.mode is Mode.TRICK and not hand.moment.looking and hand.moment.kept == hand.moment.viewer


# ---- at random ----


def somewhat(hand: Hand, rng: Random) -> None:
    """Let anything at all come in."""
    player = rng.choice([*hand.operator.standing.players])
    match rng.randrange(24):
        case 0:
            hand.feed(Sheeted(rng.random() < 0.4))
        case 1:
            hand.feed(Reviewed(hand.operator.seat(None).view if rng.random() < 0.4 else None))
        case 2:
            hand.feed(Paced(Pace(rng.randrange(3), rng.choice((None, 0, 5)))))
        case 3:
            hand.feed(Gathered(stroke=rng.random() < 0.5))
        case 4:
            hand.feed(Looked(rng.random() < 0.5))
        case 5:
            hand.feed(rng.choice((KeptShowing(), Hidden(), Turned(), Hurried(), NextDealWanted())))
        case 6:
            hand.feed(rng.choice((FinishWanted(), FinishWanted(True), HandTakenBack(), Claimed(True), LastTrick(True))))
        case 7:
            hand.feed(Fired(rng.choice(list(Timer)))) if rng.random() < 0.3 else None
            hand.running = {timer: ms for timer, ms in hand.running.items() if timer in hand.moment.running}
        case 8 if hand.operator.undo() is None:
            hand.feed(Elsewhere())
        case 9 if hand.operator.redo() is None:
            hand.feed(Elsewhere())
        case 10 if rng.random() < 0.3:
            kind = rng.choice(("steady", PERSON))
            assert hand.operator.reseat(player, kind, "Ada") is None
            hand.thinking.pop(player, None)
            hand.feed(Elsewhere())
        case 11:
            hand.feed(HelpWanted(play=rng.random() < 0.5))
        case 12 if hand.helper == hand.operator.stamp and hand.moment.on_turn is not None:
            hand.help()
        case 13 if hand.running:
            hand.fire(rng.choice(list(hand.running)))
        case 14:
            hand.feed(Shown())
        case 15:
            hand.feed(Answered(player, hand.operator.stamp - 1, Play(3), "late"))  # type: ignore[arg-type]
        case _:
            hand.step()


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32), st.sampled_from(PEOPLE))
def test_whatever_comes_in_nothing_is_lost_and_nothing_goes_on_under_a_sheet(
    seed: int, kinds: tuple[str, str, str]
) -> None:
    rng = Random(seed)
    hand = begun(kinds)
    for _ in range(80):
        somewhat(hand, rng)
        hand.checked()
    # And from anywhere it goes on.
    before, shown = hand.operator.stamp, len(hand.done)
    for _ in range(12):
        if hand.moment.mode is Mode.OVER:
            return
        hand.step()
        hand.checked()
    assert hand.operator.stamp > before and len(hand.done) > shown
