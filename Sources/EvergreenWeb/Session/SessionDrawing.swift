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
    /// What the page is about; nil if nothing is said.
    var pageDescription: String?
    /// Whether the app has a place at the address of the page.
    var isFound = true
    /// Where the app is, seen from the page.
    var appRoot = AppRoot.here
    /// What leads to rows that are not drawn.
    var rowLinks: [RowLink] = []
}

extension SessionDrawing {
    /// Draws a document.
    init(of root: ElementSnapshot, appRoot: AppRoot = .here) {
        var writer = HTMLWriter(language: root.description.languageCode, root: appRoot)
        writer.write(root)
        self.init(
            title: root.description.windowTitle,
            html: writer.text,
            styles: writer.styles,
            language: root.description.language,
            layoutDirection: root.description.layoutDirection,
            pageDescription: root.description.pageDescription,
            isFound: root.description.isFound,
            appRoot: appRoot,
            rowLinks: RowLink.all(in: root)
        )
    }
}
