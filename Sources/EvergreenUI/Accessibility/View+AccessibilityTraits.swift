import EvergreenDocument

/// The traits of a view for assistive technology.
public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    private init(traits: AccessibleTraits) {
        rawValue = traits.rawValue
    }

    var traits: AccessibleTraits { AccessibleTraits(rawValue: rawValue) }

    /// A button. On a page, a role: the keyboard reaches the view only if it is tappable or `focusable()`. Prefer a `Button`.
    public static let isButton = AccessibilityTraits(traits: .button)
    /// A heading.
    public static let isHeader = AccessibilityTraits(traits: .header)
    /// The selected one of several views. On a page, `aria-current`.
    public static let isSelected = AccessibilityTraits(traits: .selected)
    /// A link.
    public static let isLink = AccessibilityTraits(traits: .link)
    /// An image.
    public static let isImage = AccessibilityTraits(traits: .image)
    /// A view whose changes are announced. On a page, `aria-live`.
    public static let updatesFrequently = AccessibilityTraits(traits: .updatesFrequently)
    /// A switch, which is on with the trait ``isSelected``. On a page, `aria-pressed` of a button, and the role `switch` of other views,
    /// which the keyboard reaches only if they are `focusable()`.
    public static let isToggle = AccessibilityTraits(traits: .toggle)
    /// A search field. On a page, the role `searchbox` of a text field.
    public static let isSearchField = AccessibilityTraits(traits: .searchField)
    /// A key of a keyboard. On a page, the role `button`.
    public static let isKeyboardKey = AccessibilityTraits(traits: .keyboardKey)
    /// A group that hides its siblings from assistive technology. On a page, a modal `dialog`.
    public static let isModal = AccessibilityTraits(traits: .modal)
    /// A tab bar. On a page, a navigation landmark.
    public static let isTabBar = AccessibilityTraits(traits: .tabBar)
    /// A view that handles touches and keys itself while assistive technology is in use. On a page, the role `application`.
    public static let allowsDirectInteraction = AccessibilityTraits(traits: .directInteraction)
    /// Static text. Screen readers of browsers read every view without a role this way.
    public static let isStaticText = AccessibilityTraits(traits: .staticText)
}

// Traits without a counterpart in browsers.
extension AccessibilityTraits {
    /// A summary that is read when the app launches.
    @available(*, unavailable, message: "Screen readers start with the title of a page: leave out isSummaryElement")
    public static var isSummaryElement: AccessibilityTraits { [] }
    /// A view that plays a sound.
    @available(*, unavailable, message: "Screen readers do not wait for sounds of a page: leave out playsSound")
    public static var playsSound: AccessibilityTraits { [] }
    /// A view that starts playback or recording.
    @available(*, unavailable, message: "Screen readers do not wait for sounds of a page: leave out startsMediaSession")
    public static var startsMediaSession: AccessibilityTraits { [] }
    /// A page that is followed by the next one when read.
    @available(*, unavailable, message: "Screen readers read on by themselves: leave out causesPageTurn")
    public static var causesPageTurn: AccessibilityTraits { [] }
}

extension View {
    /// Adds accessibility traits to the view.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility(adding: traits.traits, removing: [])
    }

    /// Removes accessibility traits that an outer modifier adds.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility(adding: [], removing: traits.traits)
    }

    /// Removes traits of outer modifiers, and then adds others.
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
