/// An image that the server sends itself: from an app's resources, or from data.
package struct HostedImage: Hashable, Sendable {
    /// One size of the image.
    package struct File: Hashable, Sendable {
        package enum Contents: Hashable, Sendable {
            /// A file on the server.
            case path(String)
            case data(EncodedImage)
        }

        package var contents: Contents
        /// The number of pixels per point.
        package var scale: Double

        package init(_ contents: Contents, scale: Double) {
            self.contents = contents
            self.scale = scale
        }

        package init(path: String, scale: Double) { self.init(.path(path), scale: scale) }
    }

    /// The text that assistive technology reads; nil for a decorative image.
    package var label: String?
    /// The files, ordered by ascending scale. Not empty.
    package var files: [File]
    /// Whether it is drawn as a stencil in the foreground color.
    package var isTemplate: Bool

    package init(label: String?, files: [File], isTemplate: Bool = false) {
        self.label = label
        self.files = files
        self.isTemplate = isTemplate
    }
}
