import EvergreenDocument
import Foundation

/// The views that a ``Layout`` places, in their order.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    let pass: LayoutPass
    private let range: Range<Int>

    init(_ pass: LayoutPass) {
        self.pass = pass
        range = pass.subjects.indices
    }

    private init(_ pass: LayoutPass, _ indices: Range<Int>) {
        self.pass = pass
        range = indices
    }

    public var startIndex: Int { range.lowerBound }
    public var endIndex: Int { range.upperBound }

    /// The view at an index.
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(pass: pass, index: index) }

    /// The views of a range.
    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(pass, bounds) }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.pass === rhs.pass && lhs.range == rhs.range }
}

/// A view that a ``Layout`` places. Lives as long as the call that it was given to.
public struct LayoutSubview: Equatable {
    let pass: LayoutPass
    let index: Int

    /// The size that the view takes if it is proposed this one, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let dimensions = dimensions(in: proposal)
        return CGSize(width: dimensions.width, height: dimensions.height)
    }

    /// The size that the view takes if it is proposed this one, and its alignment guides.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        pass.dimensions(of: index, in: proposal.rounded)
    }

    /// Places the view. The last call counts. A view that is not placed is in the middle of the layout.
    ///
    /// - Parameters:
    ///   - position: The place of the anchor, in the coordinates of the bounds that the layout was given.
    ///   - anchor: The point of the view that is there.
    ///   - proposal: What the view is proposed, which says how large it is.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        pass.place(index, at: position, anchor: anchor, proposal: proposal.rounded)
    }

    /// The layout priority of the view; 0 if it has none.
    public var priority: Double { pass.subjects[index].priority }

    /// The space that the view prefers around it.
    public var spacing: ViewSpacing { pass.subjects[index].spacing }

    /// The value that the view gives to the layout for a key.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        containerValues.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
    }

    /// What the view gives to the container around it.
    public var containerValues: ContainerValues { pass.subjects[index].values }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.pass === rhs.pass && lhs.index == rhs.index }
}
