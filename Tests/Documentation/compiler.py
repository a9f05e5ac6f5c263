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

# SwiftPM's options with the locations of modules and macros. Each takes one value.
SEARCH_OPTIONS = {"-I", "-F", "-plugin-path", "-external-plugin-path"}
DIAGNOSTIC = re.compile(r"^(?P<place>.+:\d+:\d+): (?P<severity>error|warning): (?P<text>.*)$", re.MULTILINE)
# Declarations of examples may be unused: the reader continues with them.
HARMLESS = re.compile(r"was never used")


@cache
def package_name() -> str:
    """The package name that this package's modules are compiled with: the name of its folder."""
    found = re.search(r'"-module-name","EvergreenQuery",.*"-package-name","([^"]+)"', description())
    assert found, "SwiftPM compiles modules without the name of their package."
    return found[1]


def description() -> str:
    """SwiftPM's build plan."""
    path = ROOT / ".build" / "debug.yaml"
    if not path.exists():
        raise FileNotFoundError(f"{path} is missing: build the tests first (swift build --build-tests).")
    return path.read_text()


@cache
def arguments() -> tuple[str, ...]:
    """The compiler, and the union of the options with which SwiftPM compiles this package's targets."""
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
    """Whether the options compile one of this package's modules for the target. Macros are compiled for the host, with other modules."""
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
    """The search path options, including those for Clang modules."""
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
    """Compiles files as one module, including code generation. Returns its errors and warnings.

    `options` are additional compiler options.
    """
    with tempfile.TemporaryDirectory() as folder:
        for name, text in files.items():
            (Path(folder) / name).write_text(text)
        return run(["-module-name", "Article", "-parse-as-library", "-wmo", "-Onone", "-c", *options, *sorted(files)], folder)


def run(options: Sequence[str], folder: str | Path) -> list[str]:
    """Runs the compiler in a folder. Returns its errors and warnings."""
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
