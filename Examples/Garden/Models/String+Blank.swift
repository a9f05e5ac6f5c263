import Foundation

extension String {
    /// Whether the string is empty, or contains only white space.
    var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
