/// How assistive technology reads what is in an element.
package enum AccessibleChildren: Hashable, Sendable {
    /// Not at all.
    case ignored
    /// As one element.
    case combined
    /// One by one, as a group.
    case contained
}

/// What views have in common that take the place of one another.
package struct MatchTraits: Hashable, Sendable {
    package var key: String
    package var matchesPosition: Bool
    package var matchesSize: Bool
    package var anchor: StyleAnchor
    /// Whether the element is where another one with the key is, as long as that is there.
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
    /// A description of the effect of acting on the element, for assistive technology.
    case hint(String)
    /// The element's value, for assistive technology.
    case value(String)
    /// A part of what assistive technology reads of the element besides its text.
    indirect case customContent(AccessibleContent)
    /// An explanation, shown when the pointer rests on the element.
    case help(String)
    /// Assistive technology passes over the element.
    case hidden
    /// Whether the content that the element controls is shown.
    case expanded(Bool)
    /// Whether a button that stands for a choice is pressed.
    case pressed(Bool)
    /// A key, with its modifiers, that presses the control, wherever the focus is.
    case keyboardShortcut(KeyStroke)
    /// The element can have the keyboard's focus, though it is no control.
    case focusable
    /// The app can move the focus to the element, for assistive technology, though it is no control.
    case accessiblyFocusable
    /// The language of the texts in the element, as in BCP 47.
    case language(String)
    /// The direction in which the element is laid out.
    case layoutDirection(LayoutDirection)
    /// What assistive technology calls the element.
    case traits(AccessibleTraits)
    /// How assistive technology reads what is in the element.
    case children(AccessibleChildren)
    /// Where a view with the same key was, an animated update lets this one begin.
    indirect case match(MatchTraits)
    /// The page or the sheet around the element grows out of the element with this key, and shrinks into it.
    case zoom(String)
    /// Pages and sheets with the same key grow out of the element, whose corners have this radius in points.
    case zoomSource(String, cornerRadius: Double)
    /// What the index of the list calls a section.
    case sectionIndex(String)
    /// The window undoes what the user has done, by keys.
    case undoable
    /// What the window is about, in a sentence or two.
    case description(String)
    /// The place that the window shows, and whether the app has such a place.
    case address(WindowAddress, isFound: Bool)
}
