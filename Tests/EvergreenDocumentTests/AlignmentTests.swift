import Testing

@testable import EvergreenDocument

struct AlignmentTests {
    private enum First {}
    private enum Second {}

    private func horizontal(_ id: Any.Type, _ formula: GuideFormula) -> HorizontalAlignment {
        HorizontalAlignment(id: ObjectIdentifier(id)) { CustomAlignment(name: "custom", formula: formula) }
    }

    private func vertical(_ id: Any.Type, _ formula: GuideFormula) -> VerticalAlignment {
        VerticalAlignment(id: ObjectIdentifier(id)) { CustomAlignment(name: "custom", formula: formula) }
    }

    @Test func `a custom alignment is created once, and equal to others with its id`() {
        enum Own {}
        let alignment = horizontal(Own.self, GuideFormula(constant: 5))
        let same = HorizontalAlignment(id: ObjectIdentifier(Own.self)) {
            Issue.record("The alignment exists.")
            return CustomAlignment(name: "", formula: GuideFormula())
        }
        #expect(alignment == same)
        #expect(alignment != horizontal(First.self, GuideFormula(constant: 5)))
        #expect(alignment != .leading && alignment != .center && alignment != .trailing)
        #expect(alignment.custom?.formula == GuideFormula(constant: 5))
        #expect(HorizontalAlignment.all.contains(alignment))
        #expect(HorizontalAlignment.all.prefix(3) == [.leading, .center, .trailing])
    }

    @Test func `the same id has independent alignments along both axes`() {
        let across = horizontal(Second.self, GuideFormula(width: 0.1))
        let along = vertical(Second.self, GuideFormula(height: 0.9))
        #expect(across.custom?.formula == GuideFormula(width: 0.1))
        #expect(along.custom?.formula == GuideFormula(height: 0.9))
        let both = Alignment(horizontal: across, vertical: along)
        #expect(both.horizontal == across && both.vertical == along)
    }

    @Test func `a custom alignment has a nearest standard one`() {
        enum A {}
        enum B {}
        enum C {}
        enum D {}
        #expect(horizontal(A.self, GuideFormula(constant: -5)).standard == .leading)
        #expect(horizontal(B.self, GuideFormula(width: 0.4)).standard == .center)
        #expect(horizontal(C.self, GuideFormula(constant: -10, width: 1)).standard == .trailing)
        #expect(vertical(A.self, GuideFormula(constant: 2, firstBaseline: 1)).standard == .firstTextBaseline)
        #expect(vertical(B.self, GuideFormula(lastBaseline: 1)).standard == .lastTextBaseline)
        #expect(vertical(C.self, GuideFormula(height: 0.9)).standard == .bottom)
        #expect(vertical(D.self, GuideFormula()).standard == .top)
        #expect(HorizontalAlignment.trailing.standard == .trailing && HorizontalAlignment.trailing.custom == nil)
        #expect(VerticalAlignment.lastTextBaseline.standard == .lastTextBaseline)
    }

    @Test func `references to other guides are replaced by their defaults`() {
        enum Third {}
        let third = AlignmentGuide.vertical(vertical(Third.self, GuideFormula(height: 0.25)))
        let formula = GuideFormula(
            constant: 3,
            references: [
                .init(guide: .vertical(.center), factor: 2), .init(guide: third, factor: 4),
                .init(guide: .horizontal(.trailing), factor: -1),
                .init(guide: .vertical(.firstTextBaseline), factor: 1),
            ]
        )
        #expect(formula.defaultFormula == GuideFormula(constant: 3, width: -1, height: 2, firstBaseline: 1))
        let position = formula.position(width: 10, height: 20, firstBaseline: 5, lastBaseline: 6) { guide in
            guide == third ? 7 : 1
        }
        #expect(position == 3 + 2 + 28 - 1 + 1)
    }
}
