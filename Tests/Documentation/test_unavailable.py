"""SwiftUI members that are unavailable on pages: the compiler's message names the alternative."""

from __future__ import annotations

import pytest

from compiler import compile_module

SCENE = """
import EvergreenUI

@MainActor
struct Windows: Scene {{
    var body: some Scene {{ WindowGroup {{ Text("a") }}.{} }}
}}
"""

VIEW = """
import EvergreenUI

struct Card: View {{
    @Namespace private var names

    var body: some View {{ Text("a").{} }}
}}
"""


@pytest.mark.parametrize(
    ("source", "modifier", "message"),
    [
        (SCENE, "windowResizability(.contentSize)", "leave out windowResizability"),
        (SCENE, "windowStyle(.hiddenTitleBar)", "leave out windowStyle"),
        (SCENE, "windowToolbarStyle(.unified)", "use toolbarRole"),
        (VIEW, "accessibilitySortPriority(1)", "change that order"),
        (VIEW, "accessibility(sortPriority: 1)", "change that order"),
        (VIEW, 'accessibilityInputLabels(["a", "b"])', "use accessibilityLabel"),
        (VIEW, "accessibilityScrollAction { _ in }", "use accessibilityAction(named:_:)"),
        (VIEW, 'accessibilityRotor("Things") { Text("a") }', "use accessibilityAddTraits(.isHeader)"),
        (VIEW, "accessibilityRotorEntry(id: 1, in: names)", "use accessibilityAddTraits(.isHeader)"),
        (VIEW, "accessibilityShowsLargeContentViewer()", "leave out accessibilityShowsLargeContentViewer"),
        (VIEW, "accessibilityTextContentType(.console)", "leave out accessibilityTextContentType"),
        (VIEW, "accessibilityActivationPoint(.top)", "leave out accessibilityActivationPoint"),
        (VIEW, "accessibilityAddTraits(.playsSound)", "leave out playsSound"),
        (VIEW, "accessibilityAddTraits([.isButton, .causesPageTurn])", "leave out causesPageTurn"),
        (VIEW, "overlay { Canvas(colorMode: .linear) { _, _ in } }", "use nonLinear"),
    ],
)
def test_the_message_of_an_unavailable_member_names_the_alternative(source: str, modifier: str, message: str) -> None:
    errors = compile_module({"Source.swift": source.format(modifier)})
    assert any(message in error for error in errors), errors
