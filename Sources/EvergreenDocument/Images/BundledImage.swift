/// An image from an app's resources, stored in files on the server.
package struct BundledImage: Hashable, Sendable {
    /// One size of the image.
    package struct File: Hashable, Sendable {
        package var path: String
        /// The number of pixels per point.
        package var scale: Double

        package init(path: String, scale: Double) {
            self.path = path
            self.scale = scale
        }
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
