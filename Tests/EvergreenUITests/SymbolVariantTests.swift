import EvergreenUI
import Testing

@MainActor
struct SymbolVariantTests {
    private func name(_ view: some View) -> String? {
        let tree = ViewTree(view)
        let kind = tree.document.root.children.first?.description.kind
        if case .image(.symbol(let name, _))? = kind { return name }
        return nil
    }

    @Test(arguments: [
        ("heart", SymbolVariants.fill, "heart.fill"),
        ("heart.fill", .fill, "heart.fill"),
        ("heart", .circle.fill, "heart.circle.fill"),
        ("heart.fill", .circle, "heart.circle.fill"),
        ("bell", .slash.fill, "bell.slash.fill"),
        ("plus.circle", .circle, "plus.circle"),
        ("square.and.pencil", .none, "square.and.pencil"),
    ])
    func `a symbol is shown in a variant`(symbol: String, variant: SymbolVariants, expected: String) {
        #expect(name(Image(systemName: symbol).symbolVariant(variant)) == expected)
    }

    @Test func `symbol variants accumulate, and the innermost none disables them`() {
        #expect(name(Image(systemName: "bell").symbolVariant(.slash).symbolVariant(.fill)) == "bell.slash.fill")
        #expect(name(Image(systemName: "bell").symbolVariant(.none).symbolVariant(.fill)) == "bell")
        #expect(SymbolVariants.circle.fill.contains(.fill) && !SymbolVariants.fill.contains(.circle))
    }
}
