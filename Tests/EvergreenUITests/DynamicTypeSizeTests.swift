import EvergreenDocument
import EvergreenTesting
import Testing

@testable import EvergreenUI

@MainActor
struct DynamicTypeSizeTests {
    private struct Named: View {
        @Environment(\.dynamicTypeSize) private var size

        var body: some View { Text(verbatim: "\(size)") }
    }

    @Test func `texts have the size of their environment`() {
        #expect(textStyles(of: Text("a")) == [[]])
        #expect(textStyles(of: Text("a").dynamicTypeSize(.large)) == [[.typeScale(1)]])
        #expect(textStyles(of: Text("a").dynamicTypeSize(.accessibility5)) == [[.typeScale(53.0 / 17)]])
        #expect(Screen { Named().dynamicTypeSize(.xSmall) }.texts == ["xSmall"])
        #expect(Screen { Named() }.texts == ["large"])
    }

    @Test func `a range clamps the inherited size`() {
        #expect(Screen { Named().dynamicTypeSize(.xLarge ... .xxxLarge) }.texts == ["xLarge"])
        #expect(Screen { Named().dynamicTypeSize(...DynamicTypeSize.medium) }.texts == ["medium"])
        #expect(Screen { Named().dynamicTypeSize(DynamicTypeSize.small...) }.texts == ["large"])
        #expect(Screen { Named().dynamicTypeSize(.small ..< .small) }.texts == ["large"])
    }

    @Test func `sizes are ordered, and the largest are accessibility sizes`() {
        #expect(DynamicTypeSize.allCases == DynamicTypeSize.allCases.sorted())
        #expect(DynamicTypeSize.allCases.filter(\.isAccessibilitySize).count == 5)
        #expect(DynamicTypeSize.allCases.map(\.scale) == DynamicTypeSize.allCases.map(\.scale).sorted())
    }

    @Test func `a text with a line limit has its truncation mode, unless it is the default`() {
        #expect(
            textStyles(of: Text("a").lineLimit(1).truncationMode(.middle)) == [[.lineLimit(1), .truncation(.middle)]]
        )
        #expect(textStyles(of: Text("a").lineLimit(1).truncationMode(.tail)) == [[.lineLimit(1)]])
        #expect(textStyles(of: Text("a").truncationMode(.head)) == [[]])
    }
}
