"""Who waits is answered first; in the same class who asked first; nothing is lost but what was cancelled."""

from hypothesis import given
from hypothesis import strategies as st

from dummywhist.engine.study.question import AskKnown
from dummywhist.engine.study.queue import Job, Queue, Urgency

QUESTION = AskKnown(None)  # type: ignore[arg-type]


def job(number: int, urgency: Urgency, asker: str = "x") -> Job:
    return Job(number, asker, urgency, QUESTION)


def order(queue: Queue) -> list[int]:
    """Return the numbers in the order in which the jobs are done."""
    done = []
    while (queue := queue.begun()).running is not None:
        done.append(queue.running.number)
        queue = queue.finished()
    return done


def test_the_urgent_first_then_who_asked_first() -> None:
    jobs = [job(1, Urgency.IDLE), job(2, Urgency.SOON), job(3, Urgency.NOW), job(4, Urgency.SOON), job(5, Urgency.NOW)]
    assert order(Queue(waiting=tuple(jobs))) == [3, 5, 2, 4, 1]


def test_a_more_urgent_question_sends_the_one_in_work_back() -> None:
    working = Queue().asked(job(1, Urgency.SOON)).begun()
    assert working.asked(job(2, Urgency.SOON)).begun().running == job(1, Urgency.SOON)
    assert working.asked(job(2, Urgency.IDLE)).begun().running == job(1, Urgency.SOON)
    preempted = working.asked(job(2, Urgency.NOW)).begun()
    assert preempted.running == job(2, Urgency.NOW) and order(preempted.finished()) == [1]


steps = st.lists(
    st.one_of(
        st.tuples(st.sampled_from(Urgency), st.sampled_from("abc")),
        st.sampled_from(["finish", "cancel a", "cancel b"]),
    ),
    max_size=30,
)


@given(steps)
def test_nothing_is_lost_and_nobody_urgent_waits_behind(taken: list[tuple[Urgency, str] | str]) -> None:
    queue, open_jobs = Queue(), {}
    for number, step in enumerate(taken):
        match step:
            case "finish":
                if queue.running is not None:
                    del open_jobs[queue.running.number]
                queue = queue.finished()
            case str():
                queue = queue.cancelled(step[-1])
                open_jobs = {at: one for at, one in open_jobs.items() if one.asker != step[-1]}
            case (urgency, asker):
                open_jobs[number] = job(number, urgency, asker)
                queue = queue.asked(open_jobs[number])
        queue = queue.begun()
        held = [*queue.waiting, *([queue.running] if queue.running else [])]
        assert sorted(one.number for one in held) == sorted(open_jobs) and bool(queue.running) == bool(open_jobs)
        assert queue.running is None or all(queue.running.urgency <= one.urgency for one in queue.waiting)
