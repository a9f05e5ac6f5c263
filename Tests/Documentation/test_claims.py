"""Checks the articles' claims about the sources: cited tests exist, and lists of public types are complete."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from articles import ROOT

DEPLOYMENT = ROOT / "Documentation/Deployment.md"
SECURITY = ROOT / "Documentation/Security.md"
VIEWS = ROOT / "Documentation/Views.md"
COVERAGE = ROOT / "Tests/Documentation/ReferenceCoverage.md"
# The modules whose documentation catalogs must list all of their types.
CATALOGS = ["EvergreenDatabase", "EvergreenQuery"]
TYPE = re.compile(r"^public (?:final )?(?:struct|enum|class|actor|protocol) (\w+)", re.MULTILINE)


def rows(markdown: str) -> list[tuple[str, str]]:
    """The rows of the table of symbols and tests: the symbol and the test."""
    cells = [line.strip("| ").split(" | ") for line in markdown.splitlines() if line.startswith("| `")]
    return [(row[0], row[-1]) for row in cells]


def has_test(claim: str) -> bool:
    """Whether a test that is cited as `File`: name of the test exists."""
    match = re.fullmatch(r"`(\w+)`: (.+)", claim)
    if not match:
        return False
    declaration = re.compile(rf"\bfunc `{re.escape(match[2])}`\(")
    return any(declaration.search(path.read_text()) for path in ROOT.glob(f"Tests/**/{match[1]}.swift"))


@pytest.mark.parametrize("symbol, test", rows(COVERAGE.read_text()))
def test_each_symbol_has_a_test(symbol: str, test: str) -> None:
    assert has_test(test), f"{symbol} names a test that does not exist: {test}"


def holes() -> list[tuple[str, str]]:
    """The rows of the table of known vulnerability classes: class, test."""
    section = SECURITY.read_text().partition("## Known vulnerability classes")[2].partition("\n## ")[0]
    cells = [line.strip("| ").split(" | ") for line in section.splitlines() if line.startswith("| ")]
    return [(row[0], row[-1]) for row in cells[2:]]


@pytest.mark.parametrize("kind, test", holes())
def test_each_known_kind_of_vulnerability_has_a_test(kind: str, test: str) -> None:
    for claim in test.split("; "):
        script = re.fullmatch(r"`(\w+\.py)`: (\w+)", claim)
        if script:
            texts = [path.read_text() for path in ROOT.glob(f"Tests/*/{script[1]}")]
            assert any(f"def {script[2]}(" in text for text in texts), claim
        else:
            assert has_test(claim), f"{kind} names a test that does not exist: {claim}"


def test_a_citation_of_a_missing_test_is_found() -> None:
    assert has_test("`QueryTests`: a commit is shown")
    assert not has_test("`QueryTests`: a commit is hidden")
    assert not has_test("`PresenceTests`: a commit is shown")
    assert not has_test("QueryTests, a commit is shown")


@pytest.mark.parametrize("module", CATALOGS)
def test_the_catalog_lists_all_types(module: str) -> None:
    sources = (path.read_text() for path in Path(ROOT / "Sources" / module).rglob("*.swift"))
    types = {name for text in sources for name in TYPE.findall(text)}
    articles = (path.read_text() for path in Path(ROOT / "Sources" / module / f"{module}.docc").rglob("*.md"))
    listed = {name for text in articles for name in re.findall(r"^- ``(\w+)``$", text, re.MULTILINE)}
    assert types, f"{module} has no public types"
    assert sorted(types - listed) == [], f"Not in the topics of Sources/{module}/{module}.docc."


def test_the_table_of_metrics_lists_all_metrics() -> None:
    listed = set(re.findall(r"^\| `(evergreen_\w+)` \|", DEPLOYMENT.read_text(), re.MULTILINE))
    sources = (path.read_text() for path in ROOT.glob("Sources/**/*.swift"))
    assert listed == {name for source in sources for name in re.findall(r'label: "(evergreen_\w+)"', source)}


def test_the_table_of_logs_lists_all_labels() -> None:
    listed = set(re.findall(r"^\| `(evergreen\.\w+)` \|", DEPLOYMENT.read_text(), re.MULTILINE))
    sources = (path.read_text() for path in ROOT.glob("Sources/**/*.swift"))
    assert listed == {name for source in sources for name in re.findall(r'leveled: "(evergreen\.\w+)"', source)}


# Types of view structure, results of modifiers, and default labels: apps do not create them.
NO_CATALOGUE_VIEWS = {
    "DefaultButtonLabel", "DefaultDateProgressLabel", "DefaultSettingsLinkLabel", "DefaultShareLinkLabel", "DefaultTabLabel", "FillShapeView", "LabeledToolbarItemGroupContent", "ModifiedContent", "ModifiedTableRowContent",
    "PlaceholderContentView", "PreviewModifierContent", "SearchUnavailableLabel", "StrokeBorderShapeView", "StrokeShapeView", "TupleTableColumnContent", "TupleTableRowContent",
    "TupleView",
}
VIEW = re.compile(r"^public struct ([A-Z]\w*)[^{:]*:\s*[^{]*?\b(?:\w*View|\w*Shape|LabeledElementView)\b[^{]*\{", re.MULTILINE)


def test_the_tables_of_views_list_all_views() -> None:
    cells = re.findall(r"^\| (.+?) \|", VIEWS.read_text(), re.MULTILINE)
    listed = {name for cell in cells for name in re.findall(r"`(\w+)`", cell)}
    paths = [*ROOT.glob("Sources/EvergreenUI/**/*.swift"), *ROOT.glob("Sources/EvergreenRuntime/Structure/*.swift")]
    views = {name for path in paths for name in VIEW.findall(path.read_text())} - NO_CATALOGUE_VIEWS
    assert views - listed == set()
