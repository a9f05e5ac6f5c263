import EvergreenUI
import Foundation

/// What the values of a scale are shown as: an array of colors, symbols or sizes, a gradient, or a range of numbers.
public protocol ScaleRange {
    /// What a value is shown as.
    associatedtype VisualValue

    /// What values are shown as, without the type of the range.
    var _range: _ScaleRange<VisualValue> { get }
}

/// What the values of a scale are shown as, without the type of the range.
public struct _ScaleRange<VisualValue> {
    enum Storage {
        /// One after another; values in between are between them.
        case list([VisualValue])
        case gradient(Gradient)
        case plot(PlotDimensionScaleRange)
    }

    var storage: Storage
}

extension Array: ScaleRange {
    /// Its elements are shown.
    public typealias VisualValue = Element

    public var _range: _ScaleRange<Element> { _ScaleRange(storage: .list(self)) }
}

extension ClosedRange: ScaleRange where Bound == CGFloat {
    /// Lengths, areas or positions in points.
    public typealias VisualValue = CGFloat

    public var _range: _ScaleRange<CGFloat> { _ScaleRange(storage: .list([lowerBound, upperBound])) }
}

extension Gradient: ScaleRange {
    /// Colors.
    public typealias VisualValue = Color

    public var _range: _ScaleRange<Color> { _ScaleRange(storage: .gradient(self)) }
}

/// Where along one side of a chart the values of a scale are.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {}

extension Array: PositionScaleRange where Element == CGFloat {}

/// The width or the height of the plot, without a space at its ends.
public struct PlotDimensionScaleRange: PositionScaleRange {
    /// A place in points.
    public typealias VisualValue = CGFloat

    /// In points.
    let startPadding: Double
    let endPadding: Double

    public var _range: _ScaleRange<CGFloat> { _ScaleRange(storage: .plot(self)) }

    fileprivate init(startPadding: CGFloat, endPadding: CGFloat) {
        self.startPadding = startPadding.bounded
        self.endPadding = endPadding.bounded
    }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    /// All of the width or of the height of the plot.
    public static var plotDimension: PlotDimensionScaleRange {
        PlotDimensionScaleRange(startPadding: 0, endPadding: 0)
    }

    /// The width or the height of the plot, without a space in points at both ends.
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(startPadding: padding, endPadding: padding)
    }

    /// The width or the height of the plot, without a space in points where the axis begins and where it ends.
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(startPadding: startPadding, endPadding: endPadding)
    }
}
