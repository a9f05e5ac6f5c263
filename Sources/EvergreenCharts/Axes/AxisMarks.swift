import EvergreenUI
import Foundation

/// What an axis of a chart is made of: ``AxisMarks``.
public protocol AxisContent {
    /// The marks of the axis.
    var _axes: _Axes { get }
}

/// The marks of an axis.
public struct _Axes {
    var marks: [AxisMarks] = []
}

/// Makes an axis of its marks.
@resultBuilder
public enum AxisContentBuilder {
    /// Several marks of the same axis.
    public static func buildBlock(_ content: any AxisContent...) -> some AxisContent {
        CombinedAxisContent(_axes: _Axes(marks: content.flatMap { $0._axes.marks }))
    }
}

private struct CombinedAxisContent: AxisContent {
    let _axes: _Axes
}

/// The side of a chart at which the labels of an axis are.
public enum AxisMarkPosition: Hashable, Sendable {
    /// Below the chart, or on its trailing side.
    case automatic
    /// A side. Of a horizontal axis, `leading` and `trailing` are as `automatic`; of a vertical one, `top` and `bottom`.
    case leading, trailing, top, bottom
}

/// The values at which an axis has marks.
public struct AxisMarkValues: Hashable, Sendable {
    enum Storage: Hashable, Sendable {
        case automatic(count: Int?)
        case stride(Double)
        case dates(Calendar.Component, Int)
        case list([_PlottedValue])
    }

    let storage: Storage

    /// Round values, as many as there is space for.
    public static let automatic = AxisMarkValues(storage: .automatic(count: nil))

    /// About so many round values; nil for as many as there is space for.
    public static func automatic(desiredCount: Int?) -> AxisMarkValues {
        AxisMarkValues(storage: .automatic(count: desiredCount))
    }

    /// The multiples of a number.
    public static func stride<P: Plottable & BinaryFloatingPoint>(by stepSize: P) -> AxisMarkValues {
        AxisMarkValues(storage: .stride(Double(stepSize)))
    }

    /// The beginning of each so many units of the calendar.
    public static func stride(by component: Calendar.Component, count: Int = 1) -> AxisMarkValues {
        AxisMarkValues(storage: .dates(component, count))
    }
}

/// Lines, ticks and labels at values of an axis.
///
/// ```swift
/// Chart(sales) { … }
///     .chartYAxis {
///         AxisMarks(position: .leading, values: .automatic(desiredCount: 3)) {
///             AxisGridLine()
///             AxisValueLabel(format: .percent)
///         }
///     }
/// ```
public struct AxisMarks: AxisContent {
    let position: AxisMarkPosition
    let values: AxisMarkValues
    /// The parts at a value; nil for the chart's own.
    let parts: ((AxisValue) -> [AxisPart])?

    /// Grid lines and labels, as the chart has them of its own.
    public init(position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic) {
        (self.position, self.values, parts) = (position, values, nil)
    }

    /// Grid lines and labels at these values.
    public init<Value: Plottable>(position: AxisMarkPosition = .automatic, values: [Value]) {
        self.init(position: position, values: AxisMarkValues(values))
    }

    /// What a closure says at each value.
    public init<Content: AxisMark>(
        position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        (self.position, self.values) = (position, values)
        parts = { content($0)._parts.parts }
    }

    /// What a closure says at each of these values.
    public init<Value: Plottable, Content: AxisMark>(
        position: AxisMarkPosition = .automatic,
        values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        self.init(position: position, values: AxisMarkValues(values), content: content)
    }

    /// The same at each value.
    public init<Content: AxisMark>(
        position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping () -> Content
    ) {
        self.init(position: position, values: values) { _ in content() }
    }

    public var _axes: _Axes { _Axes(marks: [self]) }
}

extension AxisMarkValues {
    fileprivate init<Value: Plottable>(_ values: [Value]) {
        storage = .list(values.map(\.primitivePlottable._plotted))
    }
}

/// A value of an axis at which there are marks.
public struct AxisValue: Sendable {
    let plotted: _PlottedValue
    /// How many values are before this one.
    public let index: Int
    /// How many values there are.
    public let count: Int

    /// The value; nil if it is of another kind.
    public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? {
        Value.PrimitivePlottable._value(of: plotted).flatMap { Value(primitivePlottable: $0) }
    }
}
