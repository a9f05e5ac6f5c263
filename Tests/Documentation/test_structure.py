"""Checks the structure of the sources: which module imports which, and that the folders of a module have no dependency cycles.

`Scripts/circles MODULE` prints the cycles of a module.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from functools import cache
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

from articles import ROOT


def load(path: Path) -> ModuleType:
    """Loads the script as a module, without a compiled copy beside it."""
    loader = SourceFileLoader("circles", str(path))
    module = module_from_spec(spec_from_loader("circles", loader))
    sys.modules["circles"] = module
    before, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    loader.exec_module(module)
    sys.dont_write_bytecode = before
    return module


circles = load(ROOT / "Scripts" / "circles")
MODULES = circles.modules()


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.name)
def test_a_module_imports_only_allowed_modules(module: Path) -> None:
    assert module.name in circles.IMPORTS, f"Add the allowed imports of {module.name} to Scripts/circles."
    own_modules = {path.name for path in (ROOT / "Sources").iterdir()}
    assert circles.forbidden_imports(module, circles.IMPORTS[module.name], own_modules) == []


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.name)
def test_folders_have_no_cycles(module: Path) -> None:
    found = [circles.describe(module, cycle) for cycle in circles.unexpected_cycles(module)]
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.name)
def test_allowed_cycles_still_exist(module: Path) -> None:
    assert circles.outdated_allowances(module) == [], f"Shorten ALLOWED_CYCLES[{module.name!r}] in Scripts/circles."


@cache
def manifest(package: Path) -> dict:
    described = subprocess.run(
        ["swift", "package", "dump-package", "--package-path", package], check=True, capture_output=True, text=True
    )
    return json.loads(described.stdout)


def targets(package: Path) -> set[str]:
    return {target["name"] for target in manifest(package)["targets"]}


def test_target_names_of_examples_are_free_for_apps() -> None:
    examples = {path.name for path in (ROOT / "Examples").iterdir() if (path / "Sources").is_dir()}
    assert examples
    assert examples <= targets(ROOT / "Examples")
    assert targets(ROOT).isdisjoint(targets(ROOT / "Examples"))


EXPORT = re.compile(r"^\s*@_exported import (\w+)", re.MULTILINE)


@pytest.mark.parametrize("product", manifest(ROOT)["products"], ids=lambda product: product["name"])
def test_a_product_contains_the_modules_that_its_targets_export(product: dict) -> None:
    # Otherwise an app would not be recompiled after a change of another module, and use outdated type layouts.
    own = {module.name for module in MODULES}
    for name in product["targets"]:
        sources = (ROOT / "Sources" / name).rglob("*.swift")
        exported = {found for path in sources for found in EXPORT.findall(path.read_text())}
        assert exported & own <= set(product["targets"]), name


# A closure as the argument of a generic type gains two more thunks with each `inout` access: see `Locked`.
LOCKED_FUNCTION = re.compile(r"\bLocked<[(@][^>=\n]*->")


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.name)
def test_no_lock_protects_a_closure(module: Path) -> None:
    assert [path for path in module.rglob("*.swift") if LOCKED_FUNCTION.search(path.read_text())] == []


# Tests of the tests


def test_a_lock_of_a_closure_is_found() -> None:
    functions = ["() -> Void", "(@Sendable (Int) async throws -> [Int])?", "@Sendable () -> Void"]
    assert all(LOCKED_FUNCTION.search(f"Locked<{function}>()") for function in functions)
    values = ["[String: Int]", "(Int, String)", "State"]
    assert not any(LOCKED_FUNCTION.search(f"Locked<{value}>(State()) {{ () -> Void in }}") for value in values)


def write(folder: Path, files: dict[str, str]) -> Path:
    module = folder / "Garden"
    for name, text in files.items():
        path = module / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return module


def test_folders_that_use_one_another_are_a_cycle(tmp_path: Path) -> None:
    module = write(
        tmp_path,
        {
            "Plants/Plant.swift": "public struct Plant { var bed: Bed? }",
            "Beds/Bed.swift": "@MainActor\nfinal class Bed { var tools: Tool }",
            "Tools/Tool.swift": "enum Tool { func use(on plant: Garden.Plant) }",
            "Weather/Rain.swift": "struct Rain { let plant: Plant }",
        },
    )
    assert circles.cycles(module) == [{"Plants", "Beds", "Tools"}]
    assert "Beds knows Tools: Tool" in circles.describe(module, {"Plants", "Beds", "Tools"})


@pytest.mark.parametrize(
    "text",
    [
        "struct Plant { /// Grows in a ``Bed``.\n }",
        'struct Plant { let text = "Bed" }',
        "struct Plant<Bed> { let bed: Bed }",
        "struct Plant { enum Bed { case warm }\n    let bed: Bed }",
        "struct Plant { let bed: Flower.Bed }",
        "struct Plant { let bed = make(.Bed) }",
        "private struct Bed {}\nstruct Plant { let bed: Bed }",
    ],
)
def test_a_name_with_another_meaning_is_not_a_mention(tmp_path: Path, text: str) -> None:
    module = write(tmp_path, {"Plants/Plant.swift": text, "Beds/Bed.swift": "struct Bed { let plant: Plant }"})
    assert circles.cycles(module) == []


@pytest.mark.parametrize(
    "line", ["import EvergreenWeb", "@_exported public import EvergreenWeb", "import struct EvergreenWeb.A"]
)
def test_a_forbidden_import_is_found(tmp_path: Path, line: str) -> None:
    own = {"EvergreenUI", "EvergreenWeb"}
    module = write(tmp_path, {"Plants/Plant.swift": f"// import EvergreenUI\nimport Foundation\n{line}\n"})
    assert circles.forbidden_imports(module, set(), own) == ["Plants/Plant.swift: EvergreenWeb"]
    assert circles.forbidden_imports(module, {"EvergreenWeb"}, own) == []


# The article on the architecture

ARCHITECTURE = ROOT / "Documentation" / "Architecture.md"
HOP = re.compile(r"^\| \d+ \| `(\w+)` \| `(\w+)` \| (.*) \|$", re.MULTILINE)
NAMES = re.compile(r"`([A-Z]\w+)`")


@cache
def declared_types(module: Path) -> set[str]:
    return {name for file in circles.files(module) for name in file.declared}


@pytest.mark.parametrize("name, module, text", HOP.findall(ARCHITECTURE.read_text()))
def test_a_hop_names_a_type_of_its_module(name: str, module: str, text: str) -> None:
    assert name in declared_types(ROOT / "Sources" / module)
    known = set().union(*(declared_types(path) for path in MODULES))
    assert set(NAMES.findall(text)) <= known


def test_the_article_names_only_existing_types() -> None:
    text = ARCHITECTURE.read_text()
    assert HOP.search(text)
    known = set().union(*(declared_types(path) for path in MODULES)) | {path.name for path in MODULES}
    assert set(NAMES.findall(text)) - known == set()
