import EvergreenTesting
import Testing

@testable import EvergreenUI

/// The previews of `DeclaredPreviews.swift`, as found by a running program.
@MainActor
struct PreviewMacroTests {
    private let previews = Preview.all()

    private func screen(_ name: String) throws -> Screen {
        let preview = try Preview.find(name, in: previews)
        return Screen { PreviewWindow(preview) }
    }

    @Test func `all previews of a file are found in order, under distinct names`() {
        let names = previews.filter { $0.location.hasPrefix("EvergreenMacrosTests/DeclaredPreviews.swift") }.map(\.name)
        #expect(
            names == [
                "DeclaredPreviews.swift:7",
                "DeclaredPreviews.swift: Named",
                "DeclaredPreviews.swift: Declarations",
                "DeclaredPreviews.swift: Condition",
                "DeclaredPreviews.swift: Previewable",
                "DeclaredPreviews.swift: Returned previewable",
                "DeclaredPreviews.swift: Argument",
                "DeclaredPreviews.swift: Function",
                "EvergreenMacrosTests/DeclaredPreviews.swift:52: Twice",
                "EvergreenMacrosTests/DeclaredPreviews.swift:53: Twice",
                "DeclaredPreviews.swift: Model",
                "DeclaredPreviews.swift: Modified",
                "DeclaredPreviews.swift: Broken",
            ]
        )
    }

    @Test(
        arguments: [
            "DeclaredPreviews.swift:7": ["Unnamed"],
            "Declarations": ["3 things"],
            "Condition": ["Otherwise"],
            "Argument": ["In parentheses"],
            "Function": ["Made by a function"],
            "DeclaredPreviews.swift:53": ["Second"],
        ]
    )
    func `a preview shows its body`(name: String, texts: [String]) throws {
        #expect(try screen(name).texts == texts)
    }

    @Test func `several views of a body are shown side by side`() throws {
        let screen = try screen("Named")
        #expect(screen.findAll(.preview).map(\.texts) == [["Greetings"], ["from a preview"]])
    }

    @Test func `previews share the context of a modifier`() async throws {
        for _ in 1...2 {
            let screen = try screen("Modified")
            try await screen.wait { screen.texts.count == 2 }
            #expect(screen.texts == ["Outer", "Sample 1"])
        }
    }

    @Test func `a context that can't be created shows an error in its previews`() async throws {
        let screen = try screen("Broken")
        try await screen.wait { !screen.texts.isEmpty }
        #expect(screen.texts.first?.contains("Failure") == true)
    }

    @Test func `a Previewable property is state`() throws {
        let screen = try screen("Previewable")
        try screen.find(.button, "Hello Ada").tap()
        try screen.find(.button, "Hello Ada").tap()
        #expect(screen.texts == ["Hello Ada", "3"])
    }

    @Test func `a Previewable property has a binding`() throws {
        let screen = try screen("Returned previewable")
        try screen.find(.toggle, "Off").toggle()
        #expect(screen.texts == ["On"])
    }

    @Test func `a body runs only when the preview is shown`() throws {
        #expect(try screen("Model").texts == ["Click", "1 made"])
    }
}
