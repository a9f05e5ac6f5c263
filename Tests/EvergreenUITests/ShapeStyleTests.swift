import EvergreenDocument
import Testing

@testable import EvergreenUI

/// Custom shape styles, and inherited background styles.
@MainActor
struct ShapeStyleTests {
    private struct Ink: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
            environment.colorScheme == .dark ? Color.red : Color.blue
        }
    }

    private struct Fading: ShapeStyle, Equatable {
        func resolve(in environment: EnvironmentValues) -> LinearGradient {
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        }
    }

    /// A style that resolves to itself.
    private struct Endless: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> Endless { Endless() }
    }

    private static let red = Paint.semantic(.red, opacity: 1)
    private static let blue = Paint.semantic(.blue, opacity: 1)
    private static let yellow = Paint.semantic(.yellow, opacity: 1)

    private func elements(of view: some View) -> [ElementDescription] {
        let tree = ViewTree(view)
        tree.update()
        var found: [ElementDescription] = []
        tree.document.root.visit { found.append($0.description) }
        return found
    }

    private func styles(of view: some View) -> [StyleValue] { elements(of: view).flatMap(\.style) }

    @Test func `a custom style is resolved in the text's environment`() {
        let view = VStack {
            Text("light")
            Text("dark").environment(\.colorScheme, .dark)
        }
        .foregroundStyle(Ink())
        let styles = styles(of: view)
        #expect(styles.contains(.foreground(Self.blue)) && styles.contains(.foreground(Self.red)))
        #expect(self.styles(of: Text("a").foregroundStyle(Ink())).contains(.foreground(Self.blue)))
    }

    @Test func `a custom style can resolve to a gradient`() {
        let styles = styles(of: Text("a").foregroundStyle(Fading()).background(Fading()))
        #expect(styles.contains { if case .textGradient = $0 { true } else { false } })
        #expect(styles.contains { if case .gradient = $0 { true } else { false } })
    }

    @Test func `a custom style paints backgrounds, overlays, tints and borders`() {
        let view = Text("a").background(Ink()).environment(\.colorScheme, .dark)
        #expect(styles(of: view).contains(.background(Self.red)))
        #expect(styles(of: Text("a").overlay(Ink())).contains(.background(Self.blue)))
        #expect(styles(of: Button("a") {}.tint(Ink())).contains(.tint(Self.blue)))
        let border = elements(of: Text("a").border(Ink()).environment(\.colorScheme, .dark))
        #expect(border.contains { if case .shape(let traits) = $0.kind { traits.stroke == Self.red } else { false } })
    }

    @Test func `a custom style fills shapes, type-erased or not`() {
        for view in [AnyView(Circle().fill(Ink())), AnyView(Circle().fill(AnyShapeStyle(Ink())))] {
            let shapes = elements(of: view.environment(\.colorScheme, .dark)).compactMap {
                if case .shape(let traits) = $0.kind { traits.fill } else { nil }
            }
            #expect(shapes == [Self.red])
        }
    }

    @Test func `hierarchical levels can be custom styles`() {
        let view = Text("a").foregroundStyle(.secondary).foregroundStyle(.primary, Ink())
        #expect(styles(of: view).contains(.foreground(Self.blue)))
    }

    @Test func `a custom style paints backgrounds of bars and sheets`() {
        let page = NavigationStack { Text("a").navigationTitle("Title").toolbarBackground(Ink()) }
        #expect(styles(of: page).contains(.barBackground(.paint(Self.blue), isBottom: false)))
        let sheet = Text("a").sheet(isPresented: .constant(true)) { Text("b").presentationBackground(Ink()) }
        #expect(styles(of: sheet).contains(.background(Self.blue)))
    }

    @Test func `a style that resolves to itself paints nothing`() {
        #expect(styles(of: Text("a").background(Endless())).contains(.background(Color.clear.paint)))
    }

    @Test func `a view's background is the inherited background style`() {
        let view = VStack {
            Text("a").background()
            Text("b").background(.background)
        }
        .backgroundStyle(.yellow)
        #expect(styles(of: view).filter { $0 == .background(Self.yellow) }.count == 2)
        #expect(styles(of: Text("a").background()).contains(.background(.semantic(.background, opacity: 1))))
    }

    @Test func `a background style that refers to the background is the ancestor's`() {
        let view = Text("a").background().backgroundStyle(.background).backgroundStyle(.yellow)
        #expect(styles(of: view).contains(.background(Self.yellow)))
        let looped = Text("a").background().environment(\.backgroundStyle, AnyShapeStyle(.background))
        #expect(styles(of: looped).contains(.background(.semantic(.background, opacity: 1))))
    }

    @Test func `group boxes have the inherited background style`() {
        let boxes = elements(of: GroupBox("a") { Text("b") }.backgroundStyle(.yellow)).filter { $0.kind == .groupBox }
        #expect(boxes.map(\.style) == [[.background(Self.yellow)]])
        #expect(elements(of: GroupBox("a") { Text("b") }).first { $0.kind == .groupBox }?.style == [])
    }

    @Test func `views read the background style`() {
        struct Reader: View {
            @Environment(\.backgroundStyle) private var style

            var body: some View { Text(style == nil ? "none" : "some") }
        }
        let view = VStack {
            Reader()
            Reader().backgroundStyle(.yellow)
        }
        let tree = ViewTree(view)
        tree.update()
        #expect(tree.document.root.texts == ["none", "some"])
    }

    @Test func `any style supports opacity`() {
        let text = Text("a").foregroundStyle(Ink().opacity(0.5))
        #expect(styles(of: text).contains(.foreground(Color.blue.opacity(0.5).paint)))
        let gradient = styles(of: Text("a").background(AnyShapeStyle(Fading()).opacity(0.25)))
        let paints = gradient.compactMap { value -> [Paint]? in
            if case .gradient(let paint) = value { paint.stops.map(\.paint) } else { nil }
        }
        #expect(paints == [[Color.red.opacity(0.25).paint, Color.blue.opacity(0.25).paint]])
    }

    @Test func `hierarchical styles have five levels`() {
        #expect(HierarchicalShapeStyle.primary._color == .primary)
        #expect(HierarchicalShapeStyle.secondary._color == .secondary)
        let text = Text("a").foregroundStyle(.quinary)
        #expect(styles(of: text).contains(.foreground(.semantic(.quaternary, opacity: 0.5))))
    }

    @Test func `a color's gradient can have any geometry`() {
        let view = Text("a").background(
            .linearGradient(Color.red.gradient, startPoint: .leading, endPoint: .trailing)
        )
        let lighter = Color.red.mix(with: .white, by: 0.18, in: .device)
        let gradient = LinearGradient(colors: [lighter, .red], startPoint: .leading, endPoint: .trailing)
        #expect(styles(of: view) == styles(of: Text("a").background(AnyShapeStyle(gradient))))
    }
}
