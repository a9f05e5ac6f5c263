import EvergreenDocument

extension ElementHTML {
    /// The role of a node without one of its own, by which its label is read, and what is in it.
    var groupRole: [HTML.Attribute] {
        guard description.kind.canBeGroup else { return [] }
        return roleOfTraits ?? plainGroupRole
    }

    /// The role of a node to which no trait gives one.
    var plainGroupRole: [HTML.Attribute] {
        let isLabeled = attributes.accessibilityLabel != nil
        for case .children(let children) in attributes.notes {
            switch children {
            // What is in an image is not read.
            case .ignored: return [.init(.role, "img")]
            // A name from all that is in it. Controls in it can still be reached.
            case .combined:
                return [.init(.role, "group")] + (isLabeled ? [] : [.init(.ariaLabelledBy, "e\(id.rawValue)")])
            case .contained: return [.init(.role, "group")]
            }
        }
        return isLabeled ? [.init(.role, "group")] : []
    }
}

extension ElementHTML {
    private var traits: AccessibleTraits {
        for case .traits(let traits) in attributes.notes { return traits }
        return AccessibleTraits()
    }

    /// The role that an app has given to an element without one of its own; nil for none.
    var roleOfTraits: [HTML.Attribute]? {
        let traits = traits
        if traits.contains(.header) {
            return [.init(.role, "heading"), .init(.ariaLevel, "\(traits.headingLevel ?? 2)")]
        }
        if let role = controlRole { return role }
        if traits.contains(.modal) { return [.init(.role, "dialog"), .init(.ariaModal, "true")] }
        if traits.contains(.tabBar) { return [.init(.role, "navigation")] }
        if traits.contains(.directInteraction) { return [.init(.role, "application")] }
        return traits.contains(.image) ? [.init(.role, "img")] : nil
    }

    /// The role of what one presses, that an app has given to an element without one of its own; nil for none.
    var controlRole: [HTML.Attribute]? {
        let traits = traits
        guard !traits.contains(.header) else { return nil }
        if traits.contains(.toggle) {
            return [.init(.role, "switch"), .init(.ariaChecked, traits.contains(.selected) ? "true" : "false")]
        }
        if traits.contains(.button) || traits.contains(.keyboardKey) { return [.init(.role, "button")] }
        return traits.contains(.link) ? [.init(.role, "link")] : nil
    }

    /// What an element with traits is like. The state of a switch is with its role, which a button keeps.
    func state(of traits: AccessibleTraits) -> HTML.Attribute? {
        let isSelected = traits.contains(.selected)
        guard traits.contains(.toggle) else { return isSelected ? .init(.ariaCurrent, "true") : nil }
        guard case .button = description.kind else { return nil }
        return .init(.ariaPressed, isSelected ? "true" : "false")
    }

    /// The role of a text. A label takes the text's place for assistive technology, which reads it only where there is a role.
    var textRole: [HTML.Attribute] {
        roleOfTraits ?? (attributes.accessibilityLabel == nil ? [] : [.init(.role, "img")])
    }

    /// The role of a text field that an app says is for a search.
    var fieldRole: [HTML.Attribute] { traits.contains(.searchField) ? [.init(.role, "searchbox")] : [] }

    var live: [HTML.Attribute] { traits.contains(.updatesFrequently) ? [.init(.ariaLive, "polite")] : [] }
}

extension ElementKind {
    fileprivate var canBeGroup: Bool {
        switch self {
        case .box, .stack, .label, .navigationStack, .gestureArea, .draggable,
            .dropDestination, .clipboardArea, .geometry, .coordinateSpace, .styled, .clipping, .filtering,
            .layout, .fitting, .layers, .grid, .columns, .rows, .groupBox, .scroll:
            true
        default: false
        }
    }
}

extension MatchTraits {
    /// The key, what of the frame is matched, with an `f` for what follows another element, and the anchor, with spaces between.
    var pageText: String {
        let parts = (matchesPosition ? "p" : "") + (matchesSize ? "s" : "") + (follows ? "f" : "")
        return "\(key) \(parts) \(StyleClass.decimal(anchor.x)) \(StyleClass.decimal(anchor.y))"
    }
}
