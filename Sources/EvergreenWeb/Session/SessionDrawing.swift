import EvergreenDocument
import OrderedCollections

/// What a session shows, drawn as a whole.
struct SessionDrawing: Sendable {
    var title: String
    /// The HTML of the document's root.
    var html: String
    /// The style classes in it.
    var styles: OrderedSet<StyleClass>
    /// As in BCP 47.
    var language = "en"
    var layoutDirection = LayoutDirection.leftToRight
}

extension Document {
    var title: String {
        if case .window(let title, _) = root.description.kind { title } else { "" }
    }
}
