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

extension SessionDrawing {
    /// Draws a document.
    init(of root: ElementSnapshot) {
        var writer = HTMLWriter(language: root.description.languageCode)
        writer.write(root)
        self.init(
            title: root.description.windowTitle,
            html: writer.text,
            styles: writer.styles,
            language: root.description.language,
            layoutDirection: root.description.layoutDirection
        )
    }
}
