import SeededRandomness

@testable import EvergreenUI
@testable import EvergreenWeb

extension HandmadeWindow {
    /// Random edits of an element tree.
    func edit(_ top: Element, using random: inout SeededGenerator) {
        var all: [Element] = []
        top.visit { all.append($0) }
        let element = all.randomElement(using: &random) ?? top
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
            guard all.count < 60 else { return }
            let new = make(kind(using: &random), [make(kind(using: &random))])
            var children = element.children
            children.insert(new, at: Int.random(in: 0...children.count, using: &random))
            element.setChildren(children)
        case 1:
            guard let child = element.children.randomElement(using: &random) else { return }
            element.setChildren(element.children.filter { $0 !== child })
        case 2:
            element.setChildren(element.children.shuffled(using: &random))
        case 3:
            let kind = kind(using: &random)
            element.change { $0.kind = kind }
        case 4:
            let style = style(using: &random)
            element.change { $0.style = style }
        default:
            let label = ["A", "<b>", nil].randomElement(using: &random) ?? nil
            let isDisabled = Bool.random(using: &random)
            element.change {
                $0.attributes.accessibilityLabel = label
                $0.attributes.isDisabled = isDisabled
            }
        }
    }

    /// Kinds with a slot, so that all can have children.
    private func kind(using random: inout SeededGenerator) -> ElementKind {
        let text = ["", "A", "<&\">", "\\\n\u{1}"].randomElement(using: &random) ?? ""
        let number = Int.random(in: 0..<3, using: &random)
        let kinds: [ElementKind] = [
            .box, .navigationLink, .tab(TabTraits(isSelected: number == 0, badge: text, panel: ElementID(rawValue: 1))),
            .tabPanel(tab: ElementID(rawValue: 1)), .navigationPage(depth: number),
            .stack(StackLayout(axis: .horizontal, spacing: Double(number))), .list, .row, .section,
            .navigationBar(title: text), .toggle(isOn: number == 0),
            .stepper(canIncrement: number == 0, canDecrement: number == 1), .progress(fraction: Double(number) / 2),
            .progress(fraction: nil), .alert(title: text), .button(ButtonTraits(role: number == 0 ? .cancel : nil)),
        ]
        return kinds.randomElement(using: &random) ?? .box
    }

    private func style(using random: inout SeededGenerator) -> [StyleValue] {
        let number = Double(Int.random(in: 0..<3, using: &random))
        let values: [StyleValue] = [
            .automaticPadding(.all), .background(.semantic(.red, opacity: number / 2)), .opacity(number),
            .frame(FrameLayout(width: number)), .font(FontDescription(size: 10 + number)),
        ]
        return (0..<Int.random(in: 0...3, using: &random)).compactMap { _ in values.randomElement(using: &random) }
    }
}
