import EvergreenDocument
import Foundation

/// The subviews of a ``Layout``, in order.
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

    /// The reading direction of the views. Positions are mirrored for right-to-left languages, so that most layouts need not read it.
    public var layoutDirection: LayoutDirection { pass.layoutDirection }

    public var startIndex: Int { range.lowerBound }
    public var endIndex: Int { range.upperBound }

    /// The subview at an index.
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(pass: pass, index: index) }

    /// The subviews in a range of indices.
    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(pass, bounds) }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.pass === rhs.pass && lhs.range == rhs.range }
}

/// A subview of a ``Layout``. Valid only during the call that received it.
public struct LayoutSubview: Equatable {
    let pass: LayoutPass
    let index: Int

    /// Returns the size of the view for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let dimensions = dimensions(in: proposal)
        return CGSize(width: dimensions.width, height: dimensions.height)
    }

    /// Returns the size and the alignment guides of the view for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        pass.dimensions(of: index, in: proposal.rounded)
    }

    /// Places the view. The last call takes effect. A view without a place is centered in the layout.
    ///
    /// - Parameters:
    ///   - position: The position of the anchor, in the coordinates of the layout's bounds.
    ///   - anchor: The point of the view at that position.
    ///   - proposal: The proposal that determines the size of the view.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        pass.place(index, at: position, anchor: anchor, proposal: proposal.rounded)
    }

    /// The layout priority of the view. 0 by default.
    public var priority: Double { pass.subjects[index].priority }

    /// The preferred spacing of the view.
    public var spacing: ViewSpacing { pass.subjects[index].spacing }

    /// The view's value for a layout key.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        containerValues.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
    }

    /// The container values of the view.
    public var containerValues: ContainerValues { pass.subjects[index].values }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.pass === rhs.pass && lhs.index == rhs.index }
}
