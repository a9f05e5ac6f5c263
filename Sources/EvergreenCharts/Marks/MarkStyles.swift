import Foundation

/// How values of the same place are put together.
public enum MarkStackingMethod: Hashable, Sendable {
    /// On top of one another, from zero: negative ones downwards.
    case standard
    /// On top of one another, as parts of their sum.
    case normalized
    /// On top of one another, around the middle.
    case center
    /// Each from zero.
    case unstacked
}

/// A length of a mark.
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

    /// Creates a length in points.
    public init(floatLiteral value: Double) { self.init(.fixed(value)) }

    /// Creates a length in points.
    public init(integerLiteral value: Int) { self.init(.fixed(Double(value))) }

    /// The chart's own.
    public static let automatic = MarkDimension(.automatic)

    /// A length in points.
    public static func fixed(_ width: CGFloat) -> MarkDimension { MarkDimension(.fixed(Double(width))) }

    /// A part of the space, from 0 to 1.
    public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension(.ratio(Double(ratio))) }

    /// All of the space but for a length in points, at both sides.
    public static func inset(_ inset: CGFloat) -> MarkDimension { MarkDimension(.inset(Double(inset))) }

    /// The length within a space.
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
