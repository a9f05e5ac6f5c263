import EvergreenDocument
import Foundation
import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

/// HTML of effects on a chart's marks.
@MainActor
struct MarkEffectHTMLTests {
    private func html(_ kind: ElementKind, _ attributes: ElementAttributes = ElementAttributes()) -> String {
        var writer = HTMLWriter()
        let description = ElementDescription(kind, attributes: attributes)
        writer.write(ElementHTML(id: ElementID(rawValue: 7), description: description).html)
        return writer.text
    }

    private let line = Graphic.path(
        PathGraphic(
            Path { $0.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)]) }.outline,
            .stroke(LineTraits(width: 2)),
            paint: .color(Color.red.paint)
        )
    )

    private func mark(_ effects: [GraphicEffect]) -> String {
        html(.mark(MarkTraits([.group(GroupGraphic(clips: [], effects: effects, [line]))], label: "A")))
    }

    @Test func `a shadow is a filter group around the mark`() {
        let text = mark([.shadow(Color.blue.paint, radius: 4, x: 1, y: -2)])
        #expect(
            text.contains(
                #"<feDropShadow dx=1 dy=-2 stdDeviation=2 flood-color="var(--blue)" /></filter>"#
            )
        )
        // A straight line has a filter region: more than 6 + 2 points around it.
        #expect(
            text.contains(
                ##"<filter id=p7-0 filterUnits=userSpaceOnUse color-interpolation-filters=sRGB x=-17"##
            )
        )
        #expect(text.contains(##"<g filter="url(#p7-0)"><g><path"##))
    }

    @Test func `an inner shadow is the blurred surroundings within the mark`() {
        let text = mark([.innerShadow(Color.blue.paint, radius: 4, x: 1, y: -2)])
        #expect(text.contains("<feOffset dx=1 dy=-2 result=edges />"))
        #expect(text.contains("<feComposite in2=SourceGraphic operator=atop />"))
    }

    @Test func `effects are nested groups in order`() {
        let text = mark([.blur(radius: 3), .opacity(0.5)])
        #expect(text.contains(#"<feGaussianBlur stdDeviation=3 />"#))
        #expect(text.contains(##"<g opacity=0.5><g filter="url(#p7-0)"><g><path"##))
    }

    @Test func `a layer's marks are inside its effects`() {
        let text = html(.markLayer([.mask([line]), .blur(radius: 2)]))
        #expect(text.contains(#"<mask id=p7-0 maskUnits=userSpaceOnUse mask-type=alpha x="-50%" y="-50%""#))
        #expect(text.contains(##"<g filter="url(#p7-1)"><g mask="url(#p7-0)"><g id=c7>"##))
        #expect(html(.markLayer([])).contains(#"class=mark-layer"#))
    }

    @Test func `a mask can contain effects and masks`() {
        let inner = Graphic.group(GroupGraphic(clips: [], effects: [.mask([line]), .blur(radius: 1)], [line]))
        let text = html(.markLayer([.mask([inner])]))
        #expect(text.contains(##"mask="url(#p7-0)""##) && text.contains(##"filter="url(#p7-1)""##))
        #expect(text.contains(##"<mask id=p7-2"##) && text.contains(##"mask="url(#p7-2)""##))
    }

    @Test func `a mark has its accessibility identifier as test id`() {
        var attributes = ElementAttributes()
        attributes.accessibilityIdentifier = "first"
        #expect(html(.mark(MarkTraits([line], label: "A")), attributes).contains(#"data-testid=first"#))
        #expect(html(.mark(MarkTraits([line], label: nil)), attributes).contains(#"data-testid=first"#))
    }
}
