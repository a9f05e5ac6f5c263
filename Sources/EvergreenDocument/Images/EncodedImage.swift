import Foundation

/// An image in memory, in a format that browsers show.
///
/// The bytes are released with the last element or value that refers to the image.
package final class EncodedImage: Sendable {
    package let contents: Data
    package let header: ImageHeader

    /// Creates an image; nil if the data is not an image in one of the formats.
    package init?(_ contents: Data) {
        guard let header = ImageHeader(of: contents) else { return nil }
        self.contents = contents
        self.header = header
    }
}

extension EncodedImage: Hashable {
    /// Compares the bytes, unless both are the same object: O(n) for equal images.
    package static func == (one: EncodedImage, other: EncodedImage) -> Bool {
        one === other || (one.header == other.header && one.contents == other.contents)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(header)
        hasher.combine(contents.count)
    }
}
