import EvergreenTesting
import Testing

@testable import EvergreenUI

private struct Sign_Previews: PreviewProvider {
    static var previews: some View {
        Sign()
        Sign().environment(\.locale, .init(identifier: "de")).previewDisplayName("German")
    }
}

private enum Lonely_Previews: PreviewProvider {
    static var previews: some View { Sign() }
}

extension PreviewTests {
    private final class Nested_Previews: PreviewProvider {
        static var previews: some View {
            Group {
                Sign()
                ForEach([2, 3], id: \.self) { _ in Sign() }
            }
            .environment(\.locale, .init(identifier: "de"))
            Group {
                Sign()
                Sign().previewDisplayName("Own name")
            }
            .previewDisplayName("Name of the group")
        }
    }
}

private struct Generic_Previews<Content: View>: PreviewProvider {
    static var previews: some View { EmptyView() }
}

private struct NoPreviews {}

private struct Sign: View {
    @State private var count = 0
    @Environment(\.locale) private var locale

    var body: some View {
        VStack {
            Text("Sign \(locale.identifier)")
            Button("Count") { count += 1 }
            Text("\(count) times")
        }
        .navigationTitle("Title")
    }
}

@MainActor
struct PreviewTests {
    @Test func `previews have the size of their layout or device, and their names`() {
        let sign = Text("Sign")
        let views = Group {
            sign.previewLayout(.fixed(width: 30, height: 20)).previewDisplayName("Fixed")
            sign.previewDevice("iPhone 16 Pro").previewInterfaceOrientation(.landscapeLeft)
            sign.previewDevice("iPad Air")
            sign.previewLayout(.sizeThatFits)
            sign.previewDevice(nil)
        }
        let variants = PreviewVariant.all(in: views)
        let sizes = variants.map { variant in
            var size: [Double?] = []
            ViewTree(variant.shown).document.root.visit { element in
                for case .frame(let frame) in element.description.style where size.isEmpty {
                    size = [frame.width, frame.height]
                }
            }
            return size
        }
        #expect(variants.map(\.title) == ["Fixed", nil, nil, nil, nil])
        #expect(sizes == [[30, 20], [844, 390], [820, 1180], [], []])
        // Elsewhere, previewLayout has no effect.
        #expect(
            ViewTree(sign.previewLayout(.fixed(width: 30, height: 20))).document.root.children.first?.description.style
                == []
        )
    }

    private func preview(_ title: String?, _ fileID: String, _ line: Int) -> _PreviewDeclaration {
        _PreviewDeclaration(title, fileID: fileID, line: line) { EmptyView() }
    }

    private func screen(_ name: String) throws -> Screen {
        let preview = try Preview.find(name, in: Preview.all())
        return Screen(environment: Self.english) { PreviewWindow(preview) }
    }

    private static var english: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.locale = .init(identifier: "en")
        return environment
    }

    // MARK: Discovery

    @Test func `private preview providers are found, and generic ones are not`() {
        let names = Preview.all().map(\.name)
        for name in ["Sign_Previews", "Lonely_Previews", "Nested_Previews"] {
            #expect(names.count { $0 == name } == 1)
        }
        #expect(!names.contains { $0.contains("Generic") || $0.contains("NoPreviews") })
    }

    @Test func `only conforming types are found`() {
        #expect(conformingTypes(to: (any PreviewProvider).self).allSatisfy { $0 is any PreviewProvider.Type })
        #expect(conformingTypes(to: Int.self).isEmpty)
        #expect(conformingTypes(to: (any PreviewProvider & Sendable).self).count > 2)
        #expect(conformingTypes(to: (any PreviewProvider & View).self).isEmpty)
    }

    // MARK: Names

    @Test func `previews are named by title and file, line, or type`() {
        let previews = Preview.named([
            preview("Populated", "App/List.swift", 10),
            preview(nil, "App/List.swift", 20),
            _PreviewDeclaration(of: Sign_Previews.self) { Sign() },
        ])
        #expect(previews.map(\.name) == ["List.swift: Populated", "List.swift:20", "Sign_Previews"])
        #expect(previews.map(\.location) == ["App/List.swift:10", "App/List.swift:20", "EvergreenUITests"])
    }

    @Test func `ambiguous preview names are disambiguated`() {
        let declarations = [
            preview("A", "App/List.swift", 10), preview("A", "App/List.swift", 20),
            preview("A", "Kit/List.swift", 10), preview("A", "App/Row.swift", 10),
            preview(nil, "App/Row.swift", 30), preview(nil, "App/Row.swift", 30),
            _PreviewDeclaration(of: Sign_Previews.self) { Sign() },
            _PreviewDeclaration(of: Sign_Previews.self) { Sign() },
        ]
        let names = Preview.named(declarations.shuffled()).map(\.name)
        #expect(
            names == [
                "App/List.swift:10: A", "App/List.swift:20: A", "Row.swift: A",
                "App/Row.swift:30 (1)", "App/Row.swift:30 (2)",
                "EvergreenUITests.Sign_Previews (1)", "EvergreenUITests.Sign_Previews (2)",
                "Kit/List.swift: A",
            ]
        )
    }

    // MARK: Search

    @Test(
        arguments: [
            "List.swift: Populated", "populated", "Popul", "list.swift: popu", "List.swift:10", "App/List.swift:10",
        ]
    )
    func `a preview is found by any unambiguous name`(text: String) throws {
        let previews = Preview.named([
            preview("Populated", "App/List.swift", 10), preview("Empty", "App/List.swift", 100),
        ])
        #expect(try Preview.find(text, in: previews).name == "List.swift: Populated")
    }

    @Test func `an exact match wins over a prefix match`() throws {
        let previews = Preview.named([preview("A", "App/List.swift", 1), preview("A b", "App/List.swift", 2)])
        #expect(try Preview.find("a", in: previews).name == "List.swift: A")
    }

    @Test func `an ambiguous name lists its matches`() {
        let previews = Preview.named([preview("A", "App/List.swift", 1), preview("A", "App/Row.swift", 2)])
        #expect {
            try Preview.find("A", in: previews)
        } throws: {
            "\($0)" == "Several previews are called “A”. Choose one of them:\n  List.swift: A\n  Row.swift: A"
        }
    }

    @Test(arguments: ["Lists.swift: Populated", "swift: Populatd", ""])
    func `an unknown name lists all previews and suggests the closest`(text: String) {
        let previews = Preview.named([
            preview("Populated", "App/List.swift", 1), preview("Empty", "App/List.swift", 2),
        ])
        #expect {
            try Preview.find(text, in: previews)
        } throws: { error in
            "\(error)".hasSuffix(" There are:\n  List.swift: Populated\n  List.swift: Empty")
                && "\(error)".contains("Did you mean “List.swift: Populated”?") == !text.isEmpty
        }
    }

    @Test func `without previews, a search reports that there are none`() {
        #expect {
            try Preview.find("A", in: [])
        } throws: {
            "\($0)" == "There is no preview “A”: this program has none."
        }
    }

    // MARK: What is shown

    @Test func `a single preview is shown as in an app`() throws {
        let screen = try screen("Lonely_Previews")
        #expect(screen.findAll(.preview).isEmpty)
        #expect(screen.root.text == "Title")
        #expect(screen.texts == ["Sign en", "Count", "0 times"])
    }

    @Test func `several previews are side by side, each with its name and bar`() throws {
        let screen = try screen("Sign_Previews")
        #expect(screen.findAll(.preview).map(\.text) == ["Preview 1", "German"])
        #expect(try screen.find(.preview, "Preview 1").texts.first == "Sign en")
        #expect(try screen.find(.preview, "German").texts.first == "Sign de")
        #expect(screen.findAll(.navigationBar).map(\.text) == ["Title", "Title"])
    }

    @Test func `previews have separate state`() throws {
        let screen = try screen("Sign_Previews")
        try screen.find(.preview, "German").find(.button, "Count").tap()
        #expect(screen.findAll(.preview).map { $0.texts.last } == ["0 times", "1 times"])
    }

    @Test func `each view of a group or loop is a preview with the group's modifiers`() throws {
        let screen = try screen("Nested_Previews")
        #expect(
            screen.findAll(.preview).map(\.text)
                == ["Preview 1", "Preview 2", "Preview 3", "Name of the group", "Own name"]
        )
        #expect(
            screen.findAll(.preview).map { $0.texts.first }.prefix(4) == ["Sign de", "Sign de", "Sign de", "Sign en"]
        )
    }

    @Test func `the app host shows a preview in a window`() throws {
        let host = AppHost(try Preview.find("Lonely_Previews", in: Preview.all()))
        #expect(host.title == "Lonely_Previews")
        #expect(host.openWindow().document.root.texts.contains("0 times"))
    }
}
