import Foundation

extension Image {
    /// An image from the app's resources: an asset catalog entry or a file `name.png`, with optional variants `name@2x.png` and
    /// `name@3x.png`.
    ///
    /// Supported formats are PNG, JPEG, SVG, WebP, GIF and AVIF. The resources are indexed once, when the first image is created. The name
    /// is the accessibility label. A missing image is shown as a gray area and logged by name.
    ///
    /// - Parameters:
    ///   - name: The name of the asset, or of the file with or without its extension.
    ///   - bundle: The bundle with the resource, such as `.module`; nil for the app's bundle.
    nonisolated public init(_ name: String, bundle: Bundle? = nil) {
        self.init(Self.source(name, bundle, label: name))
    }

    /// Creates an image from the app's resources with an accessibility label.
    nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(Self.source(name, bundle, label: ""))
        self.label = label
    }

    /// Creates an image from the app's resources that is hidden from assistive technology.
    nonisolated public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(Self.source(name, bundle, label: nil))
    }

    /// Creates an image from a resource. See ``init(_:bundle:)``.
    nonisolated public init(_ resource: ImageResource) {
        self.init(resource.name, bundle: resource.bundle)
    }

    nonisolated private init(_ image: (source: ImageSource, darkFiles: [HostedImage.File])) {
        self.init(source: image.source)
        darkFiles = image.darkFiles
    }

    nonisolated private static func source(
        _ name: String,
        _ bundle: Bundle?,
        label: String?
    ) -> (source: ImageSource, darkFiles: [HostedImage.File]) {
        guard let image = NamedImages.image(name, in: bundle) else { return (.placeholder, []) }
        return (.hosted(image.hosted(label: label)), image.darkFiles)
    }

    /// How an image is drawn: as a template or in its own colors.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// Draws the opaque pixels in the foreground color. On a page, a CSS shadow of the image replaces the image.
        case template
        /// Draws the image in its own colors.
        case original
    }

    /// Sets whether an image from the resources or from data is drawn as a template; nil for the asset catalog's setting, or the original
    /// colors if it has none. Has no effect on symbols, which use the foreground color, or on remote images, which keep their own colors.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var copy = self
        copy.renderingMode = renderingMode
        return copy
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a localized title and an image from the app's resources.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(decorative: name)
        }
    }

    /// Creates a label with an unlocalized title and an image from the app's resources.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, image name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(decorative: name)
        }
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a localized title and an image from a resource.
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(decorative: resource.name, bundle: resource.bundle)
        }
    }

    /// Creates a label with an unlocalized title and an image from a resource.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, image resource: ImageResource) {
        self.init {
            Text(title)
        } icon: {
            Image(decorative: resource.name, bundle: resource.bundle)
        }
    }
}
