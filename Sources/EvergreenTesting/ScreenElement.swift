import EvergreenUI

/// An element of a ``Screen`` that a test finds, reads and interacts with.
///
/// It refers to the live element: its properties reflect the current screen until ``exists`` is false.
@MainActor
public struct ScreenElement {
    let element: Element
    let tree: ViewTree

    init(_ element: Element, in tree: ViewTree) {
        self.element = element
        self.tree = tree
    }

    /// The kind of the element.
    public var role: ElementRole { ElementRole(element.description.kind) }

    /// The element's own text or, without one, the texts of its descendants, separated by spaces.
    public var text: String {
        switch element.description.kind {
        case .navigationBar(let title, _, _), .alert(let title), .window(let title, _), .preview(let title),
            .badge(let title),
            .backButton(let title), .confirmation(let title, _), .splitColumn(_, let title):
            title
        case .textField(let traits):
            traits.label
        case .picker(let traits):
            traits.label
        case .slider(let traits):
            traits.label
        case .datePicker(let traits):
            traits.label
        case .colorPicker(let traits):
            traits.label
        case .image(.symbol(let name, _)):
            name
        case .fileLink(let traits):
            traits.title
        default:
            element.texts.joined(separator: " ")
        }
    }

    /// The accessible name: the accessibility label or, without one, the text.
    public var label: String { element.description.attributes.accessibilityLabel ?? text }

    /// The value of a control: the text of a field; the title of a picker's selected option; `true` or `false` for a toggle; the number of
    /// a slider; the date of a date picker, or the color of a color picker with its opacity, in HTML's format; the item of a share link;
    /// the fraction of a progress view. Also the subtitle of a bar, the badge of a tab, `ascending` or `descending` for a column header by
    /// which a table is sorted, the URL of a link or an image, and the type and size of an image from data, such as `image/png 96×64`. Nil for all other elements.
    public var value: String? {
        switch element.description.kind {
        case .textField(let traits): traits.text
        case .picker(let traits):
            traits.currentValue ?? traits.options.first { $0.id == traits.selection }?.title
        case .toggle(let isOn): "\(isOn)"
        case .slider(let traits): "\(traits.value)"
        case .datePicker(let traits): traits.value
        case .colorPicker(let traits): traits.opacity.map { "\(traits.value) \($0) %" } ?? traits.value
        case .shareLink(let traits): [traits.text, traits.address].filter { !$0.isEmpty }.joined(separator: " ")
        case .link(let address, _): address
        case .fileLink(let traits): traits.address
        case .image(.remote(let address, _)): address
        case .image(.hosted(let image)): image.files.first?.summary
        case .loadedImage(let address): address
        case .webFrame(let address): address
        case .progress(let fraction): fraction.map { "\($0)" }
        case .navigationBar(_, let subtitle, _): subtitle.isEmpty ? nil : subtitle
        case .tab(let traits): traits.badge.isEmpty ? nil : traits.badge
        case .tableColumn(let traits):
            switch traits.order {
            case nil: nil
            case .ascending: "ascending"
            case .descending: "descending"
            }
        default: nil
        }
    }

    /// Whether the element is the selected tab of a tab view, or a selected row of a list or a table.
    public var isSelected: Bool {
        switch element.description.kind {
        case .tab(let traits): traits.isSelected
        case .editableRow(let traits): traits.isSelected ?? false
        case .tableRow(let traits): traits.isSelected ?? false
        default: false
        }
    }

    /// The titles of a picker's options.
    public var options: [String] {
        guard case .picker(let traits) = element.description.kind else { return [] }
        return traits.options.map(\.title)
    }

    /// The identifier set by `accessibilityIdentifier(_:)`.
    public var identifier: String? { element.description.attributes.accessibilityIdentifier }

    /// Whether the element accepts events: neither it nor an ancestor is disabled.
    public var isEnabled: Bool { !element.isDisabled }

    /// Whether the element is still on the screen.
    public var exists: Bool {
        tree.update()
        return tree.document.element(element.id) === element
    }

    /// The texts of the element and its descendants, in reading order.
    public var texts: [String] { element.texts }

    /// The child elements, in reading order.
    public var children: [ScreenElement] { element.children.map { ScreenElement($0, in: tree) } }
}

// MARK: - Finding

extension ScreenElement {
    /// Returns the only descendant that matches all given arguments.
    ///
    /// - Parameters:
    ///   - role: The element's role.
    ///   - text: The element's text, label or value.
    ///   - identifier: The identifier set by `accessibilityIdentifier(_:)`.
    /// - Throws: ``ScreenError/notFound(_:screen:)`` or ``ScreenError/ambiguous(_:count:screen:)``.
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

    /// Returns all descendants that match the given arguments, in reading order.
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

// MARK: - Interacting

extension ScreenElement {
    /// Taps a button, tab or link; for other elements, this view or its nearest ancestor with an `onTapGesture` or a `TapGesture`.
    ///
    /// The tap is refused if hit testing is disabled. See `allowsHitTesting(_:)`.
    public func tap() throws(ScreenError) {
        try tap(count: 1, at: .zero, isOnControl: takesEvents)
    }

    /// Toggles a toggle.
    public func toggle() throws(ScreenError) {
        guard case .toggle(let isOn) = element.description.kind else { throw .wrongRole(role, action: "toggled") }
        try send(.toggle(!isOn))
    }

    /// Finishes the loading of an `AsyncImage`, with success or failure.
    public func finishLoading(succeeds: Bool = true) throws(ScreenError) { try send(.load(succeeds)) }

    /// Moves a slider to a value.
    public func slide(to value: Double) throws(ScreenError) { try send(.input("\(value)")) }

    /// Sets a date picker to a date in the format of HTML inputs: `2026-05-17`, `16:05`, or `2026-05-17T16:05`.
    public func choose(date: String) throws(ScreenError) { try send(.commit(date)) }

    /// Sets a color picker to a color in the format of HTML inputs: `#1e62c9`.
    public func choose(color: String) throws(ScreenError) { try send(.commit(color)) }

    /// Sets the opacity of a color picker, in percent.
    public func choose(opacity: Int) throws(ScreenError) { try send(.input("\(opacity)")) }

    /// Increments a stepper.
    public func increment() throws(ScreenError) { try send(.increment) }

    /// Decrements a stepper.
    public func decrement() throws(ScreenError) { try send(.decrement) }

    /// Selects a picker's option by its title.
    public func select(_ title: String) throws(ScreenError) {
        guard case .picker(let traits) = element.description.kind else {
            throw .wrongRole(role, action: "selected from")
        }
        guard let option = traits.options.first(where: { $0.title == title }) else {
            throw .notFound("option “\(title)”", screen: outline)
        }
        try send(.select(option.id))
    }

    /// Types at the end of a text field, one character at a time, and then removes the focus.
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

    /// Replaces the text of a text field, and then removes the focus.
    public func fill(_ text: String) throws(ScreenError) {
        try send(.input(text))
        try send(.commit(text))
    }

    /// Presses Return in a text field.
    public func submit() throws(ScreenError) { try send(.submit) }

    /// Removes a token of a search field, like its button or the Backspace key.
    ///
    /// To add a token, choose a suggestion: tap its button in the menu, which is shown while the field has the focus.
    ///
    /// ```swift
    /// try screen.find(.textField, "Search").focus()
    /// try screen.find(.menu).find(.button, "Conifers").tap()
    /// try screen.find(.token, "Conifers").remove()
    /// ```
    public func remove() throws(ScreenError) {
        guard case .searchToken = element.description.kind else { throw .wrongRole(role, action: "removed") }
        try send(.remove)
    }

    /// Dismisses a sheet or alert, or hides the actions of a row, like the Escape key.
    public func dismiss() throws(ScreenError) { try send(.dismiss) }

    /// Whether the element itself is a control.
    var takesEvents: Bool { element.onEvent != nil }

    func send(_ event: ElementEvent) throws(ScreenError) { try send(event, to: element) }

    func send(_ event: ElementEvent, to element: Element) throws(ScreenError) {
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
    /// An indented outline of the element and its descendants, with one line per element.
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

extension HostedImage.File {
    /// The path of a file, or the type and the size in pixels of an image from data.
    fileprivate var summary: String {
        switch contents {
        case .path(let path): path
        case .data(let image):
            "\(image.header.format.contentType) \(image.header.width)×\(image.header.height)"
        }
    }
}
