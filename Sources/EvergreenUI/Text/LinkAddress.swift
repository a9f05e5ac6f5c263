import Foundation

/// What becomes of the links in a text.
enum TextLinks {
    /// They are text: the text is part of a control.
    case none
    /// The browser follows those that it can.
    case followed
    /// The app handles all of them.
    case handled

    func address(of link: String) -> String? {
        switch self {
        case .none: nil
        case .followed: LinkAddress.followed(link)
        case .handled: URL(string: link).map { _ in link }
        }
    }
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
