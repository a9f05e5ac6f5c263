/// Where positions are counted from.
public enum CoordinateSpace: Hashable {
    /// The upper left corner of what the browser shows of the page.
    case global
    /// The upper left corner of the measured view itself.
    case local
    /// The upper left corner of the nearest view around with `coordinateSpace(_:)` and this name; of the
    /// page, where there is none.
    case named(AnyHashable)

    /// Whether this is the space of the page.
    public var isGlobal: Bool { self == .global }

    /// Whether this is the space of the view itself.
    public var isLocal: Bool { self == .local }
}

/// A type that stands for a ``CoordinateSpace``: `.local`, `.global` or `.named("name")`.
public protocol CoordinateSpaceProtocol {
    /// The space.
    var coordinateSpace: CoordinateSpace { get }
}

/// The space of the page.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    /// The space of the page.
    public init() {}

    /// The space that the type stands for.
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of the measured view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    /// The space of the view itself.
    public init() {}

    /// The space that the type stands for.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of a view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable

    /// The space that the type stands for.
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The upper left corner of what the browser shows of the page.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The upper left corner of the measured view itself.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The upper left corner of the nearest view around with this name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }

    /// The corner of what is seen of the nearest scroll view around; of the page, where there is none.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace())) }

    /// The corner of what is seen of the nearest scroll view around that scrolls along an axis; of the page, where there is none.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace(axis: axis)))
    }
}

/// The name of the space of a scroll view.
struct ScrollViewSpace: Hashable {
    /// Nil for any.
    var axis: Axis?
}
