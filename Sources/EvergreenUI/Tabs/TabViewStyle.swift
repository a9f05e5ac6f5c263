import EvergreenDocument

/// The appearance of a tab view: `.automatic`, a tab bar, or `.page`, swipeable pages.
public protocol TabViewStyle: Sendable {
    var _appearance: _TabViewAppearance { get }
}

/// The appearance of a tab view.
public struct _TabViewAppearance: Sendable {
    let pages: PagesAppearance?
}

/// The default style: a tab bar.
public struct DefaultTabViewStyle: TabViewStyle {
    public var _appearance: _TabViewAppearance { _TabViewAppearance(pages: nil) }

    public init() {}
}

/// A style with a tab bar, or a sidebar on platforms that support it. On a page, it is a tab bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    public var _appearance: _TabViewAppearance { _TabViewAppearance(pages: nil) }

    public init() {}
}

/// A style with a tab bar and never a sidebar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    public var _appearance: _TabViewAppearance { _TabViewAppearance(pages: nil) }

    public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A tab bar, or a sidebar on platforms that support it. On a page, it is a tab bar.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A tab bar and never a sidebar.
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

/// A style with swipeable pages and a page indicator with a dot for each.
///
/// The selection changes when the touch ends. The dots are buttons, navigated with the arrow keys.
public struct PageTabViewStyle: TabViewStyle {
    /// The visibility of the page indicator.
    public struct IndexDisplayMode: Hashable, Sendable {
        fileprivate enum Mode { case automatic, always, never }
        fileprivate let mode: Mode

        /// Visible if there are several pages.
        public static let automatic = IndexDisplayMode(mode: .automatic)
        /// Always visible.
        public static let always = IndexDisplayMode(mode: .always)
        /// Never visible. Pages are still reachable by keyboard and assistive technology.
        public static let never = IndexDisplayMode(mode: .never)
    }

    private let mode: IndexDisplayMode

    public var _appearance: _TabViewAppearance {
        switch mode.mode {
        case .automatic: _TabViewAppearance(pages: .dots(showsSinglePage: false))
        case .always: _TabViewAppearance(pages: .dots(showsSinglePage: true))
        case .never: _TabViewAppearance(pages: .plain)
        }
    }

    /// Creates a style with a visibility of the page indicator.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) {
        mode = indexDisplayMode
    }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// A tab bar.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Swipeable pages.
    public static var page: PageTabViewStyle { PageTabViewStyle() }
    /// Swipeable pages with a visibility of the page indicator.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

/// The appearance of the page indicator.
public protocol IndexViewStyle: Sendable {
    var _hasBackground: Bool { get }
}

/// A page indicator with an optional background.
public struct PageIndexViewStyle: IndexViewStyle {
    /// The visibility of the background.
    public struct BackgroundDisplayMode: Hashable, Sendable {
        fileprivate let isShown: Bool

        /// Hidden.
        public static let automatic = BackgroundDisplayMode(isShown: false)
        /// Visible.
        public static let always = BackgroundDisplayMode(isShown: true)
        /// Hidden.
        public static let never = BackgroundDisplayMode(isShown: false)
    }

    public let _hasBackground: Bool

    /// Creates a page indicator with a visibility of its background.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        _hasBackground = backgroundDisplayMode.isShown
    }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// A page indicator.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }
    /// A page indicator with a visibility of its background.
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

private struct PagesAppearanceKey: EnvironmentKey {
    static var defaultValue: PagesAppearance? { nil }
}

private struct IndexBackgroundKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// The appearance of pages; nil for a tab bar.
    var pagesAppearance: PagesAppearance? {
        get { self[PagesAppearanceKey.self] }
        set { self[PagesAppearanceKey.self] = newValue }
    }

    /// Whether the page indicator has a background.
    var hasIndexBackground: Bool {
        get { self[IndexBackgroundKey.self] }
        set { self[IndexBackgroundKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the tab views in this view.
    public func tabViewStyle(_ style: some TabViewStyle) -> some View {
        environment(\.pagesAppearance, style._appearance.pages)
    }

    /// Sets the style of the page indicators in this view.
    public func indexViewStyle(_ style: some IndexViewStyle) -> some View {
        environment(\.hasIndexBackground, style._hasBackground)
    }
}
