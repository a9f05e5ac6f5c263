"""Checks that every public symbol has a documentation comment.

A public symbol is a declaration that is marked public, a requirement of a public protocol, or a case of a public enum, if
the types that contain it are public, too. A comment of several cases on one line applies to all of them. An ordinary comment
between the documentation and the declaration hides the documentation from the compiler.

The exemptions are

- underscored symbols, and the members of underscored types, which users do not write,
- the static `build…` functions of result builders,
- initializers without parameters, which need no documentation beyond that of their type,
- the witnesses below, whose documentation would repeat that of the protocol. The requirements themselves are not exempt.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from articles import ROOT
from declarations import Declaration, declarations

WITNESSES = {
    # Equatable, Hashable, Codable, RawRepresentable
    *("==", "hash(into:)", "encode(to:)", "init(from:)", "rawValue", "init(rawValue:)"),
    # CustomStringConvertible, CustomReflectable, CustomDumpReflectable and their relatives
    *("description", "debugDescription", "customMirror", "customDumpValue", "customDumpDescription"),
    # Collections
    *("Element", "Index", "Indices", "Iterator", "startIndex", "endIndex", "indices"),
    *("index(after:)", "index(before:)", "makeIterator()"),
    # Publisher
    *("Output", "Failure", "receive(subscriber:)"),
    # View, App, Scene, Reducer, DynamicProperty
    *("Body", "body", "reduce(into:action:)", "update()"),
}
MODULES = sorted(path for path in (ROOT / "Sources").iterdir() if any(path.rglob("*.swift")))


def is_exempt(symbol: Declaration) -> bool:
    is_builder = symbol.keyword == "func" and "static" in symbol.modifiers and symbol.name.startswith("build")
    is_empty_initializer = symbol.signature == "init()" and not symbol.is_requirement
    return symbol.is_underscored or is_builder or is_empty_initializer or is_witness(symbol)


def is_witness(symbol: Declaration) -> bool:
    is_constant = symbol.keyword == "let" and "static" in symbol.modifiers
    name = symbol.name if symbol.is_operator else symbol.signature
    return name in WITNESSES and not symbol.is_requirement and not is_constant


def undocumented(text: str) -> list[Declaration]:
    return [
        symbol
        for symbol in declarations(text)
        if symbol.is_public and symbol.keyword != "extension" and not symbol.is_documented and not is_exempt(symbol)
    ]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.name)
def test_every_public_symbol_has_a_docstring(module: Path) -> None:
    found = []
    for path in sorted(module.rglob("*.swift")):
        text = path.read_text()
        lines = text.splitlines()
        for symbol in undocumented(text):
            found.append(f"{path.relative_to(ROOT)}:{symbol.line}: {lines[symbol.line - 1].strip()}")
    assert not found, f"{len(found)} public symbols without a docstring:\n" + "\n".join(found)


def test_each_exempt_witness_exists() -> None:
    symbols = [symbol for module in MODULES for path in module.rglob("*.swift") for symbol in declarations(path.read_text())]
    exempt = {symbol.name if symbol.is_operator else symbol.signature for symbol in symbols if is_witness(symbol)}
    assert WITNESSES - exempt == set(), "No type has these members: shorten WITNESSES."


# Tests of the tests


def signatures(text: str) -> list[str]:
    return [symbol.signature for symbol in undocumented(text)]


@pytest.mark.parametrize(
    "text, expected",
    [
        ("public struct Plant {}", ["Plant"]),
        ("/// A plant.\npublic struct Plant {}", []),
        ("/// A plant.\n@MainActor\n@frozen public struct Plant {}", []),
        ("/// A plant.\n// Not a class.\npublic struct Plant {}", ["Plant"]),
        ("/// A plant.\n\npublic struct Plant {}", ["Plant"]),
        ("/** A plant. */\npublic struct Plant {}", []),
        ("struct Plant { public var bed: Bed }", []),
        ("extension Plant {\n    public var bed: Bed { Bed() }\n}", ["bed"]),
        ("public extension Plant {\n    var bed: Bed { let size = 1 }\n    internal var size: Int\n}", ["bed"]),
        ("/// A bed.\npublic protocol Bed {\n    associatedtype Plant\n    func dig(_ depth: Int)\n}", ["Plant", "dig(_:)"]),
        ("/// A bed.\npublic enum Bed {\n    case warm, cold\n    /// Both.\n    case mixed\n}", ["warm"]),
        ("/// A bed.\npublic enum Bed {\n    var isWarm: Bool {\n        switch self {\n        case .warm: true\n    }}\n}", []),
        ("/// A bed.\npublic struct Bed {\n    private struct Plant { public var size: Int }\n}", []),
        ("extension Bed {\n    public private(set) var size: Int\n}", ["size"]),
        ("extension Bed {\n    public subscript(at index: Int) -> Plant { plant }\n}", ["subscript(at:)"]),
        ("extension Bed {\n    public static func + (lhs: Bed, rhs: Bed) -> Bed { lhs }\n}", ["+(lhs:rhs:)"]),
        ("extension Bed {\n    public init?<P: Plant>(_ plants: [P: (Int, Int)], of kind: (P) -> Int) {}\n}", ["init(_:of:)"]),
        ('/// A bed.\npublic struct Bed {\n    let text = "public struct Plant {"\n}', []),
        ("@attached(member, names: named(body))\npublic macro Plant(size: Int)", ["Plant(size:)"]),
        ("public import Foundation\n@_exported public import Garden", []),
    ],
)
def test_a_public_symbol_without_a_docstring_is_found(text: str, expected: list[str]) -> None:
    assert signatures(text) == expected


@pytest.mark.parametrize(
    "text, expected",
    [
        ("public struct _Plant {\n    public var size: Int\n}", []),
        ("extension Bed {\n    public func _dig() {}\n    public var _$id: Int { 1 }\n}", []),
        ("extension Bed {\n    public static func buildBlock() -> Bed { Bed() }\n}", []),
        ("extension Bed {\n    public init() {}\n    public init(size: Int) {}\n}", ["init(size:)"]),
        ("extension Bed {\n    public static func == (lhs: Bed, rhs: Bed) -> Bool { true }\n}", []),
        ("extension Bed: View {\n    public var body: some View { EmptyView() }\n}", []),
        ("/// A bed.\npublic protocol Bed {\n    var body: Body { get }\n    init()\n}", ["body", "init()"]),
        ("extension Font {\n    public static let body = system(.body)\n}", ["body"]),
    ],
)
def test_exempt_symbols_need_no_docstring(text: str, expected: list[str]) -> None:
    assert signatures(text) == expected
