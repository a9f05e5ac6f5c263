/// Describes a chart to assistive technology: its title, its axes and its data. See ``AXChartDescriptorRepresentable``.
public final class AXChartDescriptor {
    /// What the chart is called.
    public var title: String?
    /// What the chart shows, in a sentence or two.
    public var summary: String?
    /// What the first value of each point is.
    public var xAxis: any AXDataAxisDescriptor
    /// What the second value of each point is; nil if there is none.
    public var yAxis: AXNumericDataAxisDescriptor?
    /// What the additional values of each point are, in their order.
    public var additionalAxes: [any AXDataAxisDescriptor]
    /// The points.
    public var series: [AXDataSeriesDescriptor]

    /// What a chart shows.
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

/// An axis of a chart, for assistive technology: ``AXNumericDataAxisDescriptor`` or ``AXCategoricalDataAxisDescriptor``.
public protocol AXDataAxisDescriptor: AnyObject {
    /// What the values are.
    var title: String { get set }

    /// A value in words; nil for a value of another kind.
    func _words(for value: AXDataPoint.Value) -> String?

    /// The first and the last value of the axis in words; nil if there are none.
    var _range: String? { get }
}

/// An axis of numbers.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
    /// What the numbers are.
    public var title: String
    /// The least and the greatest number.
    public var range: ClosedRange<Double>
    /// The numbers at which the chart has lines. A page does not tell them.
    public var gridlinePositions: [Double]
    /// Puts a number in words, with its unit.
    public var valueDescriptionProvider: (Double) -> String

    /// An axis of numbers.
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

/// An axis of categories.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
    /// What the categories are.
    public var title: String
    /// The categories, in their order.
    public var categoryOrder: [String]

    /// An axis of categories.
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

/// Points of a chart that belong together, for assistive technology.
public final class AXDataSeriesDescriptor {
    /// What the series is called.
    public var name: String?
    /// Whether there are values between the points. A page tells the points alone.
    public var isContinuous: Bool
    /// The points, in their order.
    public var dataPoints: [AXDataPoint]

    /// A series of points.
    public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
    }
}

/// A point of a chart, for assistive technology.
public final class AXDataPoint {
    /// A number or a category.
    public enum Value: Hashable, Sendable {
        /// A number.
        case number(Double)
        /// A category.
        case category(String)
    }

    /// The value of the x axis.
    public var xValue: AXDataPointValue
    /// The value of the y axis; nil if there is none.
    public var yValue: AXDataPointValue?
    /// The values of the additional axes, in their order.
    public var additionalValues: [AXDataPointValue]
    /// What the point is called; nil for nothing but its values.
    public var label: String?

    /// A point at a number.
    public init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        (xValue, yValue) = (AXDataPointValue(.number(x)), y.map { AXDataPointValue(.number($0)) })
        (self.additionalValues, self.label) = (additionalValues.map { AXDataPointValue($0) }, label)
    }

    /// A point of a category.
    public init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        (xValue, yValue) = (AXDataPointValue(.category(x)), y.map { AXDataPointValue(.number($0)) })
        (self.additionalValues, self.label) = (additionalValues.map { AXDataPointValue($0) }, label)
    }
}

/// A value of a point of a chart, for assistive technology.
public final class AXDataPointValue {
    /// The number; 0 for a category.
    public var number: Double {
        get { if case .number(let number) = value { number } else { 0 } }
        set { value = .number(newValue) }
    }

    /// The category; empty for a number.
    public var category: String {
        get { if case .category(let category) = value { category } else { "" } }
        set { value = .category(newValue) }
    }

    var value: AXDataPoint.Value

    init(_ value: AXDataPoint.Value) {
        self.value = value
    }
}
