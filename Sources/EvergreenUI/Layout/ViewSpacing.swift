import EvergreenDocument
import Foundation

/// The preferred spacing of a view at each of its edges.
///
/// All views of a page prefer the default spacing of stacks. A ``Layout`` may prefer none.
public struct ViewSpacing: Equatable, Sendable {
    /// In points.
    private var top: CGFloat
    private var leading: CGFloat
    private var bottom: CGFloat
    private var trailing: CGFloat

    /// Creates the platform's default spacing.
    public init() { self.init(preferred: 8) }

    private init(preferred: CGFloat) { (top, leading, bottom, trailing) = (preferred, preferred, preferred, preferred) }

    /// No space.
    public static let zero = ViewSpacing(preferred: 0)

    /// Takes the larger spacing of both at the given edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if edges.contains(.top) { top = max(top, other.top) }
        if edges.contains(.leading) { leading = max(leading, other.leading) }
        if edges.contains(.bottom) { bottom = max(bottom, other.bottom) }
        if edges.contains(.trailing) { trailing = max(trailing, other.trailing) }
    }

    /// Returns the larger spacing of both at the given edges, and this one at the others.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var union = self
        union.formUnion(other, edges: edges)
        return union
    }

    /// The preferred distance between this view and the next one along an axis, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        axis == .horizontal ? max(trailing, next.leading) : max(bottom, next.top)
    }

    /// Creates the spacing of an element from its style.
    init(of style: [StyleValue]) {
        self.init()
        for case .noSpacing(let edges) in style {
            if edges.contains(.top) { top = 0 }
            if edges.contains(.leading) { leading = 0 }
            if edges.contains(.bottom) { bottom = 0 }
            if edges.contains(.trailing) { trailing = 0 }
        }
    }

    /// The edges without preferred spacing.
    var closeEdges: Edge.Set {
        var edges: Edge.Set = []
        if top <= 0 { edges.insert(.top) }
        if leading <= 0 { edges.insert(.leading) }
        if bottom <= 0 { edges.insert(.bottom) }
        if trailing <= 0 { edges.insert(.trailing) }
        return edges
    }
}
