/// The appearance of lists.
public protocol ListStyle: Sendable {
    /// The appearance of the list.
    var _appearance: _ListAppearance { get }
}

/// The appearance of a list.
public struct _ListAppearance: Sendable {
    /// The appearance, or nil for that of the context.
    let appearance: ListAppearance?
}

/// The list style of the context.
public struct DefaultListStyle: ListStyle {
    public var _appearance: _ListAppearance { _ListAppearance(appearance: nil) }

    public init() {}
}

/// A list style with separated rows across the width of the page.
public struct PlainListStyle: ListStyle {
    public var _appearance: _ListAppearance { _ListAppearance(appearance: .plain) }

    public init() {}
}

/// A list style with rows on backgrounds across the width of the page.
public struct GroupedListStyle: ListStyle {
    public var _appearance: _ListAppearance { _ListAppearance(appearance: .grouped) }

    public init() {}
}

/// A list style with rows on backgrounds with rounded corners.
public struct InsetGroupedListStyle: ListStyle {
    public var _appearance: _ListAppearance { _ListAppearance(appearance: .insetGrouped) }

    public init() {}
}

/// A list style with separated rows and horizontal insets.
public struct InsetListStyle: ListStyle {
    public var _appearance: _ListAppearance { _ListAppearance(appearance: .inset) }

    public init() {}
}

/// A list style without separators.
public struct SidebarListStyle: ListStyle {
    public var _appearance: _ListAppearance { _ListAppearance(appearance: .sidebar) }

    public init() {}
}

extension ListStyle where Self == DefaultListStyle {
    /// The default style: the sidebar style in the sidebar of a split view, and the inset grouped style elsewhere.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    /// Rows without a background, as wide as the list, with separators.
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    /// Rows with a background, as wide as the window.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// Rows with a background, rounded corners and a margin.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// Rows without a background, with padding and separators.
    public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    /// Rows without a background and separators, for navigation.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private struct ListAppearanceKey: EnvironmentKey {
    static var defaultValue: ListAppearance? { nil }
}

extension EnvironmentValues {
    /// The appearance of lists, or nil for that of the context.
    var listAppearance: ListAppearance? {
        get { self[ListAppearanceKey.self] }
        set { self[ListAppearanceKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of lists in this view.
    public func listStyle(_ style: some ListStyle) -> some View {
        environment(\.listAppearance, style._appearance.appearance)
    }
}
