import EvergreenDocument
import Testing

@testable import EvergreenWeb

struct TransformCourseTests {
    private func html(_ traits: GeometryTraits, _ style: [StyleValue]) -> String {
        let description = ElementDescription(.geometry(traits), style: style)
        var writer = HTMLWriter()
        writer.write(ElementHTML(id: ElementID(rawValue: 3), description: description).html)
        return writer.text
    }

    private func change(x: Double, perspective: Double = 0) -> ProjectionChange {
        ProjectionChange(AffineChange(a: 1, b: 0, c: 0, d: 1, tx: x, ty: 0), x: perspective)
    }

    @Test func `sampled transforms have their timing and the numbers of each step`() {
        var traits = GeometryTraits(form: .effect)
        traits.course = TransformCourse(
            number: 2,
            changes: [change(x: 0), change(x: 2.345678), change(x: 3, perspective: 0.0005)],
            duration: 0.5,
            delay: 0.1,
            repetition: AnimationTraits.Repetition(count: nil, autoreverses: true, pause: 0.2)
        )
        let text = html(traits, [change(x: 3).style])
        #expect(
            text.contains(
                #"data-course="2 500 100 200 0 back;1,0,0,1,0,0;1,0,0,1,2.35,0;1,0,0,1,3,0,0.0005,0,1""#
            )
        )
        // On the outer node: the middle one has no box.
        #expect(text.contains(#"class="layer affine"#))
        traits.course?.repetition = nil
        #expect(html(traits, []).contains(#"data-course="2 500 100 0 1 on;"#))
    }

    @Test func `an effect with ignoredByLayout is marked as such`() {
        var traits = GeometryTraits(form: .effect)
        #expect(!html(traits, []).contains("ignored"))
        traits.isEffectIgnored = true
        #expect(html(traits, []).contains(#"data-effect=ignored"#))
    }

    @Test func `a projection has classes for nine numbers`() {
        let text = html(GeometryTraits(form: .effect), [change(x: 1, perspective: 0.0005).style])
        #expect(text.contains("affine") && text.contains("projected") && text.contains("mpx-0_500"))
    }
}
