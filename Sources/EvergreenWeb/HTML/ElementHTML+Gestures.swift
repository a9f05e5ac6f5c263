import EvergreenDocument

// Gesture areas.
extension ElementHTML {
    func gestureArea(_ gesture: GestureTraits) -> HTML {
        var classes: ClassList = ["gesture"]
        var noticed: [HTML.Attribute] = []
        if !attributes.isDisabled, let value = gesture.pageText {
            noticed.append(.init(.dataGesture, value))
            switch gesture {
            case .keys(let traits): noticed += traits.htmlAttributes
            case .recognizers(let traits):
                noticed.append(.init(.dataPriority, traits.priority.rawValue))
                if traits.preventsTouchScrolling { classes.insert("unscrolled") }
                if traits.recognizers.contains(where: \.isDrag) { classes.insert("dragged") }
            default: break
            }
        }
        let activator = activator(of: gesture)
        // For a view that acts as a button, the activator is the control.
        let role = activator.isEmpty || controlRole == nil ? groupRole : plainGroupRole
        guard !activator.isEmpty, attributes.notes.contains(.children(.ignored)) else {
            return HTML(.div, classes, role + common + noticed, activator + [.slot])
        }
        // An image contains no controls: instead, the content next to the activator is hidden, or labels it if there is no label.
        let ownRole = controlRole == nil ? roleOfTraits : nil
        guard attributes.accessibilityLabel != nil else {
            return HTML(.div, classes, (ownRole ?? []) + common + noticed, activator + [.slot])
        }
        let ignored = HTML(.div, ["styled"], [.init(.ariaHidden, "true")], [.slot])
        let groupRole = ownRole ?? [.init(.role, "group")]
        return HTML(.div, classes, groupRole + common + noticed, activator + [.node(ignored)])
    }

    /// A visually hidden button that performs a gesture by keyboard. Not a `button` element, because the area may be in one.
    private func activator(of gesture: GestureTraits) -> [HTML.Content] {
        let isHidden = attributes.notes.contains { if case .hidden = $0 { true } else { false } }
        guard !attributes.isDisabled, !isHidden else { return [] }
        let area = "e\(id.rawValue)"
        let attributes: [HTML.Attribute]
        var role = [HTML.Attribute(.role, "button")]
        switch gesture {
        case .taps, .action(nil):
            attributes = [.init(.dataOn, "tap"), .init(.ariaLabelledBy, area)]
            role = controlRole ?? role
        case .press:
            attributes = [.init(.dataOn, "press"), .init(.ariaLabelledBy, area)]
            role = controlRole ?? role
        case .menu, .rows:
            let name = StandardText.actions.text(in: language)
            attributes = [.init(.dataOn, "menu"), .init(.ariaLabel, name), .init(.ariaDescribedBy, area)]
        case .action(let name?):
            attributes = [.init(.dataOn, "tap"), .init(.ariaLabel, name), .init(.ariaDescribedBy, area)]
        case .recognizers(let traits):
            // Next to a control, there already is one.
            guard traits.priority != .simultaneous, let event = traits.keyEvent else { return [] }
            attributes = [.init(.dataOn, event), .init(.ariaLabelledBy, area)]
            role = controlRole ?? role
        case .hover, .keys: return []
        }
        return [.node(HTML(.span, ["activator"], role + [.init(.tabIndex, "0")] + attributes))]
    }
}

extension GestureTraits {
    /// The gesture that the page has to recognize; nil for none.
    fileprivate var pageText: String? {
        switch self {
        case .taps(let count): "taps \(count)"
        case .press(let milliseconds, let distance): "press \(milliseconds) \(distance)"
        case .hover: "hover"
        case .menu: "menu"
        case .rows(let hasPrimaryAction): hasPrimaryAction ? "rows 1" : "rows 0"
        case .keys: "keys"
        case .action: nil
        case .recognizers(let traits):
            traits.recognizers.isEmpty ? nil : traits.recognizers.map(\.pageText).joined(separator: ";")
        }
    }
}

extension RecognizerTraits {
    /// Whether the page's script handles touches instead of the browser.
    fileprivate var preventsTouchScrolling: Bool {
        recognizers.contains { recognizer in
            switch recognizer {
            case .drag: !scrollsAtFirst
            case .magnification, .rotation: true
            case .taps, .press, .pointing: false
            }
        }
    }

    /// The event of the button that performs the gesture by keyboard; nil for none.
    fileprivate var keyEvent: String? {
        if recognizers.contains(where: \.isTaps) { return "tap" }
        return recognizers.contains(where: \.isPress) ? "press" : nil
    }
}

extension Recognizer {
    fileprivate var pageText: String {
        switch self {
        case .taps(let count, let space): "taps \(count) \(space.pageNumber)"
        case .press(let milliseconds, let distance): "press \(milliseconds) \(distance)"
        case .drag(let distance, let space): "drag \(distance) \(space.pageNumber)"
        case .magnification(let threshold): "magnify \(threshold)"
        case .rotation(let threshold): "rotate \(threshold)"
        case .pointing(let space): "point \(space.pageNumber)"
        }
    }
}

extension Recognizer.Space {
    /// The number of an element; 0 for the area itself, -1 for the window.
    fileprivate var pageNumber: Int {
        switch self {
        case .local: 0
        case .global: -1
        case .element(let id): id.rawValue
        }
    }
}
