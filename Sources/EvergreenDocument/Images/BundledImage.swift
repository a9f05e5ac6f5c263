/// An image among an app's resources, in files of the server.
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

    /// What assistive technology reads; nil for a decorative image.
    package var label: String?
    /// The sizes, with the smallest scale first. Not empty.
    package var files: [File]
    /// Whether it is drawn in the foreground color, as a stencil.
    package var isTemplate: Bool

    package init(label: String?, files: [File], isTemplate: Bool = false) {
        self.label = label
        self.files = files
        self.isTemplate = isTemplate
    }
}
