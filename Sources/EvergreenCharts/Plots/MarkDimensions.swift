import Foundation

/// The dimension of each mark of a plot.
public struct MarkDimensions<DataElement>: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    private let dimension: (DataElement) -> MarkDimension

    private init(_ dimension: @escaping (DataElement) -> MarkDimension) {
        self.dimension = dimension
    }

    /// The dimension of an element's mark.
    func callAsFunction(_ element: DataElement) -> MarkDimension { dimension(element) }

    /// Creates a dimension in points.
    public init(floatLiteral value: Double) { self.init { _ in MarkDimension(floatLiteral: value) } }

    /// Creates a dimension in points.
    public init(integerLiteral value: Int) { self.init { _ in MarkDimension(integerLiteral: value) } }

    /// The default dimension.
    public static var automatic: MarkDimensions { MarkDimensions { _ in .automatic } }

    /// A dimension in points.
    public static func fixed(_ width: CGFloat) -> MarkDimensions { MarkDimensions { _ in .fixed(width) } }

    /// The dimension at a key path, in points.
    public static func fixed(_ width: KeyPath<DataElement, some BinaryFloatingPoint>) -> MarkDimensions {
        MarkDimensions { .fixed(CGFloat($0[keyPath: width])) }
    }

    /// A fraction of the available space, from 0 to 1.
    public static func ratio(_ ratio: CGFloat) -> MarkDimensions { MarkDimensions { _ in .ratio(ratio) } }

    /// The fraction of the available space at a key path, from 0 to 1.
    public static func ratio(_ ratio: KeyPath<DataElement, some BinaryFloatingPoint>) -> MarkDimensions {
        MarkDimensions { .ratio(CGFloat($0[keyPath: ratio])) }
    }

    /// The available space with an inset in points at both sides.
    public static func inset(_ inset: CGFloat) -> MarkDimensions { MarkDimensions { _ in .inset(inset) } }

    /// The available space with the inset at a key path, in points, at both sides.
    public static func inset(_ inset: KeyPath<DataElement, some BinaryFloatingPoint>) -> MarkDimensions {
        MarkDimensions { .inset(CGFloat($0[keyPath: inset])) }
    }
}
