/// A user's interaction with an element.
package enum ElementEvent: Hashable, Sendable {
    /// A button was pressed, or an area that notices taps was tapped.
    case tap
    /// An area that notices long presses was held down.
    case press
    /// A recognizer of the area has recognized something.
    case recognize(RecognizerInput)
    /// A button was pressed down, by a pointer or a key, or was let go.
    case hold(Bool)
    /// The pointer has come over an area that notices it, or has left.
    case hover(Bool)
    /// A text field has this text: one event per keystroke.
    case input(String)
    /// A text field that reports its selection has this text, and this is selected in it: one event per keystroke.
    case edit(String, FieldSelection)
    /// This was selected in a text field that reports its selection.
    case selectText(FieldSelection)
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
    /// A token of a search field was removed.
    case remove
    /// Show the actions of a row, or hide them; or show the context menu of an area.
    case showActions
    /// Show the menu of an area's rows: for this row, or for none on a place without one.
    case showMenu
    /// Perform the primary action of a row, as after a double click.
    case performPrimaryAction
    /// A row of a table was chosen, or all of a table's rows were.
    case chooseRows(RowChoice)
    /// A key was pressed, held or released, with the focus in an area that notices keys.
    case key(KeyInput)
    /// A row was moved down by a number of places, or up if it is negative.
    case move(by: Int)
    /// The user has begun to drag the element, or has ended that.
    case drag(Bool)
    /// What is dragged is over the element, where it can be dropped.
    case dragOver(DragSource, DropPlace)
    /// What was dragged over the element has left it, or is no longer dragged.
    case dragAway
    /// What was dragged was dropped on the element.
    case drop(DroppedContent, DropPlace)
    /// The user has copied with the focus in the element.
    case copy
    /// The user has cut with the focus in the element.
    case cut
    /// The browser has loaded the image of a `loadedImage`, or could not.
    case load(Bool)
    /// The user has chosen files, which the screen is ready to send.
    case chooseFiles([ChosenFile])
    /// The screen has sent the chosen files, or could not.
    case sendFiles(Bool)
    /// The user has swiped across a row, starting at this edge.
    case fullSwipe(HorizontalEdge)
    /// The element has got the keyboard's focus, or has lost it.
    case focus(Bool)
    /// These of the rows that a placeholder stands for, and of those around it, are in sight, or about to be. The row that has
    /// the focus is kept, wherever it is.
    case showRows(RowRange, keeping: ElementID?)
    /// The screen that shows the window, or how it shows it, has changed. An event of the root.
    case changeTraits(WindowTraits)
    /// The user wants to see the place of an address, as by going back in the browser's history. An event of the root.
    case visit(WindowAddress)
    /// Elements of kind `geometry` have been laid out, or have moved. An event of the root, which hands each its `resize`.
    case measure([ElementID: ElementMeasure])
    /// The screen has measured the element.
    case resize(ElementMeasure)

    /// The screen has measured what a layout of an app's own asks for.
    case layOut(LayoutMeasure)

    /// The user has scrolled the element to one of those in it: to this one; nil for anywhere.
    case scroll(to: ElementID?)
    /// How far the element is scrolled has changed, or what scrolls it.
    case scrollState(ScrollState)
    /// The part of the element has come into sight for which it waits, or is no longer in sight.
    case changeVisibility(Bool)

    /// Whether the event says what the screen needs, and not what a person did: a disabled or hidden element takes it, too.
    var isOfScreen: Bool {
        switch self {
        case .showRows, .load, .changeTraits, .measure, .resize, .layOut, .scroll, .scrollState,
            .changeVisibility:
            true
        default: false
        }
    }
}

/// The reason for which an event was refused.
package enum ElementEventError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The document holds no such element: it was removed, or never was.
    case unknownElement(ElementID)
    /// The element, or one around it, is disabled or hidden.
    case disabled(ElementID)
    /// The element does not take this kind of event.
    case unsupported(ElementEvent, ElementID)

    package var description: String {
        switch self {
        case .unknownElement(let id): "the document holds no element \(id)"
        case .disabled(let id): "element \(id) is disabled or hidden"
        case .unsupported(let event, let id): "element \(id) takes no event \(event)"
        }
    }
}
