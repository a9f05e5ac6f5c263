import Foundation

extension Image {
    /// An image among an app's resources: in an asset catalog, or a file `name.png`, also `name@2x.png` and `name@3x.png`.
    ///
    /// PNG, JPEG, SVG, WebP, GIF and AVIF files are found when an image is first made, once. Assistive technology reads the name. One
    /// that is missing is a gray area, and the log names it.
    ///
    /// - Parameters:
    ///   - name: The name of the asset, or of the file with or without its extension.
    ///   - bundle: The bundle with the resource, such as `.module`; nil for the app's.
    nonisolated public init(_ name: String, bundle: Bundle? = nil) {
        self.init(Self.source(name, bundle, label: name))
    }

    /// An image among an app's resources, with a text that assistive technology reads.
    nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(Self.source(name, bundle, label: ""))
        self.label = label
    }

    /// An image among an app's resources that assistive technology leaves out.
    nonisolated public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(Self.source(name, bundle, label: nil))
    }

    nonisolated private init(_ image: (source: ImageSource, darkFiles: [BundledImage.File])) {
        self.init(source: image.source)
        darkFiles = image.darkFiles
    }

    nonisolated private static func source(
        _ name: String,
        _ bundle: Bundle?,
        label: String?
    ) -> (source: ImageSource, darkFiles: [BundledImage.File]) {
        guard let image = NamedImages.image(name, in: bundle) else { return (.placeholder, []) }
        let bundled = BundledImage(label: label, files: image.files, isTemplate: image.isTemplate)
        return (.bundled(bundled), image.darkFiles)
    }

    /// Whether an image is drawn in its own colors.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// As a stencil, in the foreground color. On a page, its shadow is drawn in its place.
        case template
        /// In its own colors.
        case original
    }

    /// Sets whether an image among the resources is drawn in its own colors; nil for what its asset catalog says, which is so unless
    /// the catalog makes a template of it. Symbols are drawn in the foreground color, and images from the network in their own.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var copy = self
        copy.renderingMode = renderingMode
        return copy
    }
}

extension Label where Title == Text, Icon == Image {
    /// A localized title with an image among the app's resources.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(decorative: name)
        }
    }

    /// A title that is not localized, with an image among the app's resources.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, image name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(decorative: name)
        }
    }
}
