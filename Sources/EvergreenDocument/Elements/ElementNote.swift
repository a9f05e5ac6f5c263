/// Something said of an element that most elements have nothing of.
package enum ElementNote: Hashable, Sendable {
    /// What acting on the element leads to, for assistive technology.
    case hint(String)
    /// The element's value, for assistive technology.
    case value(String)
    /// An explanation, shown when the pointer rests on the element.
    case help(String)
    /// Assistive technology passes over the element.
    case hidden
    /// Whether what belongs to the element is shown.
    case expanded(Bool)
    /// The return key presses the button, wherever the focus is.
    case defaultAction
    /// The escape key presses the button.
    case cancelAction
}
