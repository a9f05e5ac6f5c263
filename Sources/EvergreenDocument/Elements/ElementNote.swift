/// How assistive technology reads the descendants of an element.
package enum AccessibleChildren: Hashable, Sendable {
    /// Ignored.
    case ignored
    /// Combined into one element.
    case combined
    /// One by one, as a group.
    case contained
}

/// The matched geometry of views that replace one another.
package struct MatchTraits: Hashable, Sendable {
    package var key: String
    package var matchesPosition: Bool
    package var matchesSize: Bool
    package var anchor: StyleAnchor
    /// Whether the element takes the position of the source element with the same key, while that exists.
    package var follows: Bool

    package init(key: String, matchesPosition: Bool, matchesSize: Bool, anchor: StyleAnchor, follows: Bool = false) {
        self.key = key
        self.matchesPosition = matchesPosition
        self.matchesSize = matchesSize
        self.anchor = anchor
        self.follows = follows
    }
}

/// An attribute that few elements have.
package enum ElementNote: Hashable, Sendable {
    /// A description of the result of performing the element's action, for assistive technology.
    case hint(String)
    /// The element's value, for assistive technology.
    case value(String)
    /// A custom part of the element's accessibility description.
    indirect case customContent(AccessibleContent)
    /// A help text, shown while the pointer rests on the element.
    case help(String)
    /// Assistive technology ignores the element.
    case hidden
    /// Whether the content that the element discloses is shown.
    case expanded(Bool)
    /// Whether a button that acts as an option is pressed.
    case pressed(Bool)
    /// A keyboard shortcut that presses the control, regardless of focus.
    case keyboardShortcut(KeyStroke)
    /// The element can have the keyboard focus, though it is not a control.
    case focusable
    /// The app can move the focus to the element for assistive technology, though it is not a control.
    case accessiblyFocusable
    /// The language of the element's text, as in BCP 47.
    case language(String)
    /// The layout direction of the element.
    case layoutDirection(LayoutDirection)
    /// The accessibility traits of the element.
    case traits(AccessibleTraits)
    /// How assistive technology reads the element's descendants.
    case children(AccessibleChildren)
    /// In an animated update, the element starts from the geometry of a removed element with the same key.
    indirect case match(MatchTraits)
    /// The enclosing page or sheet zooms in from the element with this key, and out to it.
    case zoom(String)
    /// The source of the zoom for pages and sheets with the same key. The corner radius is in points.
    case zoomSource(String, cornerRadius: Double)
    /// The label of a section in the index of its list.
    case sectionIndex(String)
    /// The window undoes the user's actions with keyboard shortcuts.
    case undoable
    /// A description of the window in a sentence or two.
    case description(String)
    /// The address that the window shows, and whether the app has such a location.
    case address(WindowAddress, isFound: Bool)
}
