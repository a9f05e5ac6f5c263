/// The appearance of lists.
public protocol ListStyle: Sendable {
    /// The look of the list.
    var _look: _ListLook { get }
}

/// The look of a list.
public struct _ListLook: Sendable {
    /// The look, or nil for that of the context.
    let look: ListLook?
}

/// The list style of the context.
public struct DefaultListStyle: ListStyle {
    public var _look: _ListLook { _ListLook(look: nil) }

    public init() {}
}

/// A list style with separated rows across the width of the page.
public struct PlainListStyle: ListStyle {
    public var _look: _ListLook { _ListLook(look: .plain) }

    public init() {}
}

/// A list style with rows on backgrounds across the width of the page.
public struct GroupedListStyle: ListStyle {
    public var _look: _ListLook { _ListLook(look: .grouped) }

    public init() {}
}

/// A list style with rows on backgrounds with rounded corners.
public struct InsetGroupedListStyle: ListStyle {
    public var _look: _ListLook { _ListLook(look: .insetGrouped) }

    public init() {}
}

/// A list style with separated rows and horizontal insets.
public struct InsetListStyle: ListStyle {
    public var _look: _ListLook { _ListLook(look: .inset) }

    public init() {}
}

/// A list style without separators.
public struct SidebarListStyle: ListStyle {
    public var _look: _ListLook { _ListLook(look: .sidebar) }

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

private struct ListLookKey: EnvironmentKey {
    static var defaultValue: ListLook? { nil }
}

extension EnvironmentValues {
    /// The look of lists, or nil for that of the context.
    var listLook: ListLook? {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of lists in this view.
    public func listStyle(_ style: some ListStyle) -> some View { environment(\.listLook, style._look.look) }
}
