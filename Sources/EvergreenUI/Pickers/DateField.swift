import Foundation

/// A date field, rendered natively by the browser.
struct DateField<Label: View>: LabeledElementView {
    let selection: Binding<Date>
    let earliest: Date?
    let latest: Date?
    let components: DatePickerComponents
    let label: Label
}

extension DateField {
    func kind(in node: ElementNode<Self>) -> ElementKind {
        let format = DateText(components: components.components, timeZone: node.environment.timeZone)
        return .datePicker(
            DateTraits(
                label: node.state.text,
                symbol: node.state.symbol,
                value: format.text(of: node.reading { selection.wrappedValue }),
                earliest: earliest.map(format.text),
                latest: latest.map(format.text),
                components: format.components
            )
        )
    }

    static var isControl: Bool { true }

    func style(in node: ElementNode<Self>) -> [StyleValue] {
        node.environment.controlStyle + (node.environment.datePickerAppearance == .field ? [.plainDateField] : [])
    }

    static var takesEvents: Bool { true }

    /// Malformed dates and dates outside of the range are ignored.
    func handle(_ event: ElementEvent, in node: ElementNode<Self>) -> Bool {
        guard case .commit(let text) = event else { return false }
        let format = DateText(components: components.components, timeZone: node.environment.timeZone)
        guard let date = format.date(text, on: selection.wrappedValue) else { return false }
        if let earliest, date < earliest { return false }
        if let latest, date > latest { return false }
        node.element.acceptFromScreen { kind in
            guard case .datePicker(var traits) = kind else { return }
            traits.value = text
            kind = .datePicker(traits)
        }
        selection.wrappedValue = date
        node.invalidate()
        return true
    }
}
