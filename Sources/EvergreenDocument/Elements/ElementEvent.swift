/// A user's interaction with an element.
package enum ElementEvent: Hashable, Sendable {
    /// A button was pressed, or a tap area was tapped.
    case tap
    /// A long press on an area.
    case press
    /// A gesture recognizer of the area has recognized its gesture.
    case recognize(RecognizerInput)
    /// A button was pressed down, by a pointer or a key, or was released.
    case hold(Bool)
    /// The pointer has entered or left a hover area.
    case hover(Bool)
    /// The current text of a text field, one event per keystroke.
    case input(String)
    /// The current text and selection of a text field that reports its selection, one event per keystroke.
    case edit(String, FieldSelection)
    /// The current selection of a text field that reports its selection.
    case selectText(FieldSelection)
    /// The user has finished editing a text field with this text.
    case commit(String)
    /// The user has pressed Return in a text field.
    case submit
    case toggle(Bool)
    /// The option of a picker with this id was selected.
    case select(Int)
    case increment
    case decrement
    /// The user has dismissed a sheet, an alert or the actions of a row with a standard gesture, such as the Escape key.
    case dismiss
    /// A token of a search field was removed.
    case remove
    /// Show or hide the actions of a row, or show the context menu of an area.
    case showActions
    /// Show the context menu of an area's rows: for this row, or for none.
    case showMenu
    /// Perform the primary action of a row, as after a double-click.
    case performPrimaryAction
    /// A table row was selected, or all rows were.
    case chooseRows(RowChoice)
    /// A key was pressed, repeated or released while an area with key handlers was focused.
    case key(KeyInput)
    /// A row was moved down by a number of places, or up if it is negative.
    case move(by: Int)
    /// The user has begun or ended dragging the element.
    case drag(Bool)
    /// A drag is over the element, which accepts its drop.
    case dragOver(DragSource, DropPlace)
    /// The drag has left the element or has ended.
    case dragAway
    /// A drag was dropped on the element.
    case drop(DroppedContent, DropPlace)
    /// The user has copied while the element contained the focus.
    case copy
    /// The user has cut while the element contained the focus.
    case cut
    /// The browser has loaded the image of a `loadedImage`, or has failed to.
    case load(Bool)
    /// The user has chosen files, which the client is ready to upload.
    case chooseFiles([ChosenFile])
    /// The client has uploaded the chosen files, or has failed to.
    case sendFiles(Bool)
    /// The user has swiped all the way across a row, starting at this edge.
    case fullSwipe(HorizontalEdge)
    /// The element has gained or lost the keyboard focus.
    case focus(Bool)
    /// The visible rows, or rows about to become visible, relative to a placeholder. The focused row is kept, wherever it is.
    case showRows(RowRange, keeping: ElementID?)
    /// The traits of the screen that shows the window have changed. An event of the root.
    case changeTraits(WindowTraits)
    /// The user has navigated to an address, for example back in the browser's history. An event of the root.
    case visit(WindowAddress)
    /// Elements of kind `geometry` have been laid out or have moved. An event of the root, which forwards each measure as `resize`.
    case measure([ElementID: ElementMeasure])
    /// The client has measured the element.
    case resize(ElementMeasure)

    /// The client has measured the elements of a custom layout.
    case layOut(LayoutMeasure)

    /// The user has scrolled the element to one of its descendants; nil for none of them.
    case scroll(to: ElementID?)
    /// The scroll offset of the element or its scroll phase has changed.
    case scrollState(ScrollState)
    /// Other scroll targets of the element are visible up to a threshold: these descendants, in order.
    case showTargets([ElementID], threshold: Double)
    /// The element has become visible up to its visibility threshold, or no longer is.
    case changeVisibility(Bool)

    /// Whether the event reports the state of the screen, not a user's interaction: disabled and hidden elements take it, too.
    var isOfScreen: Bool {
        switch self {
        case .showRows, .load, .changeTraits, .measure, .resize, .layOut, .scroll, .scrollState, .showTargets,
            .changeVisibility:
            true
        default: false
        }
    }
}

/// The reason for which an event was rejected.
package enum ElementEventError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The document has no such element: it was removed, or never existed.
    case unknownElement(ElementID)
    /// The element or an ancestor is disabled or hidden.
    case disabled(ElementID)
    /// The element does not support this kind of event.
    case unsupported(ElementEvent, ElementID)

    package var description: String {
        switch self {
        case .unknownElement(let id): "the document has no element \(id)"
        case .disabled(let id): "element \(id) is disabled or hidden"
        case .unsupported(let event, let id): "element \(id) does not support the event \(event)"
        }
    }
}
