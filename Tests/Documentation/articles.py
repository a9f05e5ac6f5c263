"""Extracts the code blocks of a Markdown file as Swift modules."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SUPPORT = Path(__file__).resolve().parent / "Support"

FENCE = re.compile(r"^(?P<indent> *)(?P<fence>`{3,}|~{3,})(?P<language>.*)$")
MODULE = re.compile(r"^<!-- swift-module(?:: (?P<support>[\w, ]+))? -->$")
SKIP = re.compile(r"^<!-- swift-skip: (?P<reason>.+) -->$")
IMPORT = re.compile(r"^(@\w+(\(\w+\))? )*import [\w.]+$")
DECLARATION = re.compile(
    r"(@|#if|#else|#endif|//|/\*|[\])}]|where\b|(public|private|fileprivate|package|open|final|indirect|nonisolated|"
    r"struct|class|enum|actor|protocol|extension|func|typealias|import)\b)"
)


@dataclass
class Block:
    """A fenced code block. `line` is the line number in the file at which its text begins, from 1."""

    language: str
    line: int
    text: str
    skipped: str | None = None

    @property
    def lines(self) -> list[str]:
        return self.text.splitlines()

    @property
    def imports(self) -> list[str]:
        return [line for line in self.lines if IMPORT.match(line)]

    @property
    def has_statements(self) -> bool:
        """Whether the block must be in a function, as it has statements at the top level."""
        in_text = False
        for line in self.lines:
            if not in_text and line and not line[0].isspace() and not DECLARATION.match(line):
                return True
            if line.count('"""') % 2:
                in_text = not in_text
        return False


@dataclass
class Module:
    """Blocks that are compiled together, and support files that are not in the article."""

    support: list[str] = field(default_factory=list)
    blocks: list[Block] = field(default_factory=list)


def articles() -> list[Path]:
    """The Markdown files whose code must compile."""
    found = [ROOT / "README.md", *ROOT.glob("Documentation/**/*.md"), *ROOT.glob("Sources/*/*.docc/**/*.md")]
    return sorted(found)


def modules(markdown: str) -> list[Module]:
    """The modules of an article. Each `swift-module` comment begins a new one."""
    found = [Module()]
    block: Block | None = None
    fence, indent, skipped = "", 0, None
    for number, line in enumerate(markdown.splitlines(), start=1):
        match = FENCE.match(line)
        if block is not None:
            if match and match["fence"].startswith(fence) and not match["language"].strip():
                found[-1].blocks.append(block)
                block, skipped = None, None
            else:
                block.text += line[min(indent, len(line) - len(line.lstrip(" "))) :] + "\n"
        elif match:
            fence, indent = match["fence"], len(match["indent"])
            block = Block(match["language"].strip(), number + 1, "", skipped)
        elif match := MODULE.match(line.strip()):
            found.append(Module(re.findall(r"\w+", match["support"] or "")))
        elif match := SKIP.match(line.strip()):
            skipped = match["reason"]
    if block is not None:
        raise ValueError(f"The code block that begins on line {block.line - 1} does not end.")
    return [module for module in found if module.blocks]


def sources(markdown: str, path: str) -> list[dict[str, str]]:
    """The Swift files of each module of an article, by name.

    The imports of a block also apply to all later blocks, as the reader sees one program. The statements of a module are one
    function, in their order, so that variables remain in scope in later blocks.
    """
    found = []
    imports: list[str] = []
    for module in modules(markdown):
        blocks = [block for block in module.blocks if block.language == "swift" and not block.skipped]
        if not blocks:
            continue
        files = {f"{name}.swift": (SUPPORT / f"{name}.swift").read_text() for name in module.support}
        for text in files.values():
            imports += [line for line in text.splitlines() if IMPORT.match(line)]
        statements = []
        for block in blocks:
            imports += block.imports
            if block.has_statements:
                statements.append(code(block, path))
            else:
                files[f"Line{block.line}.swift"] = file(imports, code(block, path))
        if statements:
            # In an asynchronous function, the compiler would require the asynchronous one of two overloads.
            effects = "async throws" if any("await " in text for text in statements) else "throws"
            files["Statements.swift"] = file(imports, f"@MainActor func statements() {effects} {{", *statements, "}")
        found.append(files)
    return found


def code(block: Block, path: str) -> str:
    """The text of a block without imports. The compiler reports errors at the lines of the article."""
    text = "\n".join("" if IMPORT.match(line) else line for line in block.lines)
    return f'#sourceLocation(file: "{path}", line: {block.line})\n{text}\n#sourceLocation()'


def file(imports: list[str], *parts: str) -> str:
    return "\n".join([*sorted(set(imports)), *parts]) + "\n"
