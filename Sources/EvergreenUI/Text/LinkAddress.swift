import Foundation

/// The URL schemes that links may use.
enum LinkAddress {
    private static let schemes: Set<String> = ["http", "https", "mailto", "tel"]

    /// The address of a link to a URL; nil if its scheme is not allowed.
    static func followed(_ url: URL) -> String? {
        schemes.contains(url.scheme?.lowercased() ?? "") ? url.absoluteString : nil
    }
}
