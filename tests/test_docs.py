"""The documentation builds without a warning, its links resolve, and what it shows runs."""

import contextlib
import io
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import symdyn
from symdyn.cli import main as cli
from symdyn.codegen import TARGETS
from symdyn.compiler.closure import Closure
from symdyn.functions.gradients import GRADIENTS
from symdyn.functions.rows import FUNCTIONS
from symdyn.robot import load
from symdyn.robot.spec.constraints import CONTACT_KEYS, LOOP_KEYS
from tests.test_readme import blocks, run
from tests.toolchains import PACKAGES, is_missing, tool

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
WRITTEN = [page for page in DOCS.rglob("*.md") if DOCS / "reference" not in page.parents]
"""The pages of the repository; the site has those of `docs/reference/` as well."""
FENCE = re.compile(r"^```(\w+)\n(.*?)^```", re.M | re.S)
INCLUDED = "```{include}"
RUN = [
    page
    for folder in ("", "start", "guide", "tutorials")
    for page in sorted((DOCS / folder).glob("*.md"))
    if (folder or page.stem in ("index", "api", "stages")) and INCLUDED not in page.read_text()
]
"""The pages whose blocks run. Tests of an example run what its README shows."""


def page_commands():
    """The arguments of every `symdyn` command that a page shows."""
    texts = [block for page in RUN for block in blocks("sh", page.read_text())]
    lines = [line for text in texts for line in text.splitlines()]
    return [shlex.split(line)[1:] for line in lines if line.startswith("symdyn ")]


@pytest.mark.slow
def test_the_site_builds_without_a_warning(tmp_path):
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-b", "html"]
    done = subprocess.run(
        [*command, "-d", str(tmp_path / "trees"), str(DOCS), str(tmp_path / "html")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    html = tmp_path / "html"
    for page in WRITTEN:
        assert (html / page.relative_to(DOCS)).with_suffix(".html").is_file()
    tutorial = (html / "tutorials/control.html").read_text()
    assert "Tracking error of each joint" in tutorial, "the README of the example, with its picture"
    for name in FUNCTIONS:
        assert name in (html / f"reference/functions/{name}.html").read_text()
    for name in symdyn.__all__:
        if not name.startswith("_"):
            assert f".{name}" in (html / f"reference/python/{name}.html").read_text()


def outline(text):
    """Words of the lines, without the frames of tables."""
    lines = (" ".join(re.sub(r"[│┃|]", " ", line).split()) for line in text.splitlines())
    return [line for line in lines if line and line != "..."]


@pytest.mark.slow
@pytest.mark.parametrize("page", RUN, ids=lambda page: page.relative_to(DOCS).as_posix())
def test_every_block_of_a_page_runs_and_prints_what_is_shown(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    names, printed, absent, missing = {}, "", [], []
    for language, block in FENCE.findall(page.read_text()):
        if language == "sh":
            needed = [name for name in PACKAGES if re.search(rf"^{re.escape(name)} ", block, re.M)]
            absent = [name for name in needed if is_missing(name)]
            missing += absent
            if absent:
                continue
            block = re.sub(r"^(pip install|make) .*\n", "", block, flags=re.M)
            done = run(["bash", "-euc", block], tmp_path)
            assert done.returncode == 0, f"{block}\n{done.stderr}"
            printed = done.stdout
        elif language == "python":
            absent = []
            output = io.StringIO()
            with contextlib.redirect_stdout(output):
                exec(compile(block, str(page), "exec"), names)
            printed = output.getvalue()
        elif language == "text" and not absent:
            assert set(outline(block)) <= set(outline(printed)), f"{block}\n{printed}"
    for name in missing:
        tool(name)


def test_the_closed_forms_that_are_shown_are_what_is_printed(capsys):
    assert cli.main(["derive", "planar2r"]) == 0
    assert cli.main(["derive", "free_planar2r", "--quantity", "M_g", "J_g"]) == 0
    printed = set(outline(capsys.readouterr().out))
    for shown in blocks("text", (DOCS / "guide/tour.md").read_text()):
        assert set(outline(shown)) <= printed


def test_the_table_of_functions_is_complete():
    text = (DOCS / "guide/functions.md").read_text()
    shown = re.findall(r"^\| `(\w+)\(([^)]*)\)` \|", text, re.M)
    rows = [*FUNCTIONS.values(), *(f for f in GRADIENTS.values() if f.in_all)]
    assert shown == [(f.name, ", ".join((*f.inputs, *["p"] * bool(f.opens)))) for f in rows]


def test_every_public_name_is_in_the_overview():
    text = (DOCS / "api.md").read_text()
    for name in symdyn.__all__:
        assert name.startswith("_") or f"`{name}`" in text, name


def without_code(text):
    return re.sub(r"^ *```.*?^ *```", "", text, flags=re.M | re.S)


def slugs(text):
    """The anchors of the headings, as code hosts and MyST make them."""
    found = {}
    for heading in re.findall(r"^#+ (.*)$", without_code(text), re.M):
        slug = re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")
        count = found[slug] = found.get(slug, -1) + 1
        yield f"{slug}-{count}" if count else slug


def markdown():
    """The Markdown files of the repository, without those that are built."""
    folders = [
        path
        for path in ROOT.iterdir()
        if path.is_dir()
        and path.name != "build"
        and (path.name[0] != "." or path.name == ".github")
    ]
    pages = [*ROOT.glob("*.md"), *(page for folder in folders for page in folder.rglob("*.md"))]
    return sorted(page for page in pages if DOCS / "reference" not in page.parents)


@pytest.mark.parametrize("page", markdown(), ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_resolves(page):
    for target in re.findall(r"\]\(([^)\s]+)\)", without_code(page.read_text())):
        if "://" in target or target.startswith("mailto:"):
            continue
        path, _, anchor = target.partition("#")
        file = page.parent / path if path else page
        assert file.exists(), target
        assert not anchor or anchor in slugs(file.read_text()), target


@pytest.mark.slow
def test_the_grasp_that_is_shown_is_closed_and_falls_between_its_fingers(tmp_path, capsys):
    (shown,) = blocks("toml", (DOCS / "guide/constraints.md").read_text())
    spec = tmp_path / "grasp.toml"
    spec.write_text(shown)
    found = Closure.of(load(spec))
    assert (found.closed, found.rows, found.rank) == (True, 7, 7)
    assert cli.main(["simulate", str(spec), "--time", "0.05"]) == 0
    told = capsys.readouterr()
    assert "moved to close the chain" not in told.err
    assert "warning" not in told.err
    assert "contacts cannot slide in the simulation: left_finger" in told.out


def test_the_keys_of_contacts_and_loops_are_complete():
    text = (DOCS / "guide/constraints.md").read_text()
    for kind, keys in (("contacts", CONTACT_KEYS), ("loops", LOOP_KEYS)):
        table = text.partition(f"| key of `[[{kind}]]` |")[2].partition("\n\n")[0]
        named = re.findall(r"^\| (.*?) \|", table, re.M)
        assert {key for cell in named for key in re.findall(r"`(\w+)`", cell)} == set(keys)


def test_the_table_of_languages_is_complete():
    text = (DOCS / "guide/languages.md").read_text()
    rows = re.findall(r"^\| `(\w+)` \| .* \| (yes|no) \| [^|]* \|$", text, re.M)
    assert dict(rows) == {
        name: "yes" if "float" in target.numbers else "no" for name, target in TARGETS.items()
    }
