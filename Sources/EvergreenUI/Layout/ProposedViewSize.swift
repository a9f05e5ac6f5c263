import EvergreenDocument
import Foundation

/// A size that a container proposes to a view, in points. A nil length asks for the ideal one.
public struct ProposedViewSize: Equatable, Sendable {
    /// The proposed width, or nil for the ideal one.
    public var width: CGFloat?
    /// The proposed height, or nil for the ideal one.
    public var height: CGFloat?

    /// Asks for the smallest size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Asks for the largest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Creates a proposal with lengths in points, or nil for ideal ones.
    @inlinable
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Creates a proposal of a size.
    @inlinable
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// Returns the proposed size, with unspecified lengths replaced by those of another size.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

extension ProposedViewSize {
    init(_ proposal: LayoutProposal) {
        self.init(width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) })
    }

    var rounded: LayoutProposal { LayoutProposal(width: width.map(Double.init), height: height.map(Double.init)) }
}
