import Foundation

/// A symbol, or what ``AsyncImage`` has loaded.
public struct Image: ElementView, Equatable, Sendable {
    /// How large symbols are beside texts.
    public enum Scale: Hashable, Sendable {
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
    /// How the image fills its room; nil for its own size.
    var fit: ImageFit?

    /// A symbol, by its name. Assistive technology reads the name, unless the image has a label of its own.
    nonisolated public init(systemName: String) {
        source = .symbol(name: systemName, isDecorative: false)
    }

    nonisolated init(decorativeSymbol name: String) {
        source = .symbol(name: name, isDecorative: true)
    }

    nonisolated init(source: ImageSource) {
        self.source = source
    }

    /// The same image, as large as the room that it has.
    public func resizable() -> Image { filling(.stretch) }

    /// The same image, as large as it can be within its room.
    public func scaledToFit() -> Image { filling(.fit) }

    /// The same image, as small as it can be to cover its room. What does not fit in is cut off.
    public func scaledToFill() -> Image { filling(.fill) }

    /// The same image, within its room or covering it.
    public func aspectRatio(contentMode: ContentMode) -> Image { filling(contentMode == .fit ? .fit : .fill) }

    private func filling(_ fit: ImageFit) -> Image {
        var copy = self
        copy.fit = fit
        return copy
    }
}

/// How something fits into its room.
public enum ContentMode: CaseIterable, Hashable, Sendable {
    case fit, fill
}

private struct ImageScaleKey: EnvironmentKey {
    static var defaultValue: Image.Scale { .medium }
}

extension EnvironmentValues {
    /// How large symbols are beside texts.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    /// Sets how large the symbols in this view are beside texts.
    public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}

extension Image {
    package func kind(in node: ElementNode<Self>) -> ElementKind {
        // What is not to be seen is not loaded either.
        if case .remote = source, node.environment.isRedacted { return .image(.placeholder) }
        return .image(source)
    }

    package func style(in node: ElementNode<Self>) -> [StyleValue] {
        let environment = node.environment
        var style: [StyleValue] = []
        if let font = environment.font { style.append(.font(font.description)) }
        if let color = environment.foregroundColor { style.append(.foreground(color.paint)) }
        if let fit = fit { style.append(.resizable(fit)) }
        if environment.imageScale != .medium { style.append(.imageScale(environment.imageScale.scale)) }
        if environment.isRedacted { style.append(.redacted) }
        return style
    }
}
