import Foundation

/// The stacking of values at the same position.
public enum MarkStackingMethod: Hashable, Sendable {
    /// Stacked from zero. Negative values are stacked downwards.
    case standard
    /// Stacked as fractions of the sum.
    case normalized
    /// Stacked around the center.
    case center
    /// Each from zero, not stacked.
    case unstacked
}

/// A dimension of a mark.
public struct MarkDimension: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    enum Storage: Hashable, Sendable {
        case automatic
        case fixed(Double)
        case ratio(Double)
        case inset(Double)
    }

    let storage: Storage

    private init(_ storage: Storage) {
        self.storage = storage
    }

    /// Creates a dimension in points.
    public init(floatLiteral value: Double) { self.init(.fixed(value)) }

    /// Creates a dimension in points.
    public init(integerLiteral value: Int) { self.init(.fixed(Double(value))) }

    /// The default dimension.
    public static let automatic = MarkDimension(.automatic)

    /// A dimension in points.
    public static func fixed(_ width: CGFloat) -> MarkDimension { MarkDimension(.fixed(Double(width))) }

    /// A fraction of the available space, from 0 to 1.
    public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension(.ratio(Double(ratio))) }

    /// The available space with an inset in points at both sides.
    public static func inset(_ inset: CGFloat) -> MarkDimension { MarkDimension(.inset(Double(inset))) }

    /// The length for an available space.
    func length(in space: Double, automatic: Double) -> Double {
        let length =
            switch storage {
            case .automatic: automatic
            case .fixed(let length): length
            case .ratio(let ratio): ratio * space
            case .inset(let inset): space - 2 * inset
            }
        return length.isFinite ? max(length, 0) : 0
    }
}
