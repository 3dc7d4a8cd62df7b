"""A value is the dataclass that the standard library makes, but for when its methods are written."""

import copy
import dataclasses
import pickle
from typing import Generic, TypeVar, get_type_hints

import pytest

from dummywhist.engine.values import OFTEN, Enum, NamedTuple, dataclass


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


def test_what_makes_a_value_is_written_when_many_have_been_made():
    @dataclass(frozen=True, slots=True)
    class Late(Wider):
        """A value that nobody has made yet."""

        six: int = dataclasses.field(kw_only=True)

    seen = []
    for number in range(OFTEN + 2):
        made = Late(number, (2,), five=5, six=number)
        assert dataclasses.astuple(made) == (number, (2,), [], "", 5, number)
        assert made == Late(number, (2,), six=number) and made != Late(number, (2,), six=-1)
        seen.append(vars(Late)["__init__"])
    assert seen[0] is seen[1] is not seen[-1] is seen[-2]
    assert Late.__init__(made, 2, six=2) is None and made.one == 2


@pytest.mark.parametrize("made", [0, OFTEN + 1])
def test_a_value_made_wrongly_is_told_the_same_before_and_after_that(made: int):
    @dataclass(frozen=True, slots=True)
    class Late:
        one: int
        two: int = 2

    for _ in range(made):
        Late(1)
    for arguments, named, told in [
        ((), {}, "missing 1 required positional argument: 'one'"),
        ((1,), {"one": 1}, "got multiple values for argument 'one'"),
        ((1, 2, 3), {}, "takes from 2 to 3 positional arguments but 4 were given"),
        ((1,), {"three": 3}, "got an unexpected keyword argument 'three'"),
    ]:
        with pytest.raises(TypeError, match=told):
            Late(*arguments, **named)


def test_there_is_no_other_kind():
    with pytest.raises(TypeError, match="frozen and has slots"):
        dataclass(frozen=True, slots=False)


class Pair(NamedTuple):
    """A named tuple."""

    one: int
    two: str = "t"

    @property
    def both(self) -> str:
        return f"{self.one}{self.two}"


T = TypeVar("T")


class Of(NamedTuple, Generic[T]):
    """A named tuple of something."""

    what: T


class Nothing(NamedTuple):
    """A named tuple without parts."""


def test_a_named_tuple_is_made_shown_changed_and_stored_as_those_of_typing_are():
    assert Pair(1) == (1, "t") == Pair(one=1, two="t") == Pair._make((1, "t"))
    assert (Pair(1).one, Pair(1).two, Pair(1, "u").both) == (1, "t", "1u")
    assert repr(Pair(1)) == "Pair(one=1, two='t')"
    assert Pair(1)._replace(one=2) == Pair(2) and Pair(1)._asdict() == {"one": 1, "two": "t"}
    assert (Pair._fields, Pair._field_defaults, Pair.__match_args__) == (("one", "two"), {"two": "t"}, ("one", "two"))
    assert get_type_hints(Pair) == {"one": int, "two": str}
    assert pickle.loads(pickle.dumps(Pair(1))) == copy.deepcopy(Pair(1)) == Pair(1)
    assert type(copy.copy(Pair(1))) is Pair and not hasattr(Pair(1), "__dict__") and hash(Pair(1)) == hash((1, "t"))
    assert (Of[int](1).what, Of("x"), Nothing(), repr(Nothing())) == (1, ("x",), (), "Nothing()")


def test_a_named_tuple_made_wrongly_is_told_as_those_of_typing_are():
    for _ in range(2):
        with pytest.raises(TypeError, match=r"missing 1 required positional argument: 'one'"):
            Pair()
        with pytest.raises(TypeError, match="unexpected keyword argument 'six'"):
            Pair(1, six=6)
    with pytest.raises(TypeError, match="Expected 2 arguments, got 3"):
        Pair._make((1, 2, 3))
    with pytest.raises(ValueError, match="unexpected field names: \\['six'\\]"):
        Pair(1)._replace(six=6)
    with pytest.raises(AttributeError):
        Pair(1).one = 2
    with pytest.raises(TypeError, match="stand before"):

        class Wrong(NamedTuple):
            one: int = 1
            two: int


class Way(Enum):
    """Two names and a second one for the first."""

    LEFT = "left"
    RIGHT = "right"
    PORT = "left"


def test_the_members_of_an_enum_are_plain_attributes_and_the_same_as_ever():
    assert vars(Way)["LEFT"] is Way.LEFT and vars(Way)["PORT"] is Way.LEFT
    assert list(Way) == [Way.LEFT, Way.RIGHT] and Way("right") is Way.RIGHT and Way["PORT"] is Way.LEFT
    assert pickle.loads(pickle.dumps(Way.RIGHT)) is Way.RIGHT and repr(Way.LEFT) == "<Way.LEFT: 'left'>"
    with pytest.raises(AttributeError):
        Way.LEFT = Way.RIGHT  # type: ignore[misc]  # that is what is refused


@dataclass(frozen=True, slots=True)
class Bare:
    """A value without parts."""


def test_values_without_parts_are_alike_if_they_are_of_a_kind():
    assert Bare() == Bare() and hash(Bare()) == hash(Bare())
    assert Bare() != () and Bare() != Own(1)
