import EvergreenDocument

/// The cookie in which a page's script stores the screen traits, so that the next page is initially rendered for them.
enum TraitsCookie {
    static let name = "evergreen-traits"

    /// Returns the traits from a request's `Cookie` header. The default traits if it has none, or malformed ones.
    static func traits(in header: String?) -> WindowTraits {
        Cookies.values(of: name, in: header).lazy.compactMap { WindowTraits(pageText: $0) }.first ?? WindowTraits()
    }
}
