/// How lists look.
public protocol ListStyle: Sendable {
    /// What the list is drawn as.
    var _look: _ListLook { get }
}

/// What a list is drawn as.
public struct _ListLook: Sendable {
    /// Nil for the look that suits the place.
    let look: ListLook?
}

/// The style that suits the place where the list stands.
public struct DefaultListStyle: ListStyle {
    public var _look: _ListLook { _ListLook(look: nil) }

    public init() {}
}

/// Rows between lines, as wide as the page.
public struct PlainListStyle: ListStyle {
    public var _look: _ListLook { _ListLook(look: .plain) }

    public init() {}
}

/// Rows on a ground of their own, as wide as the page.
public struct GroupedListStyle: ListStyle {
    public var _look: _ListLook { _ListLook(look: .grouped) }

    public init() {}
}

/// Rows on a ground of their own, with round corners.
public struct InsetGroupedListStyle: ListStyle {
    public var _look: _ListLook { _ListLook(look: .insetGrouped) }

    public init() {}
}

/// Rows between lines, with room beside them.
public struct InsetListStyle: ListStyle {
    public var _look: _ListLook { _ListLook(look: .inset) }

    public init() {}
}

/// Rows without lines.
public struct SidebarListStyle: ListStyle {
    public var _look: _ListLook { _ListLook(look: .sidebar) }

    public init() {}
}

extension ListStyle where Self == DefaultListStyle {
    /// The default: the sidebar style in the sidebar of a split view, the inset grouped style elsewhere.
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
    /// What lists are drawn as; nil for the look that suits the place.
    var listLook: ListLook? {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the lists in this view.
    public func listStyle(_ style: some ListStyle) -> some View { environment(\.listLook, style._look.look) }
}
