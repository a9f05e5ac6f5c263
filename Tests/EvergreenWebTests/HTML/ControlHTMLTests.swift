import EvergreenDocument
import Testing

@testable import EvergreenWeb

/// HTML attributes and options of controls, and their accessibility descriptions.
@MainActor
struct ControlHTMLTests {
    private func html(_ kind: ElementKind, style: [StyleValue] = [], notes: [ElementNote] = []) -> String {
        var description = ElementDescription(kind, style: style)
        description.attributes.notes = notes
        var writer = HTMLWriter()
        writer.write(ElementHTML(id: ElementID(rawValue: 5), description: description).html) { _ in }
        return writer.text
    }

    @Test func `a slider without a thumb has a track that shows its value`() {
        var traits = SliderTraits(label: "Speed", value: 3, lowerBound: 0, upperBound: 4, step: nil)
        #expect(!html(.slider(traits)).contains("thumbless"))
        traits.isThumbHidden = true
        #expect(html(.slider(traits)).contains("drawn-track") && html(.slider(traits)).contains("thumbless"))
    }

    private func picker(_ currentValue: String?, selection: Int?) -> String {
        html(
            .picker(
                PickerTraits(
                    label: "Fruit",
                    options: [PickerTraits.Option(id: 1, title: "Pear"), PickerTraits.Option(id: 2, title: "Plum")],
                    selection: selection,
                    style: .menu,
                    currentValue: currentValue
                )
            )
        )
    }

    @Test func `a menu picker shows its current value label as a hidden option`() {
        let html = picker("A ripe <pear>", selection: 1)
        #expect(html.contains(">A ripe &lt;pear&gt;</option>"))
        #expect(html.components(separatedBy: " selected").count == 2)
        #expect(picker(nil, selection: 1).components(separatedBy: "<option").count == 3)
    }

    @Test func `a repeating button has the data-repeats attribute`() {
        #expect(html(.button(ButtonTraits(repeats: true))).contains("data-repeats"))
        #expect(!html(.button(ButtonTraits())).contains("data-repeats"))
    }

    @Test func `assistive technology reads the value, custom content and the hint`() {
        let notes: [ElementNote] = [
            .hint("Opens it"),
            .customContent(AccessibleContent(id: "a", label: "Games", value: "7", isHigh: false)),
            .customContent(AccessibleContent(id: "b", label: "Rank", value: "1", isHigh: true)),
            .customContent(AccessibleContent(id: "c", label: "Gone", value: nil, isHigh: true)),
            .value("Ada"),
        ]
        #expect(
            html(.button(ButtonTraits()), notes: notes).contains(
                #"aria-description="Ada, Rank: 1, Games: 7, Opens it""#
            )
        )
        #expect(!html(.button(ButtonTraits())).contains("aria-description"))
    }

    @Test func `an inspector's width sets its column's width`() {
        let rule = StyleClass(.inspectorWidth, 300.0).rule
        #expect(rule == ".window:has(>.nv-300){--inspector:min(300px,100vw)}")
        #expect(html(.inspector, style: [.inspectorWidth(300)]).contains("nv-300"))
    }

    @Test func `a backdrop blur is a backdrop-filter`() {
        #expect(StyleClass(.backdropBlur, 3.0).rule == ".bf-3{backdrop-filter:blur(3px)}")
        #expect(html(.box, style: [.backdropBlur(3)]).contains("bf-3"))
    }
}
