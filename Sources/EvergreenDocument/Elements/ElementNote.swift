/// An attribute that few elements have.
package enum ElementNote: Hashable, Sendable {
    /// A description of the effect of acting on the element, for assistive technology.
    case hint(String)
    /// The element's value, for assistive technology.
    case value(String)
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
    /// The language of the texts in the element, as in BCP 47.
    case language(String)
    /// The direction in which the element is laid out.
    case layoutDirection(LayoutDirection)
    /// What the window is about, in a sentence or two.
    case description(String)
    /// The place that the window shows, and whether the app has such a place.
    case address(WindowAddress, isFound: Bool)
}
