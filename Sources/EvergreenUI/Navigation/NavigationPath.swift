/// A type-erased list of the values on a navigation stack, from the first pushed page to the topmost.
///
/// ```swift
/// @State private var path = NavigationPath()
///
/// NavigationStack(path: $path) {
///     PlayerList().navigationDestination(for: Player.self) { PlayerDetails(player: $0) }
/// }
/// ```
public struct NavigationPath: Equatable {
    fileprivate(set) var elements: [AnyHashable]

    /// Creates an empty path: the stack shows its root.
    public init() {
        elements = []
    }

    /// Creates a path with the values of a sequence.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    /// The number of pushed pages.
    public var count: Int { elements.count }

    /// Whether the stack shows its root.
    public var isEmpty: Bool { elements.isEmpty }

    /// Appends a value, which pushes its page.
    public mutating func append<V: Hashable>(_ value: V) {
        elements.append(AnyHashable(value))
    }

    /// Removes the last `k` values, or all if there are fewer, which pops their pages.
    public mutating func removeLast(_ k: Int = 1) {
        elements.removeLast(min(max(k, 0), elements.count))
    }
}
