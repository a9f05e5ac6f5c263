import Foundation

/// A symbol, an image among the app's resources, or one that ``AsyncImage`` has loaded.
public struct Image: ElementView, Equatable, Sendable {
    /// The size of symbols relative to the text beside them.
    public enum Scale: Hashable, Sendable {
        /// Relative to the font size: 1, 1.25 and 1.625.
        case small, medium, large

        var scale: ImageScale {
            switch self {
            case .small: .small
            case .medium: .medium
            case .large: .large
            }
        }
    }

    let source: ImageSource
    /// How the image fills the available space; nil for its own size.
    var fit: ImageFit?
    /// Whether its pixels have edges where it is enlarged.
    private var isPixelated = false
    /// What assistive technology reads of an image among the resources; nil for what its source says.
    var label: Text?
    /// The files of an image among the resources in dark appearance; empty for the same ones.
    var darkFiles: [BundledImage.File] = []
    /// Nil for what the view around says.
    var symbolRenderingMode: SymbolRenderingMode?
    /// Nil for what the source says.
    var renderingMode: TemplateRenderingMode?

    /// A symbol with a name. Assistive technology reads the name, unless the image has an `accessibilityLabel(_:)`.
    nonisolated public init(systemName: String) {
        source = .symbol(name: systemName, isDecorative: false)
    }

    nonisolated init(decorativeSymbol name: String) {
        source = .symbol(name: name, isDecorative: true)
    }

    nonisolated init(source: ImageSource) {
        self.source = source
    }

    /// Resizes the image to fill the available space.
    public func resizable() -> Image { filling(.stretch) }

    /// Scales the image to fit the available space, with its aspect ratio.
    public func scaledToFit() -> Image { filling(.fit) }

    /// Scales the image to cover the available space, with its aspect ratio. The rest is clipped.
    public func scaledToFill() -> Image { filling(.fill) }

    /// Scales the image to fit or to cover the available space, with its aspect ratio.
    public func aspectRatio(contentMode: ContentMode) -> Image { filling(contentMode.fit) }

    /// The quality of an image that is enlarged or made smaller.
    public enum Interpolation: Hashable, Sendable {
        /// Its pixels have edges where it is enlarged, as for a game or a code to scan.
        case none
        /// As the browser does it.
        case low, medium, high
    }

    /// Sets the quality of the image where it is enlarged. On a page, CSS `image-rendering`.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        var copy = self
        copy.isPixelated = interpolation == .none
        return copy
    }

    private func filling(_ fit: ImageFit) -> Image {
        var copy = self
        copy.fit = fit
        return copy
    }
}

/// How content with an aspect ratio fills the available space.
public enum ContentMode: CaseIterable, Hashable, Sendable {
    /// Fit: entirely visible. Fill: covers the space and is clipped.
    case fit, fill
}

private struct ImageScaleKey: EnvironmentKey {
    static var defaultValue: Image.Scale { .medium }
}

extension EnvironmentValues {
    /// The size of symbols relative to the text beside them. The default is `medium`.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    /// Sets the size of the symbols in this view relative to the text beside them.
    public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}

extension Image {
    package func kind(in node: ElementNode<Self>) -> ElementKind { .image(resolvedSource(in: node.environment)) }

    /// What the image shows.
    func resolvedSource(in environment: EnvironmentValues) -> ImageSource {
        // A redacted image is not loaded either.
        if case .remote = source, environment.isRedacted { return .placeholder }
        if case .symbol(let name, let isDecorative) = source {
            return .symbol(name: variant(of: name, in: environment), isDecorative: isDecorative)
        }
        guard case .bundled(var image) = source else { return source }
        if let label { image.label = label.resolve(in: environment) }
        if let renderingMode { image.isTemplate = renderingMode == .template }
        if !darkFiles.isEmpty, environment.colorScheme == .dark { image.files = darkFiles }
        return .bundled(image)
    }

    /// Whether it is painted with the foreground style, as symbols and templates are.
    private var hasForeground: Bool {
        switch source {
        case .symbol: true
        case .bundled(let image): renderingMode.map { $0 == .template } ?? image.isTemplate
        default: false
        }
    }

    private func variant(of symbol: String, in environment: EnvironmentValues) -> String {
        let variants = environment.symbolVariants
        return variants == .none ? symbol : variants.name(of: symbol)
    }

    package func style(in node: ElementNode<Self>) -> [StyleValue] {
        let environment = node.environment
        var style = environment.typeSizeStyle
        if let font = environment.font { style.append(.font(font.description)) }
        if case .symbol(let name, _) = source {
            addSymbolColors(named: variant(of: name, in: environment), in: environment, to: &style)
        } else if let foreground = environment.foregroundStyle {
            style.append(.foreground(foreground.color.paint))
        }
        if hasForeground, let foreground = environment.foregroundStyle { style += foreground.shadows.map(\.value) }
        if let fit = fit { style.append(.resizable(fit)) }
        if isPixelated { style.append(.pixelated) }
        if environment.imageScale != .medium { style.append(.imageScale(environment.imageScale.scale)) }
        if case .symbol = source {
            if let motion = environment.symbolMotion { style.append(.symbolMotion(motion)) }
            if let change = environment.contentTransition.change { style.append(.contentChange(change)) }
        }
        if environment.isRedacted { style.append(.redacted) }
        return style
    }
}
