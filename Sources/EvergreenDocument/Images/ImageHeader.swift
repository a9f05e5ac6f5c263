import Foundation

/// The format and the size of an encoded image.
///
/// They are read from its first bytes, which may come from a user. The pixels are not decoded: an image whose rest is damaged has a header,
/// and the browser shows what it can.
package struct ImageHeader: Hashable, Sendable {
    package let format: ImageFormat
    /// In pixels, as displayed: after the rotation that the file may request.
    package let width: Int
    package let height: Int

    /// The maximum of pixels. A small file can declare any size, and would exhaust the memory of a browser.
    private static let maximumPixels = 1 << 28

    /// Reads a header; nil if the data is not an image in a known format, or is empty or too large.
    package init?(of data: Data) {
        let bytes = ImageBytes(data)
        let readers = [Self.png, Self.gif, Self.jpeg, Self.webP, Self.avif]
        guard let header = readers.lazy.compactMap({ $0(bytes) }).first else { return nil }
        self = header
    }

    /// Creates a header; nil for an impossible size.
    init?(_ format: ImageFormat, width: Int?, height: Int?, isTurned: Bool = false) {
        guard let width, let height, width > 0, height > 0, width <= Self.maximumPixels / height else { return nil }
        self.format = format
        self.width = isTurned ? height : width
        self.height = isTurned ? width : height
    }
}
