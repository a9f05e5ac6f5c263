"""Parses the declarations of a Swift file: which are public, and which have a documentation comment."""

from __future__ import annotations

import re
from dataclasses import dataclass

# Strings are matched so that their contents are not taken for comments, and vice versa.
NOISE = re.compile(r'//[^\n]*|/\*.*?\*/|#*"""(?:\\.|.)*?"""#*|#*"(?:\\.|[^"\\\n])*"#*', re.DOTALL)
# The arguments of an attribute may contain parentheses: `@attached(member, names: named(body))`.
ATTRIBUTE = r"@\w+(?:<[^>]*>)?(?:\((?:[^()]|\([^()]*\))*\))?\s+"
MODIFIER = (
    r"(?:public|open|package|internal|fileprivate|private|static|final|mutating|nonmutating|nonisolated|override|required"
    r"|convenience|lazy|weak|unowned|indirect|prefix|postfix|infix|consuming|borrowing|class(?= func| var))(?:\(\w+\))?\s+"
)
KEYWORD = "struct|class|enum|actor|protocol|extension|func|init|var|let|subscript|typealias|associatedtype|case|macro"
DECLARATION = re.compile(
    rf"(?:^|(?<=[{{;]))[ ]*(?P<before>(?:{ATTRIBUTE}|{MODIFIER})*)"
    rf"\b(?P<keyword>{KEYWORD})\b[?!]?[ ]*(?P<name>`\w+`|[\w.$]+|[^\w\s(]+)?",
    re.MULTILINE,
)
TYPES = {"struct", "class", "enum", "actor", "protocol", "extension"}
FUNCTIONS = {"func", "init", "subscript", "macro"}
ACCESS = {"public", "open", "package", "internal", "fileprivate", "private"}


@dataclass
class Declaration:
    keyword: str
    name: str
    labels: list[str]
    """The argument labels of a function, an initializer, a subscript or a macro."""
    modifiers: set[str]
    line: int
    """The line on which the declaration begins, including its attributes, from 1."""
    is_documented: bool
    body: tuple[int, int]
    """The range between the braces of a type or an extension. Empty for all others."""
    parent: Declaration | None

    @property
    def is_public(self) -> bool:
        """Whether the symbol is visible to users: it and the types that contain it are public."""
        access = self.modifiers & ACCESS
        if access:
            return bool(access & {"public", "open"}) and (
                self.parent is None or self.parent.keyword == "extension" or self.parent.is_public
            )
        if self.parent is None:
            return False
        if self.parent.keyword == "extension":
            return "public" in self.parent.modifiers
        return self.parent.is_public and (self.is_requirement or self.keyword == "case")

    @property
    def is_requirement(self) -> bool:
        return self.parent is not None and self.parent.keyword == "protocol"

    @property
    def is_operator(self) -> bool:
        return not re.match(r"\w", self.name)

    @property
    def is_underscored(self) -> bool:
        return any(part.startswith("_") for part in self.name.split(".")) or (
            self.parent is not None and self.parent.is_underscored
        )

    @property
    def signature(self) -> str:
        """The name in documentation syntax, such as `hash(into:)` or `Body`."""
        if self.keyword not in FUNCTIONS:
            return self.name
        return f"{self.name}({''.join(label + ':' for label in self.labels)})"


def declarations(text: str) -> list[Declaration]:
    """The declarations of a Swift file in source order, without those in functions, accessors and closures."""
    code = NOISE.sub(blank, text)
    lines = text.splitlines()
    found: list[Declaration] = []
    for match in DECLARATION.finditer(code):
        parent = next((scope for scope in reversed(found) if scope.body[0] <= match.start() < scope.body[1]), None)
        if is_local(code[parent.body[0] if parent else 0 : match.start()]):
            continue
        keyword = match["keyword"]
        before = re.sub(ATTRIBUTE, "", match["before"])
        line = code.count("\n", 0, match.end() - len(match[0].lstrip())) + 1
        found.append(
            Declaration(
                keyword,
                keyword if keyword in {"init", "subscript"} else (match["name"] or "").strip("`"),
                argument_labels(code, match.end()) if keyword in FUNCTIONS else [],
                {re.sub(r"\(.*", "", modifier) for modifier in before.split() if not modifier.endswith("(set)")},
                line,
                line > 1 and is_documentation(lines[line - 2]),
                enclosed(code, match.end(), "{}") if keyword in TYPES else (0, 0),
                parent,
            )
        )
    return found


def blank(match: re.Match[str]) -> str:
    """Spaces in place of the matched text, so that offsets and line numbers do not change."""
    return re.sub(r"[^\n]", " ", match[0])


def is_documentation(line: str) -> bool:
    return line.strip().startswith("///") or line.strip().endswith("*/")


def is_local(code: str) -> bool:
    """Whether there are unclosed braces between the start of a type's body and a declaration."""
    return code.count("{") > code.count("}")


def enclosed(code: str, index: int, brackets: str) -> tuple[int, int]:
    """The range between the first pair of brackets at or after an index."""
    start = code.find(brackets[0], index) + 1
    depth = 1
    for match in re.compile(f"[{re.escape(brackets)}]").finditer(code, start):
        depth += 1 if match[0] == brackets[0] else -1
        if depth == 0:
            return start, match.start()
    return start, len(code)


def argument_labels(code: str, index: int) -> list[str]:
    """The labels of the first parameter list at or after an index."""
    start, end = enclosed(code, index, "()")
    labels, parameter, depth = [], "", 0
    for character in code[start:end].replace("->", "  ") + ",":
        if character == "," and depth == 0:
            labels += re.findall(r"^\s*(?:@\w+(?:<[^>]*>)?\s+)*`?(\w+)`?[^:]*:", parameter)
            parameter = ""
        else:
            depth += (character in "([{<") - (character in ")]}>")
            parameter += character
    return labels
