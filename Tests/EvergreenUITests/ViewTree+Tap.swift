import EvergreenDocument
import EvergreenUI
import Testing

extension ViewTree {
    /// Taps the button with this text, then updates.
    func tap(_ title: String) throws {
        var button: Element?
        document.root.visit { element in
            if case .button = element.description.kind, element.texts == [title] { button = element }
        }
        try handle(.tap, on: #require(button).id)
        update()
    }
}
