import EvergreenUI

/// An element of a screen.
@MainActor
public struct ScreenElement {
    let element: Element
    let tree: ViewTree

    init(_ element: Element, in tree: ViewTree) {
        self.element = element
        self.tree = tree
    }

    public var role: ElementRole { ElementRole(element.description.kind) }

    /// What the element says: its own text, or those inside it, separated by spaces.
    public var text: String {
        switch element.description.kind {
        case .navigationBar(let title, _), .alert(let title), .window(let title), .preview(let title),
            .badge(let title),
            .backButton(let title), .confirmation(let title, _):
            title
        case .textField(let traits):
            traits.label
        case .picker(let traits):
            traits.label
        case .slider(let traits):
            traits.label
        case .datePicker(let traits):
            traits.label
        case .image(.symbol(let name, _)):
            name
        default:
            element.texts.joined(separator: " ")
        }
    }

    /// What assistive technology says: the accessibility label, or else the text.
    public var label: String { element.description.attributes.accessibilityLabel ?? text }

    /// The value of a control: the text of a field, the title of what a picker has selected, `true` or `false` for a
    /// toggle, the badge of a tab, the address of an image. Nil for all others.
    public var value: String? {
        switch element.description.kind {
        case .textField(let traits): traits.text
        case .picker(let traits): traits.options.first { $0.id == traits.selection }?.title
        case .toggle(let isOn): "\(isOn)"
        case .slider(let traits): "\(traits.value)"
        case .datePicker(let traits): traits.value
        case .link(let address): address
        case .image(.remote(let address, _)): address
        case .loadedImage(let address): address
        case .progress(let fraction): fraction.map { "\($0)" }
        case .tab(let traits): traits.badge.isEmpty ? nil : traits.badge
        default: nil
        }
    }

    /// Whether the element is the selected tab of a tab view, or a selected row of a list.
    public var isSelected: Bool {
        switch element.description.kind {
        case .tab(let traits): traits.isSelected
        case .editableRow(let traits): traits.isSelected ?? false
        default: false
        }
    }

    /// The titles of a picker's options.
    public var options: [String] {
        guard case .picker(let traits) = element.description.kind else { return [] }
        return traits.options.map(\.title)
    }

    public var identifier: String? { element.description.attributes.accessibilityIdentifier }

    /// Whether events reach the element: neither it nor an element around it is disabled.
    public var isEnabled: Bool { !element.isDisabled }

    /// Whether the element is still shown.
    public var exists: Bool {
        tree.update()
        return tree.document.element(element.id) === element
    }

    /// All texts inside, in reading order.
    public var texts: [String] { element.texts }

    public var children: [ScreenElement] { element.children.map { ScreenElement($0, in: tree) } }
}

// MARK: - Finding

extension ScreenElement {
    /// The one element inside of a role, with a text, label or value, or with an identifier, if they are given.
    ///
    /// - throws: ``ScreenError`` if there is no such element, or more than one.
    public func find(
        _ role: ElementRole? = nil,
        _ text: String? = nil,
        identifier: String? = nil
    ) throws(ScreenError) -> ScreenElement {
        let found = findAll(role, text, identifier: identifier)
        let wanted = [role?.rawValue, text.map { "“\($0)”" }, identifier.map { "with identifier “\($0)”" }]
            .compactMap(\.self).joined(separator: " ")
        guard let first = found.first else { throw .notFound(wanted, screen: outline) }
        guard found.count == 1 else { throw .ambiguous(wanted, count: found.count, screen: outline) }
        return first
    }

    /// All elements inside of a role, with a text, label or value, or with an identifier, if they are given.
    public func findAll(
        _ role: ElementRole? = nil,
        _ text: String? = nil,
        identifier: String? = nil
    ) -> [ScreenElement] {
        tree.update()
        var found: [ScreenElement] = []
        element.visit { element in
            let candidate = ScreenElement(element, in: tree)
            if let role, candidate.role != role { return }
            if let identifier, candidate.identifier != identifier { return }
            if let text, candidate.text != text, candidate.label != text, candidate.value != text { return }
            found.append(candidate)
        }
        return found
    }
}

// MARK: - Touching

extension ScreenElement {
    /// Presses a button, a tab or a link.
    public func tap() throws(ScreenError) { try send(.tap) }

    /// Turns a toggle on if it is off, and off if it is on.
    public func toggle() throws(ScreenError) {
        guard case .toggle(let isOn) = element.description.kind else { throw .wrongRole(role, action: "toggled") }
        try send(.toggle(!isOn))
    }

    /// Has the image of an `AsyncImage` arrive, as if the browser had loaded it, or fail to.
    public func finishLoading(succeeds: Bool = true) throws(ScreenError) { try send(.load(succeeds)) }

    /// Moves a slider to a number.
    public func slide(to value: Double) throws(ScreenError) { try send(.input("\(value)")) }

    /// Sets a date picker to a date as HTML writes it: `2026-05-17`, `16:05`, or `2026-05-17T16:05`.
    public func choose(date: String) throws(ScreenError) { try send(.commit(date)) }

    /// Counts a stepper up.
    public func increment() throws(ScreenError) { try send(.increment) }

    /// Counts a stepper down.
    public func decrement() throws(ScreenError) { try send(.decrement) }

    /// Selects the option of a picker with a title.
    public func select(_ title: String) throws(ScreenError) {
        guard case .picker(let traits) = element.description.kind else {
            throw .wrongRole(role, action: "selected from")
        }
        guard let option = traits.options.first(where: { $0.title == title }) else {
            throw .notFound("option “\(title)”", screen: outline)
        }
        try send(.select(option.id))
    }

    /// Types at the end of a text field, one character after the other, and leaves the field.
    public func type(_ text: String) throws(ScreenError) {
        guard case .textField(let traits) = element.description.kind else {
            throw .wrongRole(role, action: "typed into")
        }
        var typed = traits.text
        for character in text {
            typed.append(character)
            try send(.input(typed))
            if case .textField(let traits) = element.description.kind, traits.isContinuous { typed = traits.text }
        }
        try send(.commit(typed))
    }

    /// Replaces the text of a text field, and leaves the field.
    public func fill(_ text: String) throws(ScreenError) {
        try send(.input(text))
        try send(.commit(text))
    }

    /// Presses return in a text field.
    public func submit() throws(ScreenError) { try send(.submit) }

    /// Closes a sheet or an alert, or the actions of a row, as the escape key does.
    public func dismiss() throws(ScreenError) { try send(.dismiss) }

    func send(_ event: ElementEvent) throws(ScreenError) {
        tree.update()
        do {
            try tree.handle(event, on: element.id)
        } catch {
            throw .refused("\(error)", element: outline)
        }
        tree.update()
    }
}

// MARK: - Describing

extension ScreenElement {
    /// The element and what is in it, one line each, indented.
    public var outline: String {
        var lines: [String] = []
        appendOutline(to: &lines, depth: 0)
        return lines.joined(separator: "\n")
    }

    private func appendOutline(to lines: inout [String], depth: Int) {
        var line = String(repeating: "  ", count: depth) + role.rawValue
        if !text.isEmpty, children.isEmpty || role == .navigationBar || role == .alert || role == .confirmationDialog {
            line += " “\(text)”"
        }
        if let value { line += " = \(value)" }
        if let label = element.description.attributes.accessibilityLabel { line += " (\(label))" }
        if let identifier { line += " #\(identifier)" }
        if element.description.attributes.isDisabled { line += " disabled" }
        lines.append(line)
        for child in children { child.appendOutline(to: &lines, depth: depth + 1) }
    }
}
