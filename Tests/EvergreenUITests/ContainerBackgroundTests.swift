@testable import EvergreenTesting
import Observation
import Testing

@testable import EvergreenUI

@MainActor
struct ContainerBackgroundTests {
    @Observable
    final class Model {
        var text = "Sky"
        var hasBackground = true
    }

    private func kinds(_ element: Element) -> [ElementKind] {
        var kinds: [ElementKind] = []
        element.visit { kinds.append($0.description.kind) }
        return kinds
    }

    private struct Sheet: View {
        let model: Model

        var body: some View {
            Text("Page").sheet(isPresented: .constant(true)) {
                NavigationStack {
                    if model.hasBackground {
                        Text("Content").presentationBackground(alignment: .top) { Text(model.text) }
                    } else {
                        Text("Content")
                    }
                }
            }
        }
    }

    @Test func `views are behind the content of a sheet`() throws {
        let model = Model()
        let screen = Screen { Sheet(model: model) }
        let sheet = try screen.find(.sheet)
        #expect(sheet.children.first?.element.description.kind == .sheetBackground(.top))
        #expect(sheet.texts == ["Sky", "Content"])
        model.text = "Sea"
        #expect(try screen.find(.sheet).texts == ["Sea", "Content"])
        model.hasBackground = false
        #expect(try screen.find(.sheet).texts == ["Content"])
    }

    @Test func `a container has a background of a style or of views`() throws {
        let screen = Screen {
            NavigationStack {
                Text("Page").containerBackground(.red, for: .navigation)
                Text("Tab").containerBackground(for: .tabView, alignment: .bottom) { Text("Sea") }
            }
        }
        let kinds = try kinds(#require(screen.findAll(.text).first?.element.root))
        #expect(kinds.contains(.containerBackground(.center)) && kinds.contains(.containerBackground(.bottom)))
        #expect(try screen.find(.text, "Sea").exists)
    }
}

extension Element {
    fileprivate var root: Element {
        var root = self
        while let parent = root.parent { root = parent }
        return root
    }
}
