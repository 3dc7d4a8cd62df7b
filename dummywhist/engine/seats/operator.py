"""What may the owner of a table do beside playing? Deal, take back with consent, change rules and people, end it.

He sees no more than a seat does; what he does is for the table and in nobody's name.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path

import dummywhist.engine.record.pbn.writing as pbn
from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.actions.deal import TURN
from dummywhist.engine.deal.actions.session import ABANDON, AgreeOrder, ChangeRules
from dummywhist.engine.deal.layout import TABLE, Player
from dummywhist.engine.deal.unseen import UnseenTray
from dummywhist.engine.record.log import Entry, Log, Record, counted
from dummywhist.engine.record.people import Person
from dummywhist.engine.record.saving import Saving
from dummywhist.engine.record.text import record_text
from dummywhist.engine.record.whole import write_whole
from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.seats.authority import Authority
from dummywhist.engine.seats.proposal import Proposal, Refusal, Step, TakenBack
from dummywhist.engine.seats.standing import Standing
from dummywhist.engine.seats.viewpoint import Viewpoint
from dummywhist.engine.values import NamedTuple


class Consent(NamedTuple):
    """Whose consent is to be had: the people whose choices would be taken back; ``earlier_deal``: one was counted."""

    whose: tuple[Player, ...]
    earlier_deal: bool


class Operator:
    """The owner's side of a table."""

    def __init__(self, authority: Authority) -> None:
        self._authority = authority
        self.trump_waits = False
        """Whether a person who deals turns the last card himself, when he likes, where the game has it (MO-36)."""

    def seat(self, viewer: Player | None) -> Viewpoint:
        """Return what ``viewer``, or an onlooker, gets of the table."""
        return Viewpoint(self._authority, viewer)

    @property
    def stamp(self) -> int:
        """The length of the journal."""
        return self._authority.stamp

    @property
    def standing(self) -> Standing:
        """The public facts of the table."""
        return self._authority.standing

    # ---- what need not be chosen ----

    @property
    def full(self) -> bool:
        """Whether the record had no room for another deal, and the session was broken off for it."""
        return self._authority.standing.abandoned and not self._authority.may_deal

    def go_on(self) -> Refusal | bool:
        """Do one step that is nobody's choice: draw, deal, judge, what is forced; return whether there was one."""
        authority = self._authority
        if authority.waits_for_chance:
            authority.chance()
            return True
        forced = authority.pending()
        if forced is None or (forced.action == TURN and self._held_by_a_person()):
            return False
        done = authority.submit(forced)
        return done if isinstance(done, Refusal) else True

    def _held_by_a_person(self) -> bool:
        deal = self._authority.deal
        if not self.trump_waits or not self.standing.rules.customs.trump_held:
            return False
        return deal is not None and deal.layout.holder[deal.dealer] in self.standing.persons

    def propose(self, action: Action, stamp: int | None = None) -> Refusal | None:
        """Do ``action`` in the name of the table; return why it was not done, or None."""
        return _refusal(self._authority.submit(Proposal(TABLE, action, self.stamp if stamp is None else stamp)))

    def agree_order(self, order: tuple[int, ...]) -> Refusal | None:
        """Let the entrants (by number from 1) have dummy in this order, without a cut."""
        return self.propose(AgreeOrder(order))

    def change_rules(self, changes: Mapping[str, Setting]) -> Refusal | None:
        """Play by other rules, each from when it holds."""
        return self.propose(ChangeRules(tuple(changes.items())))

    def break_off(self) -> Refusal | None:
        """Break off the session (ED-98)."""
        return self.propose(ABANDON)

    def reseat(self, player: Player, kind: str, name: str) -> Refusal | None:
        """Let somebody else sit down for ``player``: a person, or a computer of a level."""
        return self._authority.replace_seat(player, kind, name)

    def would_be_seen(self, changes: Mapping[Player, Person]) -> bool:
        """Whether these sitting down for the players now would show somebody a second hand of the deal on the table."""
        return self._authority.would_be_seen(changes)

    def following(self) -> Record | None:
        """Return the record of the next session, in which those who wait come in; None where there is none yet."""
        return self._authority.following()

    # ---- the deal's number ----

    @property
    def deal_number(self) -> int | None:
        """The number of the deal on the table, if its cards came from one; who asks for it may know every card."""
        return self._authority.deal_number

    def unseen_trays(self) -> tuple[UnseenTray, ...]:
        """Return the tray in play and those to come, for the other tables of the match; nothing where there are none.

        Who asks for them may know every card: they go to the processes of those tables, and nowhere else.
        """
        return self._authority.unseen_trays()

    def ask_number(self, number: int | None) -> Refusal | None:
        """Ask for the next deal to be of ``number``; None to leave it to chance again."""
        return self._authority.ask_number(number)

    def lay_hidden(self, hands: Sequence[Hand]) -> Refusal | None:
        """Lay the cards that no person has seen otherwise; only at a table that is kept nowhere."""
        return self._authority.lay_hidden(hands)

    # ---- the fair deal ----

    def deal_sealed(self) -> Refusal | None:
        """Let the sealed deal be dealt, whoever has given a share; the next step deals it."""
        return self._authority.release()

    # ---- back and forth ----

    def undoes(self) -> Consent | None:
        """Return whose consent `undo` needs; None if there is nothing to take back."""
        return _consent(self._authority.undoes())

    def undo(self) -> Refusal | None:
        """Go back to the last choice that a person made, with all that followed it."""
        return _refusal(self._authority.undo())

    @property
    def recalls(self) -> bool:
        """Whether a person may still claim a revoke in the deal just counted (W-REV-6)."""
        return self._authority.recalls() is not None

    def recall(self) -> Refusal | None:
        """Take the count back, that a revoke may be claimed."""
        return _refusal(self._authority.recall())

    def undoes_all(self) -> Consent | None:
        """Return whose consent `undo_all` needs; None if nobody has chosen anything in the deal in play."""
        return _consent(self._authority.undoes_all())

    def undo_all(self) -> Refusal | None:
        """Go back to the first choice that a person made in the deal in play."""
        return _refusal(self._authority.undo_all())

    @property
    def redoes(self) -> bool:
        """Whether there is something to do again."""
        return self._authority.may_redo

    def redo(self) -> Refusal | None:
        """Do again what was taken back, up to the next choice of a person."""
        return _refusal(self._authority.redo())

    def restarts(self) -> Consent | None:
        """Return whose consent `restart` needs; None if no cards were dealt."""
        return _consent(self._authority.restarts())

    def restart(self) -> Refusal | None:
        """Begin the deal on the table anew with the same cards."""
        return _refusal(self._authority.restart())

    def deal_anew(self, number: int | None) -> Refusal | None:
        """Take the deal in play back, cards and all, and ask for ``number`` in its place; None: for any.

        Where deals are proved, any other gets a seal of its own, and one whose number is asked for gets none.
        """
        back = self._authority.take_cards_back(anew=number is None)
        if isinstance(back, Refusal):
            return back
        return self.ask_number(number)

    # ---- another line ----

    def otherwise(self, ordinal: int, at: int, people: Sequence[Person] | None = None) -> Log:
        """Return a log, kept nowhere, that goes on from before the ``at``-th entry of the counted deal ``ordinal``.

        ``people`` sit there, or those of this table. ValueError if there is no such deal, or no such entry.
        """
        return self._authority.otherwise(ordinal, at, people)

    @property
    def continued(self) -> tuple[Entry, ...]:
        """What was done since the table went on otherwise; nothing before the deal is counted."""
        deal = self._authority.deal
        return self._authority.continued if deal is not None and deal.result is not None else ()

    # ---- what is kept ----

    @property
    def saving(self) -> Saving:
        """Whether all that was done is on disk."""
        return self._authority.saving

    @property
    def kept_at(self) -> Path | None:
        """Where the record lies; None if it is kept nowhere."""
        store = self._authority.store
        return None if store is None else store.path

    def retry(self) -> Saving:
        """Try again to write what is not on disk."""
        return self._authority.retry()

    def close(self) -> Saving:
        """Bring all that was done to the disk and let the file go."""
        return self._authority.close()

    def save_copy(self, path: Path) -> None:
        """Write the whole record to the file ``path``; OSError if that cannot be."""
        write_whole(path, record_text(self._authority.record).encode())

    def export(self, ordinal: int) -> str:
        """Return the counted deal ``ordinal`` as a PBN file; NotInPbn if it is not counted, or PBN cannot hold it."""
        return pbn.export_pbn(counted(self._authority.record), ordinal)


def _consent(back: TakenBack | None) -> Consent | None:
    return None if back is None else Consent(back.whose, back.earlier_deal)


def _refusal(done: TakenBack | tuple[Step, ...] | Refusal) -> Refusal | None:
    return done if isinstance(done, Refusal) else None
