import EvergreenDocument
import OrderedCollections

/// The rendering of a session's whole content.
struct SessionDrawing: Sendable {
    var title: String
    /// The HTML of the document's root.
    var html: String
    /// The style classes in the HTML.
    var styles: OrderedSet<StyleClass>
    /// As in BCP 47.
    var language = "en"
    var layoutDirection = LayoutDirection.leftToRight
    /// The description of the page; nil for none.
    var pageDescription: String?
    /// Whether the app has a location at the page's address.
    var isFound = true
    /// The query of the page's URL if its window was opened without it: see ``Session/hasUnopenedQuery``.
    var unopenedQuery: String?
    /// The root of the app, relative to the page.
    var appRoot = AppRoot.here
    /// The links to rows that are not on the page.
    var rowLinks: [RowLink] = []
    /// The text of the page, except what is its own, if other pages have it, too.
    var sharedText: SharedPageText?
}

extension SessionDrawing {
    /// Renders a document.
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
