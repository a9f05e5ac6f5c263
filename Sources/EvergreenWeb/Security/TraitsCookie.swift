import EvergreenDocument

/// The cookie in which a page's script leaves what it knows of the screen, so that the next page is drawn for it from the start.
enum TraitsCookie {
    static let name = "evergreen-traits"

    /// The traits of a request, by its `Cookie` header. Those of most screens if it has none, or others than a page writes.
    static func traits(in header: String?) -> WindowTraits {
        Cookies.values(of: name, in: header).lazy.compactMap { WindowTraits(pageText: $0) }.first ?? WindowTraits()
    }
}
