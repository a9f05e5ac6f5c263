import EvergreenDocument

/// What assistive technology calls a view, besides what it is.
public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    private init(traits: AccessibleTraits) {
        rawValue = traits.rawValue
    }

    var traits: AccessibleTraits { AccessibleTraits(rawValue: rawValue) }

    /// A button. On a page, a role: a keyboard does not reach the view unless it is `focusable()`, or better a `Button`.
    public static let isButton = AccessibilityTraits(traits: .button)
    /// A heading.
    public static let isHeader = AccessibilityTraits(traits: .header)
    /// The selected one among others. On a page, `aria-current`.
    public static let isSelected = AccessibilityTraits(traits: .selected)
    /// A link.
    public static let isLink = AccessibilityTraits(traits: .link)
    /// An image.
    public static let isImage = AccessibilityTraits(traits: .image)
    /// A view whose changes are read as they come. On a page, `aria-live`.
    public static let updatesFrequently = AccessibilityTraits(traits: .updatesFrequently)
}

extension View {
    /// Has assistive technology call the view what these traits say, too.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility(adding: traits.traits, removing: [])
    }

    /// Takes back traits that a modifier around this one adds.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility(adding: [], removing: traits.traits)
    }

    /// Takes traits of modifiers around this one back, and then adds others.
    func accessibility(adding added: AccessibleTraits, removing removed: AccessibleTraits) -> some View {
        modifier(AccessibilityTraitsModifier(added: added, removed: removed))
    }
}

private struct AccessibilityTraitsModifier: ElementModifier {
    let added: AccessibleTraits
    let removed: AccessibleTraits

    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        var traits: AccessibleTraits = []
        for case .traits(let known) in modifiers.attributes.notes { traits = known }
        modifiers.attributes.notes.removeAll { if case .traits = $0 { true } else { false } }
        traits = traits.subtracting(removed).union(added)
        if !traits.isEmpty { modifiers.attributes.notes.append(.traits(traits)) }
    }
}
