/// The color of separators, for `.separator`.
public struct SeparatorShapeStyle: ShapeStyle {
    public init() {}

    public var _color: Color { Color(.separator) }
}

/// The background color of selected content, for `.selection`: a translucent tint color.
public struct SelectionShapeStyle: ShapeStyle {
    public init() {}

    public var _color: Color { .accentColor.opacity(0.16) }
}

/// The color of placeholder text, for `.placeholder`.
public struct PlaceholderTextShapeStyle: ShapeStyle {
    public init() {}

    public var _color: Color { Color(.placeholderText) }
}

/// The color of links, for `.link`.
public struct LinkShapeStyle: ShapeStyle {
    public init() {}

    public var _color: Color { Color(.link) }
}

/// The fill color of shapes over a background, for `.fill`.
public struct FillShapeStyle: ShapeStyle {
    public init() {}

    public var _color: Color { Color(.systemFill) }

    /// The fill color of medium-sized shapes.
    public var secondary: some ShapeStyle { Color(.secondarySystemFill) }
    /// The fill color of large shapes, such as fields.
    public var tertiary: some ShapeStyle { Color(.tertiarySystemFill) }
    /// The fill color of large shapes with complex content.
    public var quaternary: some ShapeStyle { Color(.quaternarySystemFill) }
}

/// The background color of the window, for `.windowBackground`.
public struct WindowBackgroundShapeStyle: ShapeStyle {
    public init() {}

    public var _color: Color { Color(.systemGroupedBackground) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The color of separators.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The background color of selected content: a translucent tint color.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The color of placeholder text.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The color of links.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The fill color of shapes over a background.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The background color of the window.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension BackgroundStyle {
    /// The background color of grouped content.
    public var secondary: some ShapeStyle { Color(.secondarySystemGroupedBackground) }
    /// The background color of content within a group.
    public var tertiary: some ShapeStyle { Color(.tertiarySystemGroupedBackground) }
}
