import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

@MainActor
struct AlignmentHTMLTests {
    private enum Third: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
    }

    private enum Low: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.bottom] - 5 }
    }

    private let third = HorizontalAlignment(Third.self)
    private let low = VerticalAlignment(Low.self)
    private var thirdName: String { third.custom?.name ?? "" }
    private var lowName: String { low.custom?.name ?? "" }

    private func html<Content: View>(_ content: Content) -> String {
        let tree = ViewTree(content)
        _ = tree.document.takePatches()
        var writer = HTMLWriter()
        for element in tree.document.root.children { writer.write(ElementSnapshot(element)) }
        return writer.text.filter { $0 != "\"" }
    }

    @Test func `standard alignments need no attributes`() {
        let text = html(
            VStack(alignment: .leading) {
                HStack(alignment: .firstTextBaseline) { Text("A") }
                ZStack(alignment: .bottomTrailing) { Text("A").frame(width: 50, alignment: .trailing) }
            }
            .overlay(alignment: .top) { Text("B") }
        )
        #expect(!text.contains("data-align") && !text.contains("data-guide") && !text.contains("guided"))
    }

    @Test func `a container has its custom alignment, and the class of the nearest standard one`() {
        let column = html(VStack(alignment: third) { Text("A") })
        #expect(column.contains("data-align-x=\(thirdName):0,0.25") && column.contains("vstack ax-center"))
        let row = html(HStack(alignment: low) { Text("A") })
        #expect(row.contains("data-align-y=\(lowName):-5+1*y.bottom") && row.contains("hstack ay-bottom"))
        let both = Alignment(horizontal: third, vertical: low)
        for text in [
            html(ZStack(alignment: both) { Text("A") }), html(Text("A").overlay(alignment: both) { Text("B") }),
            html(Text("A").background(alignment: both) { Text("B") }),
            html(Text("A").frame(width: 80, height: 80, alignment: both)),
            html(Text("A").containerRelativeFrame(.horizontal, alignment: both)),
        ] {
            #expect(text.contains("data-align-x=\(thirdName):") && text.contains("data-align-y=\(lowName):"))
            #expect(text.contains("ax-center ay-bottom"))
        }
    }

    @Test func `a view has the guides that it sets`() {
        let text = html(
            Text("A").alignmentGuide(third) { $0.width - 3 }.alignmentGuide(.leading) { $0[third] * 2 }
                .alignmentGuide(low) { _ in 7 }
        )
        #expect(text.contains("data-guide-x=\(thirdName):-3,1;leading:0+2*x.\(thirdName)(0,0.25)"))
        #expect(text.contains("data-guide-y=\(lowName):7"))
    }

    @Test func `a guide refers to the view without the padding around it`() throws {
        let text = html(
            Text("A").padding(4).alignmentGuide(third) { _ in 1 }.padding(6).alignmentGuide(third) { _ in 2 }
        )
        let outer = text.prefix { $0 != ">" }
        let inner = text.dropFirst(outer.count + 1).prefix { $0 != ">" }
        #expect(outer.contains("\(thirdName):2") && outer.contains("pt-6"))
        #expect(inner.contains("\(thirdName):1") && inner.contains("pt-4"))
    }

    @Test func `a view without a node of its own has its guides on a node around it`() {
        let text = html(Text("A").onTapGesture {}.alignmentGuide(third) { _ in 1 })
        #expect(text.hasPrefix("<div"))
        #expect(text.prefix { $0 != ">" }.contains("data-guide-x"))
    }

    @Test func `the guide of a custom alignment has no classes`() {
        #expect(!html(Text("A").alignmentGuide(third) { _ in 1 }).contains("guided"))
        #expect(!html(Text("A").alignmentGuide(.leading) { $0.height }).contains("guided"))
        #expect(html(Text("A").alignmentGuide(.leading) { $0[.trailing] - 5 }).contains("guided gx-leading ux-5 uw-m1"))
    }
}
