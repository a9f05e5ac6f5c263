import EvergreenDocument
import EvergreenUI
import Testing

@MainActor
struct SymbolRenderingTests {
    /// The colors of the first symbol, text or shape of a view.
    private func style(_ view: some View) -> [StyleValue] {
        let tree = ViewTree(view)
        return tree.document.root.children.first?.description.style ?? []
    }

    private func symbol(_ name: String) -> Image { Image(systemName: name) }

    @Test func `a symbol is monochrome by default`() {
        #expect(style(symbol("folder.badge.plus")).isEmpty)
        #expect(style(symbol("folder.badge.plus").foregroundStyle(.red)) == [.foreground(Color.red.paint)])
    }

    @Test func `the secondary layers of a hierarchical symbol have fractions of its color's opacity`() {
        let expected: [StyleValue] = [.foreground(Color.red.paint), .symbolColors(SymbolColors())]
        #expect(style(symbol("wifi").symbolRenderingMode(.hierarchical).foregroundStyle(.red)) == expected)
        #expect(style(VStack { symbol("wifi") }.symbolRenderingMode(.palette)).isEmpty)
    }

    @Test(arguments: [(0.4, 0.4), (-1, 0), (2, 1), (.nan, 0)] as [(Double, Double)])
    func `a variable symbol has a value from 0 to 1`(value: Double, known: Double) {
        #expect(style(Image(systemName: "wifi", variableValue: value)) == [.symbolValue(known)])
        #expect(style(Image(systemName: "wifi", variableValue: nil)).isEmpty)
    }

    @Test func `several foreground styles color a symbol's layers`() {
        let two = style(symbol("folder.badge.plus").foregroundStyle(.green, .blue))
        #expect(
            two == [
                .foreground(Color.green.paint),
                .symbolColors(SymbolColors(second: Color.blue.paint, third: Color.blue.paint)),
            ]
        )
        let three = style(symbol("cloud.sun.rain.fill").foregroundStyle(.white, .yellow, .cyan))
        #expect(
            three == [
                .foreground(Color.white.paint),
                .symbolColors(SymbolColors(second: Color.yellow.paint, third: Color.cyan.paint)),
            ]
        )
    }

    @Test func `a monochrome symbol uses the first of several styles`() {
        let monochrome = symbol("folder.badge.plus").symbolRenderingMode(.monochrome).foregroundStyle(.green, .blue)
        #expect(style(monochrome) == [.foreground(Color.green.paint)])
    }

    @Test func `a symbol's own rendering mode overrides the environment's`() {
        let inner = symbol("folder.badge.plus").symbolRenderingMode(.monochrome)
        #expect(style(inner.environment(\.symbolRenderingMode, .hierarchical)).isEmpty)
        let outer = symbol("folder.badge.plus").symbolRenderingMode(nil)
        #expect(style(outer.environment(\.symbolRenderingMode, .hierarchical)) == [.symbolColors(SymbolColors())])
    }

    @Test(arguments: [
        ("folder.badge.plus", Color.green, Color.primary),
        ("person.crop.circle.badge.xmark", .red, .primary),
        ("checkmark.circle.fill", .white, .green),
        ("exclamationmark.triangle.fill", .white, Color(red: 1, green: 0.8, blue: 0)),
        ("cloud.bolt.rain.fill", .white, Color(red: 1, green: 0.8, blue: 0)),
    ])
    func `multicolor symbols have their own colors`(name: String, first: Color, second: Color) {
        let style = style(symbol(name).symbolRenderingMode(.multicolor).foregroundStyle(.brown))
        #expect(style.first == .foreground(first.paint))
        guard case .symbolColors(let layers)? = style.last else { return #expect(Bool(false), "no layers: \(style)") }
        #expect(layers.second == second.paint)
    }

    @Test func `a multicolor symbol without its own colors has the foreground color`() {
        #expect(
            style(symbol("gear").symbolRenderingMode(.multicolor).foregroundStyle(.brown)) == [
                .foreground(Color.brown.paint)
            ]
        )
    }

    @Test func `a variant has the colors of its own symbol`() {
        let view = symbol("checkmark").symbolVariant(.circle.fill).symbolRenderingMode(.multicolor)
        #expect(style(view).first == .foreground(Color.white.paint))
    }

    @Test func `texts and shapes use the hierarchical levels of the foreground style`() {
        func levels(_ view: some View) -> [StyleValue] { style(view.foregroundStyle(.red, .blue, .green)) }
        #expect(levels(Text("a")) == [.foreground(Color.red.paint)])
        #expect(levels(Text("a").foregroundStyle(.primary)) == [.foreground(Color.red.paint)])
        #expect(levels(Text("a").foregroundStyle(.secondary)) == [.foreground(Color.blue.paint)])
        #expect(levels(Text("a").foregroundStyle(.tertiary)) == [.foreground(Color.green.paint)])
        #expect(levels(Text("a").foregroundStyle(.orange)) == [.foreground(Color.orange.paint)])
        let tree = ViewTree(Circle().fill(.secondary).foregroundStyle(.red, .blue))
        guard case .shape(let traits)? = tree.document.root.children.first?.description.kind else {
            return #expect(Bool(false), "no shape")
        }
        #expect(traits.fill == Color.blue.paint)
    }

    @Test func `a different foreground style has its own levels`() {
        let inner = VStack { Text("a").foregroundStyle(.secondary) }.foregroundStyle(.orange)
        let tree = ViewTree(inner.foregroundStyle(.red, .blue))
        let text = tree.document.root.children.first?.children.first
        #expect(text?.description.style == [.foreground(Color.secondary.paint)])
    }
}
