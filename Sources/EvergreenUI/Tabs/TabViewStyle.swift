import EvergreenDocument

/// How a tab view looks: `.automatic`, a bar with tabs, or `.page`, pages to swipe.
public protocol TabViewStyle: Sendable {
    var _look: _TabViewLook { get }
}

/// How a tab view looks.
public struct _TabViewLook: Sendable {
    let pages: PagesLook?
}

/// A bar with tabs.
public struct DefaultTabViewStyle: TabViewStyle {
    public var _look: _TabViewLook { _TabViewLook(pages: nil) }

    public init() {}
}

/// A bar with tabs, or a sidebar where the platform has one: on a page, a bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    public var _look: _TabViewLook { _TabViewLook(pages: nil) }

    public init() {}
}

/// A bar with tabs, and never a sidebar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    public var _look: _TabViewLook { _TabViewLook(pages: nil) }

    public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A bar with tabs, or a sidebar where the platform has one: on a page, a bar.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A bar with tabs, and never a sidebar.
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

/// Pages that a finger swipes, with a dot for each.
///
/// The next page comes when the finger has left the screen. Dots are buttons, and arrow keys lead from one to the next.
public struct PageTabViewStyle: TabViewStyle {
    /// Whether there are dots.
    public struct IndexDisplayMode: Hashable, Sendable {
        fileprivate enum Mode { case automatic, always, never }
        fileprivate let mode: Mode

        /// Where there are several pages.
        public static let automatic = IndexDisplayMode(mode: .automatic)
        /// Always.
        public static let always = IndexDisplayMode(mode: .always)
        /// Never; the keyboard and assistive technology reach the pages as before.
        public static let never = IndexDisplayMode(mode: .never)
    }

    private let mode: IndexDisplayMode

    public var _look: _TabViewLook {
        switch mode.mode {
        case .automatic: _TabViewLook(pages: .dots(alsoForOne: false))
        case .always: _TabViewLook(pages: .dots(alsoForOne: true))
        case .never: _TabViewLook(pages: .plain)
        }
    }

    /// Pages with or without dots.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) {
        mode = indexDisplayMode
    }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// A bar with tabs.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages that a finger swipes.
    public static var page: PageTabViewStyle { PageTabViewStyle() }
    /// Pages that a finger swipes, with or without dots.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

/// How the dots of pages look.
public protocol IndexViewStyle: Sendable {
    var _hasBackground: Bool { get }
}

/// Dots, with or without a background.
public struct PageIndexViewStyle: IndexViewStyle {
    /// Whether there is a background behind the dots.
    public struct BackgroundDisplayMode: Hashable, Sendable {
        fileprivate let isShown: Bool

        /// None.
        public static let automatic = BackgroundDisplayMode(isShown: false)
        /// A background.
        public static let always = BackgroundDisplayMode(isShown: true)
        /// None.
        public static let never = BackgroundDisplayMode(isShown: false)
    }

    public let _hasBackground: Bool

    /// Dots with or without a background.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        _hasBackground = backgroundDisplayMode.isShown
    }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Dots.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }
    /// Dots with or without a background.
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

private struct PagesLookKey: EnvironmentKey {
    static var defaultValue: PagesLook? { nil }
}

private struct IndexBackgroundKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// How tab views show pages; nil for tabs.
    var pagesLook: PagesLook? {
        get { self[PagesLookKey.self] }
        set { self[PagesLookKey.self] = newValue }
    }

    /// Whether there is a background behind the dots of pages.
    var hasIndexBackground: Bool {
        get { self[IndexBackgroundKey.self] }
        set { self[IndexBackgroundKey.self] = newValue }
    }
}

extension View {
    /// Sets how the tab views in this view look.
    public func tabViewStyle(_ style: some TabViewStyle) -> some View { environment(\.pagesLook, style._look.pages) }

    /// Sets how the dots of the pages in this view look.
    public func indexViewStyle(_ style: some IndexViewStyle) -> some View {
        environment(\.hasIndexBackground, style._hasBackground)
    }
}
