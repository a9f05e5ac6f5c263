/// A user's interaction with an element.
package enum ElementEvent: Hashable, Sendable {
    /// A button was pressed.
    case tap
    /// A text field has this text: one event per keystroke.
    case input(String)
    /// The user has finished editing a text field with this text.
    case commit(String)
    /// The user has pressed Return in a text field.
    case submit
    case toggle(Bool)
    /// The option of a picker with this id.
    case select(Int)
    case increment
    case decrement
    /// The user has closed a sheet, an alert or the actions of a row by means of the platform, such as the Escape key.
    case dismiss
    /// Show the actions of a row, or hide them.
    case showActions
    /// A row was moved down by a number of places, or up if it is negative.
    case move(by: Int)
    /// The browser has loaded the image of a `loadedImage`, or could not.
    case load(Bool)
    /// The user has swiped across a row, starting at this edge.
    case fullSwipe(HorizontalEdge)
    /// The element has got the keyboard's focus, or has lost it.
    case focus(Bool)
    /// These of the rows that a placeholder stands for, and of those around it, are in sight, or about to be. The row that has
    /// the focus is kept, wherever it is.
    case showRows(RowRange, keeping: ElementID?)

    /// Whether the event says what the screen needs, and not what a person did: a disabled element takes it, too.
    var isOfScreen: Bool {
        if case .showRows = self { true } else { false }
    }
}

/// The reason for which an event was refused.
package enum ElementEventError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The document holds no such element: it was removed, or never was.
    case unknownElement(ElementID)
    /// The element, or one around it, is disabled.
    case disabled(ElementID)
    /// The element does not take this kind of event.
    case unsupported(ElementEvent, ElementID)

    package var description: String {
        switch self {
        case .unknownElement(let id): "the document holds no element \(id)"
        case .disabled(let id): "element \(id) is disabled"
        case .unsupported(let event, let id): "element \(id) takes no event \(event)"
        }
    }
}
