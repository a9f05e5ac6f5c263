import EvergreenDocument
public import Foundation

/// An image with UIKit's names: from data, such as a photo or a column of a database, from the app's resources, or a symbol.
///
/// ```swift
/// if let picture = UIImage(data: person.picture) {
///     Image(uiImage: picture).resizable().scaledToFit()
/// }
/// ```
///
/// The server sends the data of an image unchanged, while a page shows it. `UIImage` is a class so that an app's `convenience` initializers
/// compile. Instances are immutable, and are equal if they have equal contents.
public final class UIImage: Sendable {
    enum Contents: Hashable, Sendable {
        case data(EncodedImage)
        case resource(NamedImage)
        case symbol(String)
        case empty
    }

    /// How an image is drawn: in its own colors, or as a template in the foreground color.
    public enum RenderingMode: Hashable, Sendable {
        /// The setting of the asset catalog, or else the original colors. Symbols are templates.
        case automatic
        /// In its own colors.
        case alwaysOriginal
        /// In the foreground color.
        case alwaysTemplate
    }

    let contents: Contents
    /// The number of pixels per point.
    public let scale: CGFloat
    /// How the image is drawn. See ``withRenderingMode(_:)``.
    public let renderingMode: RenderingMode

    private init(_ contents: Contents, scale: CGFloat, renderingMode: RenderingMode = .automatic) {
        self.contents = contents
        self.scale = scale
        self.renderingMode = renderingMode
    }

    /// Creates an image without a size and content.
    public convenience init() { self.init(.empty, scale: 1) }

    /// Creates an image from the data of a file, with one pixel per point.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Creates an image from the data of a file: PNG, JPEG, GIF, WebP or AVIF.
    ///
    /// Only the header is read, so that the call takes microseconds. If the rest is damaged, the browser shows what it can.
    ///
    /// - Parameters:
    ///   - data: The contents of a file. Nil is returned for other formats, an empty image, and more than 268 million pixels. HEIC is one of
    ///     the other formats, because most browsers can't show it, and so is SVG, which may contain scripts. Pages show images of up to 64
    ///     MB.
    ///   - scale: The number of pixels per point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let image = EncodedImage(data) else { return nil }
        self.init(.data(image), scale: scale.isFinite && scale > 0 ? scale : 1)
    }

    /// Creates an image from a file, which is read immediately. A name that ends with `@2x` or `@3x` determines the scale.
    public convenience init?(contentsOfFile path: String) {
        let file = URL(fileURLWithPath: path)
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let name = file.deletingPathExtension().lastPathComponent
        self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
    }

    /// Creates an image from the app's resources; nil for a missing one, which is logged once. See ``Image/init(_:bundle:)``.
    public convenience init?(named name: String) { self.init(named: name, in: nil) }

    /// Creates an image from the resources of a bundle; nil for a missing one, which is logged once.
    public convenience init?(named name: String, in bundle: Bundle?) {
        guard let image = NamedImages.image(name, in: bundle) else { return nil }
        self.init(.resource(image), scale: image.files.last?.scale ?? 1)
    }

    /// Creates an image from a resource. A missing one is empty, and is logged once.
    public convenience init(resource: ImageResource) {
        let image = NamedImages.image(resource.name, in: resource.bundle)
        self.init(image.map { .resource($0) } ?? .empty, scale: image?.files.last?.scale ?? 1)
    }

    /// Creates a symbol image. An unknown name is a neutral symbol, not nil: the app does not know which symbols the page has.
    public convenience init?(systemName name: String) { self.init(.symbol(name), scale: 1) }

    /// Returns the image with another rendering mode. Has no effect on symbols, which use the foreground color.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(contents, scale: scale, renderingMode: renderingMode)
    }
}

extension UIImage: Hashable {
    public static func == (one: UIImage, other: UIImage) -> Bool {
        one.contents == other.contents && one.scale == other.scale && one.renderingMode == other.renderingMode
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(contents)
        hasher.combine(scale)
    }
}
