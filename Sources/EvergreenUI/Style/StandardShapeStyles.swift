/// The color of lines between views, for `.separator`.
public struct SeparatorShapeStyle: ShapeStyle {
    public init() {}

    public var _color: Color { Color(.separator) }
}

/// The color of what is selected, for `.selection`: a part of the tint color.
public struct SelectionShapeStyle: ShapeStyle {
    public init() {}

    public var _color: Color { .accentColor.opacity(0.16) }
}

/// The color of texts that stand for those to be entered, for `.placeholder`.
public struct PlaceholderTextShapeStyle: ShapeStyle {
    public init() {}

    public var _color: Color { Color(.placeholderText) }
}

/// The color of links, for `.link`.
public struct LinkShapeStyle: ShapeStyle {
    public init() {}

    public var _color: Color { Color(.link) }
}

/// The color of areas over a background, for `.fill`.
public struct FillShapeStyle: ShapeStyle {
    public init() {}

    public var _color: Color { Color(.systemFill) }

    /// The color of areas of medium size.
    public var secondary: some ShapeStyle { Color(.secondarySystemFill) }
    /// The color of large areas, such as fields.
    public var tertiary: some ShapeStyle { Color(.tertiarySystemFill) }
    /// The color of large areas with complex content.
    public var quaternary: some ShapeStyle { Color(.quaternarySystemFill) }
}

/// The color behind everything in a window, for `.windowBackground`.
public struct WindowBackgroundShapeStyle: ShapeStyle {
    public init() {}

    public var _color: Color { Color(.systemGroupedBackground) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The color of lines between views.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The color of what is selected: a part of the tint color.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The color of texts that stand for those to be entered.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The color of links.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The color of areas over a background.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The color behind everything in a window.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension BackgroundStyle {
    /// The color behind a group of content.
    public var secondary: some ShapeStyle { Color(.secondarySystemGroupedBackground) }
    /// The color behind a part of a group of content.
    public var tertiary: some ShapeStyle { Color(.tertiarySystemGroupedBackground) }
}
