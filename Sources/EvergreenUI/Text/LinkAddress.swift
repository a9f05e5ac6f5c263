import Foundation

/// What becomes of the links in a text.
enum TextLinks {
    /// They are text: the text is part of a control.
    case none
    /// The browser follows links of the schemes that it supports.
    case followed
    /// The app handles links of all schemes.
    case handled
}

/// Which addresses links lead to.
enum LinkAddress {
    private static let schemes: Set<String> = ["http", "https", "mailto", "tel"]

    /// The address of a link to a URL; nil if a page does not follow it.
    static func followed(_ url: URL) -> String? {
        schemes.contains(url.scheme?.lowercased() ?? "") ? url.absoluteString : nil
    }

    /// The address of a link to what is written; nil if it is no URL, or if a page does not follow it.
    static func followed(_ text: String) -> String? { URL(string: text).flatMap(followed) }
}
