import EvergreenDocument

/// The behavior of a tab bar during scrolling.
///
/// On a page, this is about the bar at the bottom of a phone's screen. A minimized bar shows the selected tab alone; it is restored by
/// scrolling back, by a tap, and by keyboard focus.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    fileprivate enum Direction { case forward, backward }

    fileprivate let direction: Direction?
    private let name: String

    private init(_ name: String, _ direction: Direction? = nil) {
        self.name = name
        self.direction = direction
    }

    /// The platform's default: never minimized.
    public static let automatic = TabBarMinimizeBehavior("automatic")
    /// Never minimized.
    public static let never = TabBarMinimizeBehavior("never")
    /// Minimized when the user scrolls down, and restored when they scroll up.
    public static let onScrollDown = TabBarMinimizeBehavior("onScrollDown", .forward)
    /// Minimized when the user scrolls up, and restored when they scroll down.
    public static let onScrollUp = TabBarMinimizeBehavior("onScrollUp", .backward)

    /// The style of a tab view with this behavior.
    var style: [StyleValue] { direction.map { [.tabBarMinimization(isForward: $0 == .forward)] } ?? [] }
}

extension View {
    /// Sets the minimize behavior of the tab bars in this view.
    ///
    /// ```swift
    /// TabView {
    ///     Tab("Albums", systemImage: "square.stack") { Albums() }
    ///     Tab("Search", systemImage: "magnifyingglass", role: .search) { Search() }
    /// }
    /// .tabBarMinimizeBehavior(.onScrollDown)
    /// ```
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
        environment(\.tabBarMinimizeBehavior, behavior)
    }
}

private struct TabBarMinimizeBehaviorKey: EnvironmentKey {
    static var defaultValue: TabBarMinimizeBehavior { .automatic }
}

extension EnvironmentValues {
    /// The minimize behavior of tab bars.
    var tabBarMinimizeBehavior: TabBarMinimizeBehavior {
        get { self[TabBarMinimizeBehaviorKey.self] }
        set { self[TabBarMinimizeBehaviorKey.self] = newValue }
    }
}
