import Foundation

/// A symbol, an image from the app's resources or from data, or an image loaded by ``AsyncImage``.
public struct Image: ElementView, Equatable, Sendable {
    /// The size of symbols relative to the surrounding text.
    public enum Scale: Hashable, Sendable {
        /// 1, 1.25 and 1.625 times the font size.
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
    /// How the image fills the available space; nil for its intrinsic size.
    var fit: ImageFit?
    /// The parts that are resized differently; nil for an image that is stretched as a whole.
    private var slices: ImageSlices?
    /// Whether enlarged pixels keep hard edges.
    private var isPixelated = false
    /// The accessibility label of an image from the resources; nil for the label in the source.
    var label: Text?
    /// The dark-appearance files of an image from the resources; empty if it has none.
    var darkFiles: [HostedImage.File] = []
    /// The part of a variable symbol that is drawn in full, from 0 to 1; nil for all of it.
    var symbolValue: Double?
    /// Nil for the environment's value.
    var symbolRenderingMode: SymbolRenderingMode?
    /// Nil for the value in the source.
    var renderingMode: TemplateRenderingMode?

    /// Creates a symbol image. The accessibility label is the name, unless `accessibilityLabel(_:)` sets another one.
    nonisolated public init(systemName: String) {
        source = .symbol(name: systemName, isDecorative: false)
    }

    /// Creates a symbol image with a value from 0 to 1: the layers of a variable symbol, such as the waves of `wifi`, are drawn in full up to
    /// the value, and are faint above it. A symbol that is not variable is drawn as without a value. Nil for no value.
    ///
    /// ```swift
    /// Image(systemName: "wifi", variableValue: reception)
    /// ```
    ///
    /// `Documentation/Symbols.md` lists the variable symbols.
    nonisolated public init(systemName: String, variableValue: Double?) {
        source = .symbol(name: systemName, isDecorative: false)
        symbolValue = variableValue.map { $0.isNaN ? 0 : min(max($0, 0), 1) }
    }

    nonisolated init(decorativeSymbol name: String) {
        source = .symbol(name: name, isDecorative: true)
    }

    nonisolated init(source: ImageSource) {
        self.source = source
    }

    /// How an image is resized.
    public enum ResizingMode: Hashable, Sendable {
        /// The image is repeated at its own size.
        case tile
        /// The image is stretched.
        case stretch
    }

    /// Resizes the image to fill the available space.
    ///
    /// ```swift
    /// Image("Bubble").resizable(capInsets: EdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 24))
    /// Image("Paper").resizable(resizingMode: .tile)
    /// ```
    ///
    /// On a page, insets and tiles are CSS `border-image` and `background-repeat`, for which the page's script sets the size of the image:
    /// without JavaScript, the image is stretched. Tiles between insets are centered. Symbols, and images that a canvas draws, are always
    /// stretched as a whole.
    ///
    /// - Parameters:
    ///   - capInsets: The distances from the edges of the image, in points, within which corners are not resized, and edges only along
    ///     themselves. Leading is left, in all languages.
    ///   - resizingMode: Whether the rest is stretched or repeated.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(),
        resizingMode: ResizingMode = .stretch
    ) -> Image {
        var copy = filling(.stretch)
        let slices = ImageSlices(insets: capInsets, isTiled: resizingMode == .tile)
        copy.slices = slices == ImageSlices(insets: EdgeInsets(), isTiled: false) ? nil : slices
        return copy
    }

    /// Scales the image to fit the available space, preserving its aspect ratio.
    public func scaledToFit() -> Image { filling(.fit) }

    /// Scales the image to fill the available space, preserving its aspect ratio. The overflow is clipped.
    public func scaledToFill() -> Image { filling(.fill) }

    /// Scales the image to fit or fill the available space, preserving its aspect ratio.
    public func aspectRatio(contentMode: ContentMode) -> Image { filling(contentMode.fit) }

    /// The interpolation quality of a scaled image.
    public enum Interpolation: Hashable, Sendable {
        /// No interpolation: enlarged pixels keep hard edges, as in pixel art or a QR code.
        case none
        /// The browser's default interpolation.
        case low, medium, high
    }

    /// Sets the interpolation quality of the image. On a page, this is CSS `image-rendering`.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        var copy = self
        copy.isPixelated = interpolation == .none
        return copy
    }

    /// Sets whether the edges of the image are smoothed. Browsers always smooth the edges of rotated and scaled images.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    private func filling(_ fit: ImageFit) -> Image {
        var copy = self
        copy.fit = fit
        return copy
    }
}

/// How content with an aspect ratio fits the available space.
public enum ContentMode: CaseIterable, Hashable, Sendable {
    /// `fit` keeps the content entirely visible; `fill` covers the space and clips the overflow.
    case fit, fill
}

private struct ImageScaleKey: EnvironmentKey {
    static var defaultValue: Image.Scale { .medium }
}

extension EnvironmentValues {
    /// The size of symbols relative to the surrounding text. The default is `medium`.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    /// Sets the size of the symbols in this view relative to the surrounding text.
    public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}

extension Image {
    package func kind(in node: ElementNode<Self>) -> ElementKind { .image(resolvedSource(in: node.environment)) }

    /// The image source to display.
    func resolvedSource(in environment: EnvironmentValues) -> ImageSource {
        // A redacted image is not loaded either.
        if isContent, environment.isRedacted { return .placeholder }
        if case .symbol(let name, let isDecorative) = source {
            return .symbol(name: variant(of: name, in: environment), isDecorative: isDecorative)
        }
        guard case .hosted(var image) = source else { return source }
        if let label { image.label = label.resolve(in: environment) }
        if let renderingMode { image.isTemplate = renderingMode == .template }
        if !darkFiles.isEmpty, environment.colorScheme == .dark { image.files = darkFiles }
        return .hosted(image)
    }

    /// Whether the image is the app's content, not a part of its design.
    private var isContent: Bool {
        switch source {
        case .remote: true
        case .hosted(let image): image.files.contains { if case .data = $0.contents { true } else { false } }
        default: false
        }
    }

    /// Whether the image is drawn with the foreground style, as symbols and templates are.
    private var hasForeground: Bool {
        switch source {
        case .symbol: true
        case .hosted(let image): renderingMode.map { $0 == .template } ?? image.isTemplate
        default: false
        }
    }

    private var isSymbol: Bool { if case .symbol = source { true } else { false } }

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
            if let symbolValue { style.append(.symbolValue(symbolValue)) }
        } else if let foreground = environment.foregroundStyle {
            style.append(.foreground(foreground.color.paint))
        }
        if hasForeground, let foreground = environment.foregroundStyle {
            style += foreground.shadows.compactMap(\.value)
        }
        if let fit = fit { style.append(.resizable(fit)) }
        if let slices, !isSymbol { style.append(.imageSlices(slices)) }
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
