/// The values whose pages a navigation stack shows, of any types.
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

    /// A path without values: the stack shows its root.
    public init() {
        elements = []
    }

    /// A path with values of one type.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    /// The number of values.
    public var count: Int { elements.count }

    public var isEmpty: Bool { elements.isEmpty }

    /// Adds a value, whose page covers all others.
    public mutating func append<V: Hashable>(_ value: V) {
        elements.append(AnyHashable(value))
    }

    /// Removes the last `k` values; all of them, if there are fewer.
    public mutating func removeLast(_ k: Int = 1) {
        elements.removeLast(min(max(k, 0), elements.count))
    }
}
