import EvergreenTesting
import Foundation
import Testing

@testable import EvergreenUI

@MainActor
struct ProportionTests {
    private func styles<Content: View>(_ content: Content) -> [[StyleValue]] {
        var found: [[StyleValue]] = []
        ViewTree(content).document.root.visit { found.append($0.description.style) }
        return found
    }

    private func texts(_ view: some View) -> [StyleValue] { textStyles(of: view).last ?? [] }

    @Test func `minimumScaleFactor sets a text's minimum scale`() {
        #expect(texts(Text("A").lineLimit(1).minimumScaleFactor(0.5)) == [.lineLimit(1), .minimumScale(0.5)])
        #expect(texts(VStack { Text("A").minimumScaleFactor(1) }.minimumScaleFactor(0.2)) == [])
        for (factor, scale) in [(-1, 0.01), (0, 0.01)] as [(CGFloat, Double)] {
            #expect(texts(Text("A").minimumScaleFactor(factor)) == [.minimumScale(scale)])
        }
        for factor in [2, .infinity, .nan] as [CGFloat] { #expect(texts(Text("A").minimumScaleFactor(factor)) == []) }
    }

    @Test func `lineLimit sets minimum and maximum lines`() {
        #expect(texts(Text("A").lineLimit(2...4)) == [.lineLimit(4), .minimumLines(2)])
        #expect(texts(Text("A").lineLimit(2...)) == [.minimumLines(2)])
        #expect(texts(Text("A").lineLimit(...3)) == [.lineLimit(3)])
        #expect(texts(Text("A").lineLimit(3, reservesSpace: true)) == [.lineLimit(3), .minimumLines(3)])
        #expect(texts(Text("A").lineLimit(3, reservesSpace: false)) == [.lineLimit(3)])
        #expect(texts(VStack { Text("A").lineLimit(nil) }.lineLimit(2...4)) == [])
        #expect(texts(Text("A").lineLimit((-5)...(-1))) == [.lineLimit(1)])
    }

    @Test func `a vertical text field inherits its line limit, and a single-line field does not`() {
        func field<Content: View>(_ content: Content) -> TextFieldTraits? {
            var found: TextFieldTraits?
            ViewTree(content).document.root.visit { element in
                if case .textField(let traits) = element.description.kind { found = traits }
            }
            return found
        }
        let text = Binding.constant("")
        let growing = field(TextField("A", text: text, axis: .vertical).lineLimit(2...4))
        #expect(growing?.minimumLines == 2 && growing?.maximumLines == 4)
        let line = field(TextField("A", text: text).lineLimit(2...4))
        #expect(line?.minimumLines == nil && line?.maximumLines == nil)
    }

    @Test func `an aspect ratio expands along the width only, and not within a frame with a height`() {
        func expansion(_ content: some View) -> Expansion {
            ViewTree(content).document.root.children.first?.description.outerExpansion ?? []
        }
        #expect(expansion(Color.red.aspectRatio(2, contentMode: .fit)) == .horizontal)
        #expect(expansion(Color.red.scaledToFill()) == .both)
        #expect(expansion(Color.red.aspectRatio(2, contentMode: .fit).frame(height: 60)) == [])
        #expect(expansion(Color.red.aspectRatio(2, contentMode: .fit).padding().frame(maxWidth: 60)) == [])
        #expect(expansion(Text("A").aspectRatio(2, contentMode: .fit)) == [])
    }

    @Test func `containerRelativeFrame clamps its count and span`() {
        #expect(
            texts(Text("A").containerRelativeFrame(.horizontal, count: 0, span: 9, spacing: 4))
                == [.containerFrame(ContainerFrame(horizontal: true, vertical: false, spacing: 4))]
        )
    }

    @Test func `repeated accessibilityElement modifiers keep one value`() {
        var notes: [ElementNote] = []
        ViewTree(
            HStack { Text("A") }.accessibilityElement(children: .combine).accessibilityElement(children: .contain)
        )
        .document.root.visit { notes += $0.description.attributes.notes }
        #expect(
            notes.filter { if case .children = $0 { true } else { false } }.count == 1
        )
    }
}
