"""A value is the dataclass that the standard library makes, but for when its methods are written."""

import copy
import dataclasses
import pickle

import pytest

from dummywhist.engine.values import dataclass


@dataclass(frozen=True, slots=True)
class Plain:
    """A value with every kind of part."""

    one: int
    two: tuple[int, ...] = ()
    three: list[int] = dataclasses.field(default_factory=list, compare=False)
    four: str = dataclasses.field(default="", repr=False, kw_only=True)


@dataclass(frozen=True, slots=True)
class Wider(Plain):
    """A value made from another."""

    five: int = 5

    def __post_init__(self) -> None:
        if self.five < 0:
            raise ValueError("five is below 0")


@dataclass(frozen=True, slots=True)
class Twin:
    """The parts of a plain one under another name."""

    one: int
    two: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Own:
    """A value that says itself how it is compared and shown."""

    one: int

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Own) and self.one % 2 == other.one % 2

    def __hash__(self) -> int:
        return self.one % 2

    def __repr__(self) -> str:
        return "own"


def test_the_parts_are_given_by_place_by_name_or_not_at_all():
    assert (Plain(1).two, Plain(1).three, Plain(1).four) == ((), [], "")
    assert dataclasses.astuple(Plain(1, (2,), [3], four="f")) == (1, (2,), [3], "f")
    assert Plain(1).three is not Plain(1).three
    assert dataclasses.replace(Plain(1, four="f"), one=2) == Plain(2, four="f")
    with pytest.raises(TypeError, match=r"Plain\.__init__\(\) missing 1 required positional argument: 'one'"):
        Plain()
    with pytest.raises(TypeError, match="unexpected keyword argument 'six'"):
        Plain(1, six=6)


def test_two_are_equal_if_they_are_of_one_kind_and_their_parts_are():
    assert Plain(1, three=[1]) == Plain(1, three=[2]) != Plain(2)
    assert hash(Plain(1, three=[1])) == hash(Plain(1, three=[2])) == hash((1, (), ""))
    assert Plain(1) != Twin(1) and Twin(1) != Wider(1) and Wider(1) != Plain(1)
    assert (Own(1), repr(Own(1)), hash(Own(3))) == (Own(3), "own", 1)


def test_a_value_is_frozen():
    value = Plain(1)
    with pytest.raises(dataclasses.FrozenInstanceError, match="cannot assign to field 'one'"):
        value.one = 2
    with pytest.raises(dataclasses.FrozenInstanceError, match="cannot delete field 'one'"):
        del value.one
    assert not hasattr(value, "__dict__")


def test_it_is_shown_matched_copied_and_stored_as_a_dataclass_is():
    value = Wider(1, (2,), [3], 7)
    assert repr(value) == "Wider(one=1, two=(2,), three=[3], five=7)"
    assert Wider.__match_args__ == ("one", "two", "three", "five")
    assert copy.deepcopy(value) == pickle.loads(pickle.dumps(value)) == value
    assert [field.name for field in dataclasses.fields(Wider)] == ["one", "two", "three", "four", "five"]


def test_what_comes_after_the_parts_are_there_comes():
    with pytest.raises(ValueError, match="below 0"):
        Wider(1, five=-1)


def test_methods_are_written_when_they_are_called():
    @dataclass(frozen=True, slots=True)
    class Late:
        """A value that nobody has made yet."""

        one: int

    before = vars(Late)["__init__"]
    assert Late(1).one == 1
    assert vars(Late)["__init__"] is not before
    assert Late.__init__(Late(1), 2) is None


def test_there_is_no_other_kind():
    with pytest.raises(TypeError, match="frozen and has slots"):
        dataclass(frozen=True, slots=False)
