import EvergreenDocument

extension ElementHTML {
    /// The role of a node without an intrinsic role, which makes its label and content readable.
    var groupRole: [HTML.Attribute] {
        guard description.kind.canBeGroup else { return [] }
        return roleOfTraits ?? plainGroupRole
    }

    /// The role of a node whose traits determine none.
    var plainGroupRole: [HTML.Attribute] {
        let isLabeled = attributes.accessibilityLabel != nil
        for case .children(let children) in attributes.notes {
            switch children {
            // The content of an image is not read.
            case .ignored: return [.init(.role, "img")]
            // Labeled by all of its content. Controls in it stay reachable.
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

    /// The role that the app's traits give to an element without an intrinsic role; nil for none.
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

    /// The role of a pressable control that the app's traits give to an element without an intrinsic role; nil for none.
    var controlRole: [HTML.Attribute]? {
        let traits = traits
        guard !traits.contains(.header) else { return nil }
        if traits.contains(.toggle) {
            return [.init(.role, "switch"), .init(.ariaChecked, traits.contains(.selected) ? "true" : "false")]
        }
        if traits.contains(.button) || traits.contains(.keyboardKey) { return [.init(.role, "button")] }
        return traits.contains(.link) ? [.init(.role, "link")] : nil
    }

    /// The state of an element with traits. The state of a switch requires its role, which a button does not get.
    func state(of traits: AccessibleTraits) -> HTML.Attribute? {
        let isSelected = traits.contains(.selected)
        guard traits.contains(.toggle) else { return isSelected ? .init(.ariaCurrent, "true") : nil }
        guard case .button = description.kind else { return nil }
        return .init(.ariaPressed, isSelected ? "true" : "false")
    }

    /// The role of a text. Assistive technology reads a label in place of the text only if there is a role.
    var textRole: [HTML.Attribute] {
        roleOfTraits ?? (attributes.accessibilityLabel == nil ? [] : [.init(.role, "img")])
    }

    /// The role of a text field with the search trait.
    var fieldRole: [HTML.Attribute] { traits.contains(.searchField) ? [.init(.role, "searchbox")] : [] }

    var live: [HTML.Attribute] { traits.contains(.updatesFrequently) ? [.init(.ariaLive, "polite")] : [] }
}

extension ElementKind {
    fileprivate var canBeGroup: Bool {
        switch self {
        case .box, .stack, .label, .navigationStack, .gestureArea, .draggable,
            .dropDestination, .clipboardArea, .geometry, .coordinateSpace, .styled, .clipping, .filtering,
            .layout, .fitting, .layers, .masked, .grid, .columns, .rows, .groupBox, .scroll:
            true
        default: false
        }
    }
}

extension MatchTraits {
    /// The key, the matched parts of the frame, with an `f` if it follows another element, and the anchor, separated by spaces.
    var pageText: String {
        let parts = (matchesPosition ? "p" : "") + (matchesSize ? "s" : "") + (follows ? "f" : "")
        return "\(key) \(parts) \(StyleClass.decimal(anchor.x)) \(StyleClass.decimal(anchor.y))"
    }
}
