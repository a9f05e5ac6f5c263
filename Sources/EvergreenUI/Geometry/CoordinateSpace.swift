/// The coordinate space of a location.
public enum CoordinateSpace: Hashable {
    /// The browser's viewport, with its origin in the top left corner.
    case global
    /// The measured view, with its origin in the top left corner.
    case local
    /// The nearest ancestor with this name, set by `coordinateSpace(_:)`, with its origin in the top left corner. Without such an ancestor,
    /// the page.
    case named(AnyHashable)

    /// Whether this is the global coordinate space.
    public var isGlobal: Bool { self == .global }

    /// Whether this is the local coordinate space of the view.
    public var isLocal: Bool { self == .local }
}

/// A type that represents a ``CoordinateSpace``: `.local`, `.global` or `.named("name")`.
public protocol CoordinateSpaceProtocol {
    /// The represented coordinate space.
    var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the page.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    /// Creates the coordinate space of the page.
    public init() {}

    /// The represented coordinate space.
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of the measured view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    /// Creates the coordinate space of the measured view.
    public init() {}

    /// The represented coordinate space.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// A named coordinate space.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable

    /// The represented coordinate space.
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The browser's viewport, with its origin in the top left corner.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The measured view, with its origin in the top left corner.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The nearest ancestor with this name, with its origin in the top left corner.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }

    /// The visible area of the nearest enclosing scroll view, or of the page without one.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace())) }

    /// The visible area of the nearest enclosing scroll view along an axis, or of the page without one.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace(axis: axis)))
    }
}

/// The name of a scroll view's coordinate space.
struct ScrollViewSpace: Hashable {
    /// Nil for any axis.
    var axis: Axis?
}
