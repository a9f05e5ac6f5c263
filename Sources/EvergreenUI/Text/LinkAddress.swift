import Foundation

/// Which addresses links lead to.
enum LinkAddress {
    private static let schemes: Set<String> = ["http", "https", "mailto", "tel"]

    /// The address of a link to a URL; nil if a page does not follow it.
    static func followed(_ url: URL) -> String? {
        schemes.contains(url.scheme?.lowercased() ?? "") ? url.absoluteString : nil
    }
}
