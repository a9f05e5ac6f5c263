import EvergreenDocument
import Foundation

/// Where a scroll view is scrolled to: by the app, or by the user. See `scrollPosition(_:anchor:)`.
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
        /// The user has scrolled, to this target if there is one.
        case user(ID?)
    }

    private(set) var place: Place
    /// The type of the identities that the page tells of.
    let idType: any (Hashable & Sendable).Type
    /// How often the app has asked to scroll: also to where it has asked before.
    private var requests = 0

    private init(_ place: Place, idType: any (Hashable & Sendable).Type) {
        self.place = place
        self.idType = idType
    }

    /// Where the scroll view begins. When the user scrolls, the position has the identities of this type of the targets.
    public init(idType: (some Hashable & Sendable).Type = Never.self) { self.init(.nowhere, idType: idType) }

    /// At the view with an identity, whose point at the anchor comes to the same point of what is seen; nil for the anchor of
    /// `scrollPosition(_:anchor:)`.
    public init<ViewID: Hashable & Sendable>(id: ViewID, anchor: UnitPoint? = nil) {
        self.init(.id(ID(value: id), anchor: anchor), idType: ViewID.self)
    }

    /// At an edge of the content.
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
        self.init(.edge(edge), idType: idType)
    }

    /// At a point of the content, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
        self.init(.point(x: point.x, y: point.y), idType: idType)
    }

    /// At a point of the content, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(.point(x: x, y: y), idType: idType)
    }

    /// So far from the leading edge of the content, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
        self.init(.point(x: x, y: nil), idType: idType)
    }

    /// So far from the top of the content, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
        self.init(.point(x: nil, y: y), idType: idType)
    }

    // MARK: Scrolling

    /// Scrolls to the view with an identity. Does nothing if there is none.
    ///
    /// - Parameters:
    ///   - id: The identity.
    ///   - anchor: The point of the view that comes to the same point of what is seen; nil for the anchor of
    ///     `scrollPosition(_:anchor:)`.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        request(.id(ID(value: id), anchor: anchor))
    }

    /// Scrolls to an edge of the content.
    public mutating func scrollTo(edge: Edge) { request(.edge(edge)) }

    /// Scrolls to a point of the content, in points.
    public mutating func scrollTo(point: CGPoint) { request(.point(x: point.x, y: point.y)) }

    /// Scrolls to a point of the content, in points.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { request(.point(x: x, y: y)) }

    /// Scrolls so far from the leading edge of the content, in points.
    public mutating func scrollTo(x: CGFloat) { request(.point(x: x, y: nil)) }

    /// Scrolls so far from the top of the content, in points.
    public mutating func scrollTo(y: CGFloat) { request(.point(x: nil, y: y)) }

    private mutating func request(_ place: Place) {
        self.place = place
        requests += 1
    }

    // MARK: Where it is

    /// Whether the user has scrolled since the app did.
    public var isPositionedByUser: Bool {
        if case .user = place { true } else { false }
    }

    /// The edge that the app has scrolled to, until the user scrolls.
    public var edge: Edge? {
        if case .edge(let edge) = place { edge } else { nil }
    }

    /// The point that the app has scrolled to, until the user scrolls.
    public var point: CGPoint? {
        if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
    }

    /// How far from the leading edge the app has scrolled to, until the user scrolls.
    public var x: CGFloat? {
        if case .point(let x, _) = place { x } else { nil }
    }

    /// How far from the top the app has scrolled to, until the user scrolls.
    public var y: CGFloat? {
        if case .point(_, let y) = place { y } else { nil }
    }

    /// The identity of the view at the anchor, as the app or the user has scrolled to it; nil for none.
    public var viewID: (any Hashable & Sendable)? {
        switch place {
        case .id(let id, _), .user(let id?): id.value
        default: nil
        }
    }

    /// The identity of the view at the anchor, if it is of this type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
        switch place {
        case .id(let id, _), .user(let id?): id.value as? T
        default: nil
        }
    }

    // MARK: Comparing

    /// Whether two positions are the same. Each request makes another one, also to where the view is: its content may have grown.
    public static func == (lhs: ScrollPosition, rhs: ScrollPosition) -> Bool {
        lhs.place == rhs.place && lhs.requests == rhs.requests && lhs.idType == rhs.idType
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(place) }

    /// - Parameter id: The identity of the target at the anchor; nil for none, and for one of another type.
    mutating func userDidScroll(to id: AnyHashable?) {
        func identity<T: Hashable & Sendable>(_ type: T.Type) -> ID? { (id?.base as? T).map { ID(value: $0) } }
        place = .user(identity(idType))
    }
}
