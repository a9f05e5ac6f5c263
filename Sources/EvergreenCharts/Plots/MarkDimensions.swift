import Foundation

/// The length of each mark of a plot.
public struct MarkDimensions<DataElement>: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    private let dimension: (DataElement) -> MarkDimension

    private init(_ dimension: @escaping (DataElement) -> MarkDimension) {
        self.dimension = dimension
    }

    /// The length of the mark of an element.
    func callAsFunction(_ element: DataElement) -> MarkDimension { dimension(element) }

    /// Creates a length in points.
    public init(floatLiteral value: Double) { self.init { _ in MarkDimension(floatLiteral: value) } }

    /// Creates a length in points.
    public init(integerLiteral value: Int) { self.init { _ in MarkDimension(integerLiteral: value) } }

    /// The chart's own.
    public static var automatic: MarkDimensions { MarkDimensions { _ in .automatic } }

    /// A length in points.
    public static func fixed(_ width: CGFloat) -> MarkDimensions { MarkDimensions { _ in .fixed(width) } }

    /// The length at a key path, in points.
    public static func fixed(_ width: KeyPath<DataElement, some BinaryFloatingPoint>) -> MarkDimensions {
        MarkDimensions { .fixed(CGFloat($0[keyPath: width])) }
    }

    /// A part of the space, from 0 to 1.
    public static func ratio(_ ratio: CGFloat) -> MarkDimensions { MarkDimensions { _ in .ratio(ratio) } }

    /// The part of the space at a key path, from 0 to 1.
    public static func ratio(_ ratio: KeyPath<DataElement, some BinaryFloatingPoint>) -> MarkDimensions {
        MarkDimensions { .ratio(CGFloat($0[keyPath: ratio])) }
    }

    /// All of the space but for a length in points, at both sides.
    public static func inset(_ inset: CGFloat) -> MarkDimensions { MarkDimensions { _ in .inset(inset) } }

    /// All of the space but for the length at a key path, in points, at both sides.
    public static func inset(_ inset: KeyPath<DataElement, some BinaryFloatingPoint>) -> MarkDimensions {
        MarkDimensions { .inset(CGFloat($0[keyPath: inset])) }
    }
}
