/// Describes a chart to assistive technology: its title, its axes and its data. See ``AXChartDescriptorRepresentable``.
public final class AXChartDescriptor {
    /// The title of the chart.
    public var title: String?
    /// A summary of the chart in one or two sentences.
    public var summary: String?
    /// The x axis.
    public var xAxis: any AXDataAxisDescriptor
    /// The y axis, or nil if there is none.
    public var yAxis: AXNumericDataAxisDescriptor?
    /// The axes of the additional values, in order.
    public var additionalAxes: [any AXDataAxisDescriptor]
    /// The data series.
    public var series: [AXDataSeriesDescriptor]

    /// Creates a description of a chart.
    public init(
        title: String? = nil,
        summary: String? = nil,
        xAxis: any AXDataAxisDescriptor,
        yAxis: AXNumericDataAxisDescriptor? = nil,
        additionalAxes: [any AXDataAxisDescriptor] = [],
        series: [AXDataSeriesDescriptor]
    ) {
        (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
        (self.additionalAxes, self.series) = (additionalAxes, series)
    }
}

/// An axis of a chart description: ``AXNumericDataAxisDescriptor`` or ``AXCategoricalDataAxisDescriptor``.
public protocol AXDataAxisDescriptor: AnyObject {
    /// The title of the axis.
    var title: String { get set }

    /// A spoken description of a value, or nil for a value of the wrong kind.
    func _words(for value: AXDataPoint.Value) -> String?

    /// A description of the axis from its first to its last value, or nil if there are none.
    var _range: String? { get }
}

/// A numeric axis.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
    /// The title of the axis.
    public var title: String
    /// The minimum and the maximum.
    public var range: ClosedRange<Double>
    /// The positions of gridlines. A page ignores them.
    public var gridlinePositions: [Double]
    /// Returns the description of a number, with its unit.
    public var valueDescriptionProvider: (Double) -> String

    /// Creates a numeric axis.
    public init(
        title: String,
        range: ClosedRange<Double>,
        gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        (self.title, self.range, self.gridlinePositions) = (title, range, gridlinePositions)
        self.valueDescriptionProvider = valueDescriptionProvider
    }

    public func _words(for value: AXDataPoint.Value) -> String? {
        if case .number(let number) = value { valueDescriptionProvider(number) } else { nil }
    }

    public var _range: String? {
        let (low, high) = (valueDescriptionProvider(range.lowerBound), valueDescriptionProvider(range.upperBound))
        return low == high ? low : "\(low) – \(high)"
    }
}

/// A categorical axis.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
    /// The title of the axis.
    public var title: String
    /// The categories, in order.
    public var categoryOrder: [String]

    /// Creates a categorical axis.
    public init(title: String, categoryOrder: [String]) {
        (self.title, self.categoryOrder) = (title, categoryOrder)
    }

    public func _words(for value: AXDataPoint.Value) -> String? {
        if case .category(let category) = value { category } else { nil }
    }

    public var _range: String? {
        guard let first = categoryOrder.first, let last = categoryOrder.last else { return nil }
        return first == last ? first : "\(first) – \(last)"
    }
}

/// A data series of a chart description.
public final class AXDataSeriesDescriptor {
    /// The name of the series.
    public var name: String?
    /// Whether the values between the points are meaningful. A page describes only the points.
    public var isContinuous: Bool
    /// The points, in order.
    public var dataPoints: [AXDataPoint]

    /// Creates a data series.
    public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
    }
}

/// A data point of a chart description.
public final class AXDataPoint {
    /// A number or a category.
    public enum Value: Hashable, Sendable {
        /// A number.
        case number(Double)
        /// A category.
        case category(String)
    }

    /// The value on the x axis.
    public var xValue: AXDataPointValue
    /// The value on the y axis, or nil if there is none.
    public var yValue: AXDataPointValue?
    /// The values on the additional axes, in order.
    public var additionalValues: [AXDataPointValue]
    /// A label in addition to the values, or nil for none.
    public var label: String?

    /// Creates a point with a numeric x value.
    public init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        (xValue, yValue) = (AXDataPointValue(.number(x)), y.map { AXDataPointValue(.number($0)) })
        (self.additionalValues, self.label) = (additionalValues.map { AXDataPointValue($0) }, label)
    }

    /// Creates a point with a categorical x value.
    public init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        (xValue, yValue) = (AXDataPointValue(.category(x)), y.map { AXDataPointValue(.number($0)) })
        (self.additionalValues, self.label) = (additionalValues.map { AXDataPointValue($0) }, label)
    }
}

/// A value of a data point.
public final class AXDataPointValue {
    /// The number. 0 for a category.
    public var number: Double {
        get { if case .number(let number) = value { number } else { 0 } }
        set { value = .number(newValue) }
    }

    /// The category. Empty for a number.
    public var category: String {
        get { if case .category(let category) = value { category } else { "" } }
        set { value = .category(newValue) }
    }

    var value: AXDataPoint.Value

    init(_ value: AXDataPoint.Value) {
        self.value = value
    }
}
