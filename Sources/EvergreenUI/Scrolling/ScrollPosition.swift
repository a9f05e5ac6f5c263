import EvergreenDocument
import Foundation

/// The position of a scroll view, set by the app or by user scrolling. See `scrollPosition(_:anchor:)`.
public struct ScrollPosition: Hashable, Sendable {
    /// The identity of a view.
    struct ID: Hashable, Sendable {
        let value: any (Hashable & Sendable)

        static func == (lhs: ID, rhs: ID) -> Bool { AnyHashable(lhs.value) == AnyHashable(rhs.value) }

        func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(value)) }
    }

    enum Place: Hashable, Sendable {
        case nowhere
        case id(ID, anchor: UnitPoint?)
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)
        /// The user has scrolled, to a target if there is one.
        case user(ID?)
    }

    private(set) var place: Place
    /// The type of the reported identities.
    let idType: any (Hashable & Sendable).Type
    /// The number of scroll requests. Repeating a request makes a different position.
    private var requests = 0

    private init(_ place: Place, idType: any (Hashable & Sendable).Type) {
        self.place = place
        self.idType = idType
    }

    /// Creates the initial position of the scroll view. After user scrolling, the position contains target identities of this type.
    public init(idType: (some Hashable & Sendable).Type = Never.self) { self.init(.nowhere, idType: idType) }

    /// Creates a position that aligns the anchor of an identified view with the same anchor of the visible area; nil for the anchor of
    /// `scrollPosition(_:anchor:)`.
    public init<ViewID: Hashable & Sendable>(id: ViewID, anchor: UnitPoint? = nil) {
        self.init(.id(ID(value: id), anchor: anchor), idType: ViewID.self)
    }

    /// Creates a position at an edge of the content.
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
        self.init(.edge(edge), idType: idType)
    }

    /// Creates a position at a content offset, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
        self.init(.point(x: point.x, y: point.y), idType: idType)
    }

    /// Creates a position at a content offset, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(.point(x: x, y: y), idType: idType)
    }

    /// Creates a position at a distance from the leading edge of the content, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
        self.init(.point(x: x, y: nil), idType: idType)
    }

    /// Creates a position at a distance from the top of the content, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
        self.init(.point(x: nil, y: y), idType: idType)
    }

    // MARK: Scrolling

    /// Scrolls to the view with an identity. Does nothing if there is no such view.
    ///
    /// - Parameters:
    ///   - id: The identity.
    ///   - anchor: The anchor of the view that is aligned with the same anchor of the visible area; nil for the anchor of
    ///     `scrollPosition(_:anchor:)`.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        request(.id(ID(value: id), anchor: anchor))
    }

    /// Scrolls to an edge of the content.
    public mutating func scrollTo(edge: Edge) { request(.edge(edge)) }

    /// Scrolls to a content offset, in points.
    public mutating func scrollTo(point: CGPoint) { request(.point(x: point.x, y: point.y)) }

    /// Scrolls to a content offset, in points.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { request(.point(x: x, y: y)) }

    /// Scrolls to a distance from the leading edge of the content, in points.
    public mutating func scrollTo(x: CGFloat) { request(.point(x: x, y: nil)) }

    /// Scrolls to a distance from the top of the content, in points.
    public mutating func scrollTo(y: CGFloat) { request(.point(x: nil, y: y)) }

    private mutating func request(_ place: Place) {
        self.place = place
        requests += 1
    }

    // MARK: The current position

    /// Whether the user was the last to scroll.
    public var isPositionedByUser: Bool {
        if case .user = place { true } else { false }
    }

    /// The edge to which the app scrolled; nil after user scrolling.
    public var edge: Edge? {
        if case .edge(let edge) = place { edge } else { nil }
    }

    /// The content offset to which the app scrolled; nil after user scrolling.
    public var point: CGPoint? {
        if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
    }

    /// The horizontal content offset to which the app scrolled; nil after user scrolling.
    public var x: CGFloat? {
        if case .point(let x, _) = place { x } else { nil }
    }

    /// The vertical content offset to which the app scrolled; nil after user scrolling.
    public var y: CGFloat? {
        if case .point(_, let y) = place { y } else { nil }
    }

    /// The identity of the view at the anchor, after scrolling by the app or the user; nil for none.
    public var viewID: (any Hashable & Sendable)? {
        switch place {
        case .id(let id, _), .user(let id?): id.value
        default: nil
        }
    }

    /// Returns the identity of the view at the anchor, if it has this type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
        switch place {
        case .id(let id, _), .user(let id?): id.value as? T
        default: nil
        }
    }

    // MARK: Comparing

    /// Returns whether two positions are equal. Each request makes a different position, even for the current target, since the content may
    /// have changed in the meantime.
    public static func == (lhs: ScrollPosition, rhs: ScrollPosition) -> Bool {
        lhs.place == rhs.place && lhs.requests == rhs.requests && lhs.idType == rhs.idType
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(place) }

    /// - Parameter id: The identity of the target at the anchor; nil for none, or for an identity of another type.
    mutating func userDidScroll(to id: AnyHashable?) {
        func identity<T: Hashable & Sendable>(_ type: T.Type) -> ID? { (id?.base as? T).map { ID(value: $0) } }
        place = .user(identity(idType))
    }
}
