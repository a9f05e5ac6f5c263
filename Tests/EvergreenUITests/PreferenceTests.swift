import EvergreenTesting
import EvergreenUI
import Testing

@MainActor
struct PreferenceTests {
    fileprivate struct Names: PreferenceKey {
        static var defaultValue: [String] { [] }

        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    private struct Named: View {
        @State private var names = ["a", "b"]
        @State private var seen = ["none"]
        var hidesInner = false

        var body: some View {
            Text("\(seen.joined(separator: ","))")
            VStack {
                ForEach(names, id: \.self) { name in
                    Group { Text(name).preference(key: Names.self, value: [name]) }
                }
            }
            .overriding(hidesInner)
            .onPreferenceChange(Names.self) { seen = $0 }
            Button("Add") { names.append("c") }
            Button("Remove") { names.removeFirst() }
            Button("Clear") { names = [] }
        }
    }

    @Test func `preferences are reduced in view-tree order`() throws {
        let screen = Screen { Named() }
        #expect(screen.texts.first == "a,b")
        try screen.find(.button, "Add").tap()
        #expect(screen.texts.first == "a,b,c")
    }

    @Test func `removed views contribute no preference`() throws {
        let screen = Screen { Named() }
        try screen.find(.button, "Remove").tap()
        #expect(screen.texts.first == "b")
        try screen.find(.button, "Clear").tap()
        #expect(screen.texts.first == "")
    }

    @Test func `a view's own preference replaces its descendants' values`() throws {
        #expect(Screen { Named(hidesInner: true) }.texts.first == "outer")
    }

    private enum Width: PreferenceKey {
        typealias Value = CGFloat?

        static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
    }

    @Test func `the default of an optional preference is nil`() {
        struct Measured: View {
            @State private var width: CGFloat? = 1
            let isSet: Bool
            var body: some View {
                Text(width.map { "\(Int($0))" } ?? "none")
                    .preference(key: Width.self, value: isSet ? 20 : nil)
                    .onPreferenceChange(Width.self) { width = $0 }
            }
        }
        #expect(Width.defaultValue == nil)
        #expect(Screen { Measured(isSet: true) }.texts == ["20"])
    }

    @Test func `the default preference value triggers no action`() {
        struct Quiet: View {
            @State private var count = 0
            var body: some View { Text("\(count)").onPreferenceChange(Names.self) { _ in count += 1 } }
        }
        #expect(Screen { Quiet() }.texts == ["0"])
    }
}

extension View {
    @ViewBuilder
    fileprivate func overriding(_ isOverriding: Bool) -> some View {
        if isOverriding { preference(key: PreferenceTests.outerKey, value: ["outer"]) } else { self }
    }
}

extension PreferenceTests {
    fileprivate static var outerKey: Names.Type { Names.self }
}
