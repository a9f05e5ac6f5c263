"""Compiles the code in the articles and the README against the modules that SwiftPM has built.

The ```swift blocks of an article are the files of one module, so that a block sees the declarations of others. Blocks with
statements become one function on the main actor, which may throw, and is asynchronous if it contains an `await`: variables
remain in scope in later blocks. The imports of a block also apply to later blocks. Errors and warnings have the line number of
the article.

Comments in the article, each on a separate line, control the compilation, hidden from the reader:

    <!-- swift-module: Players, Todos -->

starts another module with the next block: names of earlier blocks may be declared again. The module also contains the files
`Support/Players.swift` and `Support/Todos.swift`, which declare what the reader knows from elsewhere. The names are optional.

    <!-- swift-skip: REASON -->

excludes the next block. Shell commands are ```console; every block must have a language.
"""

from __future__ import annotations

import os
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import pytest

from articles import ROOT, articles, modules, sources
from compiler import compile_module

LANGUAGES = {"swift", "console", "sql", "text", "html", "json"}


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.fixture(scope="session")
def compilations() -> dict[Path, list[Future[list[str]]]]:
    """The pending diagnostics of each module of each article. All are compiled concurrently."""
    pool = ThreadPoolExecutor(os.cpu_count())
    return {
        path: [pool.submit(compile_module, files) for files in sources(path.read_text(), name(path))]
        for path in articles()
    }


@pytest.mark.parametrize("path", articles(), ids=name)
def test_code_compiles(path: Path, compilations: dict[Path, list[Future[list[str]]]]) -> None:
    found = [problem for compilation in compilations[path] for problem in compilation.result()]
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize("path", articles(), ids=name)
def test_blocks_have_a_known_language(path: Path) -> None:
    blocks = [block for module in modules(path.read_text()) for block in module.blocks]
    assert [f"{name(path)}:{block.line}" for block in blocks if block.language not in LANGUAGES] == []


# Tests of the tests


def problems(markdown: str) -> list[str]:
    return [problem for files in sources(markdown, "Article.md") for problem in compile_module(files)]


def test_an_error_is_reported_at_its_line() -> None:
    found = problems("# Title\n\n```swift\nstruct Player {\n    var name: Sting\n}\n```\n")
    assert found == ["Article.md:5:15: error: cannot find type 'Sting' in scope"]


def test_an_error_in_statements_is_reported_at_its_line() -> None:
    assert problems("```swift\nimport Foundation\nlet id: UUID = 1\n```\n")[0].startswith("Article.md:3:16: error:")


def test_errors_of_code_generation_are_reported() -> None:
    found = problems("```swift\nfunc half(_ number: Int) -> Int {\n}\n```\n")
    assert found == ["Article.md:3:1: error: missing return in global function expected to return 'Int'"]


def test_data_races_are_reported() -> None:
    found = problems("```swift\nenum Counter {\n    static var count = 0\n}\n```\n")
    assert found[0].startswith("Article.md:3:16: error: static property 'count' is not concurrency-safe")


def test_blocks_share_declarations_and_imports() -> None:
    assert problems("```swift\nimport Foundation\nstruct A {}\n```\n```swift\nprint(A(), UUID())\n```\n") == []


def test_statements_see_the_variables_of_earlier_blocks() -> None:
    assert problems("```swift\nlet a = 1\n```\n```swift\nstruct B {}\n```\n```swift\nprint(a, B())\n```\n") == []


def test_another_module_may_declare_the_same_name() -> None:
    block = "```swift\nstruct A {}\n```\n"
    assert problems(block + "<!-- swift-module -->\n" + block) == []
    assert "invalid redeclaration of 'A'" in problems(block + block)[0]
