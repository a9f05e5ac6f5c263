"""Compiles Swift files against the modules that SwiftPM has built."""

from __future__ import annotations

import json
import os
import re
import subprocess
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from articles import ROOT

# Options of SwiftPM that say where modules and macros are. Each has one value.
SEARCH_OPTIONS = {"-I", "-F", "-plugin-path", "-external-plugin-path"}
DIAGNOSTIC = re.compile(r"^(?P<place>.+:\d+:\d+): (?P<severity>error|warning): (?P<text>.*)$", re.MULTILINE)
# What an example declares, its reader goes on with.
HARMLESS = re.compile(r"was never used")


@cache
def package_name() -> str:
    """The name by which modules of this package know one another: that of its folder."""
    found = re.search(r'"-module-name","EvergreenQuery",.*"-package-name","([^"]+)"', description())
    assert found, "SwiftPM compiles modules without the name of their package."
    return found[1]


def description() -> str:
    """What SwiftPM builds, and how."""
    path = ROOT / ".build" / "debug.yaml"
    if not path.exists():
        raise FileNotFoundError(f"{path} is missing: build the tests first (swift build --build-tests).")
    return path.read_text()


@cache
def arguments() -> tuple[str, ...]:
    """The compiler and its options, as SwiftPM uses them for the targets of this package, all together."""
    found: dict[tuple[str, ...], None] = {}
    compiler, base = "", ()
    for command in re.findall(r'^    args: (\[".*swiftc",.*\])$', description(), re.MULTILINE):
        options = json.loads(command)
        if not is_of_this_package(options):
            continue
        compiler = options[0]
        base = values(options, "-target") + values(options, "-swift-version") + values(options, "-module-cache-path")
        for group in search_options(options):
            found[group] = None
    options = [option for group in found for option in group]
    return (compiler, *base, *options, "-Xfrontend", "-enable-cross-import-overlays")


def is_of_this_package(options: list[str]) -> bool:
    """Whether a module of ours is compiled, for programs: macros are compiled for the compiler, with other modules."""
    compiles = "-module-name" in options and "-swift-version" in options
    if not compiles or any(option.endswith("Modules-tool") for option in options):
        return False
    _, name = values(options, "-module-name")
    return any((ROOT / folder / name).is_dir() for folder in ["Sources", "Tests"])


def values(options: list[str], name: str) -> tuple[str, ...]:
    """An option and its value."""
    index = options.index(name)
    return tuple(options[index : index + 2])


def search_options(options: list[str]) -> list[tuple[str, ...]]:
    """The options that say where to look: our own, and those for Clang's modules."""
    found, rest = [], list(options)
    while rest:
        option = rest.pop(0)
        if option == "-Xfrontend" and rest[:1] == ["-load-plugin-executable"]:
            found.append((option, *rest[:3]))
            del rest[:3]
        elif option in SEARCH_OPTIONS:
            found.append((option, rest.pop(0)))
        elif option == "-Xcc" and rest:
            value = rest.pop(0)
            if value.startswith("-fmodule-map-file="):
                found.append((option, value))
            elif value == "-I" and len(rest) > 1:
                found.append((option, value, rest.pop(0), rest.pop(0)))
    return found


def compile_module(files: dict[str, str], options: Sequence[str] = ()) -> list[str]:
    """Compiles files as one module, code generation included. Returns what is wrong: errors, and warnings.

    `options` are options of the compiler besides those of SwiftPM.
    """
    with tempfile.TemporaryDirectory() as folder:
        for name, text in files.items():
            (Path(folder) / name).write_text(text)
        return run(["-module-name", "Article", "-parse-as-library", "-wmo", "-Onone", "-c", *options, *sorted(files)], folder)


def run(options: Sequence[str], folder: str | Path) -> list[str]:
    """Runs the compiler in a folder, and returns what is wrong."""
    command = [*arguments(), *options]
    environment = os.environ | {"LC_ALL": "C.UTF-8"}
    result = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=300)
    found = [
        f"{match['place']}: {match['severity']}: {match['text']}"
        for match in DIAGNOSTIC.finditer(result.stderr)
        if match["severity"] == "error" or not HARMLESS.search(match["text"])
    ]
    if result.returncode and not found:
        found.append(result.stderr)
    return list(dict.fromkeys(found))
