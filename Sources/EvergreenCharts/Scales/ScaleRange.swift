import EvergreenUI
import Foundation

/// The range of a scale: an array of colors, symbols or sizes, a gradient, or a range of numbers.
public protocol ScaleRange {
    /// The type of the visual values.
    associatedtype VisualValue

    /// The type-erased range.
    var _range: _ScaleRange<VisualValue> { get }
}

/// A type-erased range of a scale.
public struct _ScaleRange<VisualValue> {
    enum Storage {
        /// Values in order, with interpolation between them.
        case list([VisualValue])
        case gradient(Gradient)
        case plot(PlotDimensionScaleRange)
    }

    var storage: Storage
}

extension Array: ScaleRange {
    /// The elements of the array.
    public typealias VisualValue = Element

    public var _range: _ScaleRange<Element> { _ScaleRange(storage: .list(self)) }
}

extension ClosedRange: ScaleRange where Bound == CGFloat {
    /// Lengths, areas or positions in points.
    public typealias VisualValue = CGFloat

    public var _range: _ScaleRange<CGFloat> { _ScaleRange(storage: .list([lowerBound, upperBound])) }
}

extension Gradient: ScaleRange {
    /// The colors of the gradient.
    public typealias VisualValue = Color

    public var _range: _ScaleRange<Color> { _ScaleRange(storage: .gradient(self)) }
}

/// A range of positions along one axis of a chart.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {}

extension Array: PositionScaleRange where Element == CGFloat {}

/// The width or the height of the plot, with optional padding at its ends.
public struct PlotDimensionScaleRange: PositionScaleRange {
    /// A position in points.
    public typealias VisualValue = CGFloat

    /// The padding, in points.
    let startPadding: Double
    let endPadding: Double

    public var _range: _ScaleRange<CGFloat> { _ScaleRange(storage: .plot(self)) }

    fileprivate init(startPadding: CGFloat, endPadding: CGFloat) {
        self.startPadding = startPadding.bounded
        self.endPadding = endPadding.bounded
    }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    /// The full width or height of the plot.
    public static var plotDimension: PlotDimensionScaleRange {
        PlotDimensionScaleRange(startPadding: 0, endPadding: 0)
    }

    /// The width or the height of the plot, with padding in points at both ends.
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(startPadding: padding, endPadding: padding)
    }

    /// The width or the height of the plot, with padding in points at the start and at the end of the axis.
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(startPadding: startPadding, endPadding: endPadding)
    }
}
