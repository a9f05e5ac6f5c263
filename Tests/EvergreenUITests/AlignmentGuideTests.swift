import EvergreenTesting
import Foundation
import Testing

@testable import EvergreenUI

@MainActor
struct AlignmentGuideTests {
    private enum AccountName: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] + 2 }
    }

    private enum Third: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
    }

    private enum Limited: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { min(context.width, 30) }
    }

    private let accountName = VerticalAlignment(AccountName.self)
    private let third = HorizontalAlignment(Third.self)

    private func guides(_ view: some View) -> [ExplicitGuide] {
        (textStyles(of: view).last ?? []).compactMap { if case .guide(let guide) = $0 { guide } else { nil } }
    }

    private func formula(_ view: some View) -> GuideFormula? { guides(view).first?.formula }

    @Test func `alignments with the same id are equal`() {
        #expect(VerticalAlignment(AccountName.self) == accountName)
        #expect(VerticalAlignment(Third.self) != accountName)
        #expect(HorizontalAlignment(AccountName.self) != third)
        #expect(Set([third, HorizontalAlignment(Third.self), .center]).count == 2)
        #expect(VStackLayout(alignment: third) == VStackLayout(alignment: HorizontalAlignment(Third.self)))
    }

    @Test func `the name of an alignment on pages consists of letters and digits`() throws {
        let name = try #require(third.custom?.name)
        #expect(name.count > 8 && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) })
        #expect(name != HorizontalAlignment(AccountName.self).custom?.name)
    }

    @Test func `the default of an alignment is a formula`() {
        #expect(third.custom?.formula == GuideFormula(width: 0.33333))
        #expect(
            accountName.custom?.formula
                == GuideFormula(constant: 2, references: [.init(guide: .vertical(.center), factor: 1)])
        )
        // Replaced by the middle.
        #expect(HorizontalAlignment(Limited.self).custom?.formula == GuideFormula(width: 0.5))
    }

    @Test func `explicit guides are merged`() {
        #expect(HorizontalAlignment.leading.combineExplicit([4, nil, 8]) == 6)
        #expect(third.combineExplicit([CGFloat?](repeating: nil, count: 2)) == nil)
        #expect(VerticalAlignment.firstTextBaseline.combineExplicit([4, nil, 8]) == 4)
        #expect(VerticalAlignment.lastTextBaseline.combineExplicit([4, nil, 8]) == 8)
        #expect(accountName.combineExplicit([4, 8]) == 6)
    }

    @Test func `a linear guide is a formula of lengths and other guides`() {
        #expect(formula(Text("A").alignmentGuide(.leading) { _ in -20 }) == GuideFormula(constant: -20))
        #expect(
            formula(Text("A").alignmentGuide(.trailing) { $0.width / 4 + $0.height * 2 + 3 })
                == GuideFormula(constant: 3, width: 0.25, height: 2)
        )
        #expect(
            formula(Text("A").alignmentGuide(.top) { ($0[.top] + $0[.firstTextBaseline] * 3) / 2 })
                == GuideFormula(
                    references: [
                        .init(guide: .vertical(.top), factor: 0.5),
                        .init(guide: .vertical(.firstTextBaseline), factor: 1.5),
                    ]
                )
        )
        let third = third
        let mixed = guides(Text("A").alignmentGuide(accountName) { $0[third] - $0.height })
        let expected = GuideFormula(height: -1, references: [.init(guide: .horizontal(third), factor: 1)])
        #expect(mixed == [ExplicitGuide(.vertical(accountName), expected)])
        #expect(
            formula(Text("A").alignmentGuide(.leading) { $0[explicit: .leading] ?? 7 }) == GuideFormula(constant: 7)
        )
    }

    @Test func `a guide that is not linear is ignored`() {
        #expect(guides(Text("A").alignmentGuide(.leading) { min($0.width, 30) }) == [])
        #expect(guides(Text("A").alignmentGuide(.leading) { max($0[.leading], $0[.trailing]) }) == [])
        #expect(guides(Text("A").alignmentGuide(.top) { $0.width * $0.height }) == [])
        #expect(guides(Text("A").alignmentGuide(.leading) { _ in .nan }) == [])
        #expect(guides(Text("A").alignmentGuide(.leading) { _ in .infinity }) == [])
    }

    @Test func `guides are in the order of their modifiers`() {
        let text = Text("A").alignmentGuide(.leading) { _ in 1 }.padding(4).alignmentGuide(.leading) {
            $0[.leading] + 2
        }
        #expect(guides(text).map(\.formula.constant) == [1, 2])
    }

    @Test func `dimensions have the guides that a view sets`() {
        let dimensions = ViewDimensions(width: 60, height: 40, firstBaseline: 12, lastBaseline: 30)
        #expect(dimensions[third] == 60 * 0.33333)
        #expect(dimensions[accountName] == 22)
        #expect(dimensions[HorizontalAlignment.center] == 30 && dimensions[.trailing] == 60)
        #expect(dimensions[VerticalAlignment.center] == 20 && dimensions[.lastTextBaseline] == 30)
        #expect(dimensions[explicit: third] == nil && dimensions[explicit: accountName] == nil)

        let set = dimensions.setting([
            ExplicitGuide(.vertical(.center), GuideFormula(constant: 5)),
            ExplicitGuide(
                .horizontal(third),
                GuideFormula(width: 1, references: [.init(guide: .vertical(accountName), factor: 1)])
            ),
        ])
        #expect(set[VerticalAlignment.center] == 5 && set[explicit: VerticalAlignment.center] == 5)
        // The default of the account's name is relative to the center.
        #expect(set[accountName] == 7 && set[explicit: accountName] == nil)
        #expect(set[third] == 67)
        #expect(set != dimensions)
    }
}
