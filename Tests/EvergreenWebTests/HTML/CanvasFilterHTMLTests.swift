import EvergreenDocument
import Foundation
import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

/// HTML of canvas filters and blend modes.
@MainActor
struct CanvasFilterHTMLTests {
    private let square = Path(CGRect(x: 0, y: 0, width: 4, height: 4))

    private func html(_ draw: @escaping @MainActor (inout GraphicsContext, CGSize) -> Void) -> String {
        var text = ""
        ViewTree(Canvas(renderer: draw).frame(width: 100, height: 50)).document.root.visit { element in
            guard case .drawing = element.description.kind else { return }
            var writer = HTMLWriter()
            writer.write(ElementHTML(id: ElementID(rawValue: 7), description: element.description).html)
            text = writer.text
        }
        return text
    }

    private func html(_ filter: GraphicsContext.Filter) -> String {
        html { [square] context, _ in
            context.addFilter(filter)
            context.fill(square, with: .color(.red))
        }
    }

    @Test func `filters are inside of clips, opacity and blend mode, the last added innermost`() {
        let text = html { [square] context, _ in
            context.clip(to: square)
            context.addFilter(.shadow(color: .red, radius: 2, x: 1, y: 4))
            context.addFilter(.blur(radius: 3))
            context.blendMode = .multiply
            context.opacity = 0.5
            context.fill(square, with: .color(.red))
        }
        #expect(
            text.contains(
                ##"<g opacity=0.5 clip-path="url(#p7-2)" class=blend-multiply><g filter="url(#p7-1)">"##
                    + ##"<g filter="url(#p7-0)"><g><path"##
            )
        )
        #expect(text.contains(#"<feGaussianBlur stdDeviation=3 />"#))
        #expect(text.contains(#"<feDropShadow dx=1 dy=4 stdDeviation=1 flood-color="var(--red)" />"#))
    }

    @Test func `a filter's region follows the path's transform`() {
        let text = html { [square] context, _ in
            context.translateBy(x: 10, y: 20)
            context.rotate(by: .degrees(90))
            context.addFilter(.grayscale(1))
            context.fill(square, with: .color(.red))
        }
        #expect(text.contains(#"color-interpolation-filters=sRGB x=5 y=19 width=6 height=6"#))
    }

    @Test func `color filters are matrices, multiplications or thresholds`() {
        #expect(html(.brightness(0.25)).contains(#"values="1 0 0 0 0.25 0 1 0 0 0.25 0 0 1 0 0.25 0 0 0 1 0""#))
        #expect(html(.contrast(2)).contains(#"values="2 0 0 0 -0.5 0 2 0 0 -0.5 0 0 2 0 -0.5 0 0 0 1 0""#))
        #expect(
            html(.colorMultiply(.blue)).contains(
                #"<feFlood flood-color="var(--blue)" /><feComposite in2=SourceGraphic operator=arithmetic k1=1"#
            )
        )
        let threshold = html(.alphaThreshold(min: 0.5, color: .green))
        #expect(threshold.contains(##"type=discrete tableValues="0 0"##))
        #expect(threshold.contains(#"1 1" /></feComponentTransfer><feFlood flood-color="var(--green)" />"#))
        #expect(threshold.contains(#"<feComposite in2=alpha operator=in />"#))
    }

    @Test func `a blend mode alone makes no filter`() {
        let text = html { [square] context, _ in
            context.blendMode = .plusLighter
            context.fill(square, with: .color(.red))
        }
        #expect(text.contains(#"<g class=blend-plus-lighter><path"#) && !text.contains("filter"))
    }
}
