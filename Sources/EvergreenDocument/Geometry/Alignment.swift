/// Horizontal position of a view within its container. Leading is the side where reading begins.
public enum HorizontalAlignment: Hashable, Sendable {
    /// The left edge, the middle or the right edge; mirrored in right-to-left languages.
    case leading, center, trailing
}

/// Vertical position of a view within its container.
public enum VerticalAlignment: Hashable, Sendable {
    /// The upper edge, the middle or the lower edge.
    case top, center, bottom
    /// The baseline of the first or last line of text. Supported by `HStack`, `ZStack`, overlays and backgrounds; a `Grid` aligns first
    /// baselines only. In a frame, the same as `bottom`.
    case firstTextBaseline, lastTextBaseline
}

/// Horizontal and vertical position of a view within its container.
public struct Alignment: Hashable, Sendable {
    /// The horizontal position.
    public var horizontal: HorizontalAlignment
    /// The vertical position.
    public var vertical: VerticalAlignment

    /// An alignment from one position for each axis.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The upper leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The middle of the upper edge.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The upper trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The middle of the leading edge.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The middle of both axes.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The middle of the trailing edge.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The lower leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The middle of the lower edge.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The lower trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The leading edge, and the baseline of the first line of text.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// The middle, and the baseline of the first line of text.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// The trailing edge, and the baseline of the first line of text.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// The leading edge, and the baseline of the last line of text.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// The middle, and the baseline of the last line of text.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// The trailing edge, and the baseline of the last line of text.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
