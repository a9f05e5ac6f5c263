import EvergreenTesting
import EvergreenUI
import Foundation
import Testing

@MainActor
struct PreferenceLayerTests {
    private struct Names: PreferenceKey {
        static var defaultValue: [String] { [] }

        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    /// A value that is not equatable.
    private struct Action: PreferenceKey {
        static var defaultValue: () -> String { { "nothing" } }

        static func reduce(value: inout () -> String, nextValue: () -> () -> String) { value = nextValue() }
    }

    private struct Places: PreferenceKey {
        static var defaultValue: [Anchor<CGRect>] { [] }

        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }

    private struct Base: View {
        @Binding var names: [String]
        var body: some View {
            ForEach(names, id: \.self) { Text($0).preference(key: Names.self, value: [$0]) }
            Button("Add") { names.append("c") }
        }
    }

    private struct Layered: View {
        @State private var names = ["a", "b"]
        let isBehind: Bool

        var body: some View {
            if isBehind {
                Base(names: $names).backgroundPreferenceValue(Names.self) { Text($0.joined(separator: ",")) }
            } else {
                Base(names: $names).overlayPreferenceValue(Names.self) { Text($0.joined(separator: ",")) }
            }
        }
    }

    @Test(arguments: [true, false]) func `a preference layer is built from the view's preference and follows it`(
        isBehind: Bool
    ) throws {
        let screen = Screen { Layered(isBehind: isBehind) }
        #expect(screen.texts.contains("a,b"))
        screen.resetBodyCounts()
        try screen.find(.button, "Add").tap()
        #expect(screen.texts.contains("a,b,c") && !screen.texts.contains("a,b"))
        #expect(screen.bodyCount(of: Base.self) == 1)
    }

    @Test func `a layer of a preference that is not equatable is shown and removed`() {
        let screen = Screen {
            Text("base").preference(key: Action.self) { "said" }.overlayPreferenceValue(Action.self) { Text($0()) }
            Text("silent").overlayPreferenceValue(Action.self) { Text($0()) }
        }
        #expect(screen.texts == ["base", "said", "silent", "nothing"])
    }

    @Test func `a preference is transformed on its way up`() throws {
        struct Changing: View {
            @State private var names = ["a"]
            @State private var prefix = "1"
            var body: some View {
                VStack {
                    Base(names: $names)
                    Button("Prefix") { prefix = "2" }
                }
                .transformPreference(Names.self) { $0.insert(prefix, at: 0) }
                .overlayPreferenceValue(Names.self) { Text($0.joined(separator: ",")).accessibilityIdentifier("all") }
                Text("none").transformPreference(Names.self) { $0.append("of default") }
                    .overlayPreferenceValue(Names.self) { Text($0.joined()) }
            }
        }
        let screen = Screen { Changing() }
        #expect(screen.texts.contains("1,a") && screen.texts.contains("of default"))
        try screen.find(.button, "Prefix").tap()
        #expect(screen.texts.contains("2,a"))
        try screen.find(.button, "Add").tap()
        #expect(screen.texts.contains("2,a,c"))
    }

    private struct Anchored: View {
        var body: some View {
            VStack {
                Text("first").anchorPreference(key: Places.self, value: .bounds) { [$0] }
                Text("second").anchorPreference(key: Places.self, value: .rect(CGRect(x: 1, y: 2, width: 3, height: 4)))
                {
                    [$0]
                }
            }
            .overlayPreferenceValue(Places.self) { places in
                GeometryReader { proxy in
                    Text(verbatim: places.map { text(proxy[$0]) }.joined(separator: "; ")).accessibilityIdentifier(
                        "layer"
                    )
                }
            }
        }

        private func text(_ rect: CGRect) -> String {
            "\(Int(rect.minX)) \(Int(rect.minY)) \(Int(rect.width)) \(Int(rect.height))"
        }
    }

    @Test func `anchors are resolved in another view's coordinate space`() throws {
        let screen = Screen { Anchored() }
        #expect(screen.texts.last == "0 0 0 0; 1 2 3 4")
        try screen.find(.text, "first").measure(
            CGSize(width: 50, height: 20),
            at: CGPoint(x: 107, y: 208),
            inSpaces: [CGPoint(x: 7, y: 8)]
        )
        try screen.find(.text, "second").measure(
            CGSize(width: 60, height: 20),
            at: CGPoint(x: 107, y: 228),
            inSpaces: [CGPoint(x: 7, y: 28)]
        )
        #expect(screen.texts.last == "7 8 50 20; 8 30 3 4")
    }

    @Test func `before it is measured, an anchor is estimated from both views' last positions`() throws {
        let screen = Screen { Anchored() }
        try screen.find(identifier: "layer").measure(CGSize(width: 100, height: 40), at: CGPoint(x: 100, y: 200))
        try screen.find(.text, "first").measure(CGSize(width: 50, height: 20), at: CGPoint(x: 107, y: 208))
        #expect(screen.texts.last?.hasPrefix("7 8 50 20;") == true)
    }

    @Test func `in right-to-left layouts, anchors are measured from the right`() throws {
        let screen = Screen { Anchored().environment(\.layoutDirection, .rightToLeft) }
        try screen.find(identifier: "layer").measure(CGSize(width: 100, height: 40))
        try screen.find(.text, "first").measure(
            CGSize(width: 50, height: 20),
            inSpaces: [CGPoint(x: 43, y: 8)]
        )
        #expect(screen.texts.last?.hasPrefix("7 8 50 20;") == true)
    }

    @Test func `transformAnchorPreference changes inherited anchors`() throws {
        let screen = Screen {
            Text("inner").anchorPreference(key: Places.self, value: .bounds) { [$0] }
                .padding()
                .transformAnchorPreference(key: Places.self, value: .bounds) { $0.append($1) }
                .overlayPreferenceValue(Places.self) { Text(verbatim: "\($0.count) \(Set($0).count)") }
        }
        #expect(screen.texts == ["inner", "2 2"])
    }

    @Test func `a point anchor is relative to its view's size`() throws {
        struct Point: PreferenceKey {
            static var defaultValue: Anchor<CGPoint>? { nil }
            static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) { value = nextValue() }
        }
        let screen = Screen {
            Text("view").anchorPreference(key: Point.self, value: .trailing) { $0 }
                .overlayPreferenceValue(Point.self) { point in
                    GeometryReader { proxy in
                        if let point { Text(verbatim: "\(Int(proxy[point].x)) \(Int(proxy[point].y))") }
                    }
                }
        }
        try screen.find(.text, "view").measure(CGSize(width: 50, height: 20), inSpaces: [CGPoint(x: 1, y: 2)])
        #expect(screen.texts.last == "51 12")
    }
}
