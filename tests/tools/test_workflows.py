"""Would the workflows run? They are read as YAML, and what they name exists here; packaging/lint reads their shell."""

import re
import tomllib
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
EXPRESSION = re.compile(r"\$\{\{(.*?)\}\}")
OUR_FILES = re.compile(
    r"(?<![\w/.$\"-])(?:\./)?((?:packaging|tools|tests)/[\w./-]+|check|requirements[\w-]*\.lock)(?=[\s\"']|$)"
)


def workflow(path: Path):
    return yaml.safe_load(path.read_text("utf-8"))


def jobs():
    return [
        pytest.param(path, name, job, id=f"{path.stem}-{name}")
        for path in WORKFLOWS
        for name, job in workflow(path)["jobs"].items()
    ]


def matrix_keys(job: dict) -> set[str]:
    matrix = job.get("strategy", {}).get("matrix", {})
    return {key for key in matrix if key != "include"} | {key for row in matrix.get("include", ()) for key in row}


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_says_when_it_runs_and_takes_no_rights(path):
    read = workflow(path)
    assert read["name"] == path.stem
    assert read[True], "YAML 1.1 reads the key `on` as true"
    assert read["permissions"] == {"contents": "read"}


@pytest.mark.parametrize(("path", "name", "job"), jobs())
def test_a_job_is_whole(path, name, job):
    others = workflow(path)["jobs"]
    needs = job.get("needs", [])
    assert set([needs] if isinstance(needs, str) else needs) <= others.keys() - {name}
    assert job["runs-on"] and job["steps"]
    for step in job["steps"]:
        assert ("run" in step) != ("uses" in step), step
        if "uses" in step:
            assert re.fullmatch(r"[\w.-]+/[\w./-]+@v\d+(\.\d+)*", step["uses"]), step["uses"]


@pytest.mark.parametrize(("path", "name", "job"), jobs())
def test_expressions_name_what_the_matrix_has(path, name, job):
    text = yaml.safe_dump(job, width=10**6)
    used = {key for inside in EXPRESSION.findall(text) for key in re.findall(r"matrix\.(\w+)", inside)}
    assert used <= matrix_keys(job)
    assert text.count("${{") == len(EXPRESSION.findall(text)), "an expression is not closed"


@pytest.mark.parametrize(("path", "name", "job"), jobs())
def test_the_files_that_a_step_names_exist(path, name, job):
    for step in job["steps"]:
        for file in OUR_FILES.findall(EXPRESSION.sub("word", step.get("run", ""))):
            assert (ROOT / file).exists(), f"{path.name}: {name}: {file}"


def test_check_runs_with_every_python_of_the_classifiers_and_every_compiler():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    supported = [line.rsplit(" ", 1)[1] for line in project["classifiers"] if re.search(r":: 3\.\d+$", line)]
    read = workflow(ROOT / ".github" / "workflows" / "check.yml")["jobs"]
    matrix = read["check"]["strategy"]["matrix"]
    assert matrix["python"] == supported
    assert any(row["machine"].endswith("-arm") for row in matrix["include"])
    built = {(row["machine"].split("-")[0], row["compiler"]) for row in read["native"]["strategy"]["matrix"]["include"]}
    assert {("ubuntu", "g++"), ("ubuntu", "clang++"), ("windows", "cl")} <= built
    runs = [step["run"] for step in read["thorough"]["steps"] if "./check" in step.get("run", "")]
    options = {word for run in runs for word in run.partition("./check")[2].split()}
    known = set(re.findall(r"^    (--[a-z]+)\)", (ROOT / "check").read_text("utf-8"), re.MULTILINE))
    assert {"--coverage", "--sanitize"} <= options <= known
