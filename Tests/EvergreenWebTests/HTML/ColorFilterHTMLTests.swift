import EvergreenDocument
import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

/// HTML of view filters that CSS lacks.
@MainActor
struct ColorFilterHTMLTests {
    private func html(_ view: some View) -> String {
        var text = ""
        ViewTree(view).document.root.visit { element in
            guard case .filtering = element.description.kind else { return }
            var writer = HTMLWriter()
            writer.write(ElementHTML(id: ElementID(rawValue: 100_007), description: element.description).html)
            text = writer.text
        }
        return text
    }

    @Test func `a view is multiplied by a semantic color`() {
        let text = html(Text("a").colorMultiply(.blue))
        #expect(text.contains(#"<filter id=f7 color-interpolation-filters=sRGB x="-50%""#))
        #expect(text.contains(#"<feFlood flood-color="var(--blue)" /><feComposite in2=SourceGraphic"#))
        #expect(text.contains(#"class="layer vf-7""#))
        #expect(StyleClass(.filter, 7).rule == ".vf-7{filter:url(#f7)}")
    }

    @Test func `luminanceToAlpha makes luminance the alpha`() {
        #expect(html(Text("a").luminanceToAlpha()).contains("0.2125 0.7154 0.0721 0 0"))
    }

    @Test func `a filtered view is a group with its label`() {
        let text = html(HStack { Text("a") }.colorMultiply(.blue).accessibilityLabel("Blue"))
        #expect(text.contains(#"role=group"#) && text.contains(#"aria-label=Blue"#))
    }

    @Test func `a changed filter color patches only the color`() {
        func description(_ color: Color) -> ElementDescription {
            ElementDescription(.filtering(.multiplication(color.paint)))
        }
        var translation = PatchTranslation()
        let operations = translation.operations(for: [
            .set(ElementID(rawValue: 7), from: description(.red), to: description(.blue))
        ])
        #expect(
            operations.last
                == .attributes(
                    PageOperation.Target(element: ElementID(rawValue: 7), path: [0, 0, 0]),
                    [.init(.floodColor, "var(--blue)")],
                    removed: []
                )
        )
    }
}
