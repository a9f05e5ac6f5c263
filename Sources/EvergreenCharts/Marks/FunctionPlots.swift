import EvergreenUI
import Foundation

/// A line of a function.
///
/// ```swift
/// Chart {
///     LinePlot(x: "Angle", y: "Sine") { sin($0) }
/// }
/// .chartXScale(domain: 0...10)
/// ```
///
/// The function is called for 600 numbers each time that the chart is drawn. Where it is infinite or not a number, the line ends, and begins
/// anew behind that.
public struct LinePlot: ChartContent {
    private let function: PlottedFunction

    public typealias Body = Never

    /// A line of a function of the horizontal value.
    ///
    /// - Parameters:
    ///   - x: What the horizontal values are.
    ///   - y: What the vertical values are.
    ///   - domain: From where to where the line is; nil for all of the horizontal axis.
    ///   - function: From the horizontal value to the vertical one.
    public init(
        x: LocalizedStringKey,
        y: LocalizedStringKey,
        domain: ClosedRange<Double>? = nil,
        function: @escaping (Double) -> Double
    ) {
        self.init(Text(x), Text(y), domain, function)
    }

    /// A line of a function of the horizontal value, with names that are not localized.
    @_disfavoredOverload
    public init(
        x: some StringProtocol,
        y: some StringProtocol,
        domain: ClosedRange<Double>? = nil,
        function: @escaping (Double) -> Double
    ) {
        self.init(Text(verbatim: String(x)), Text(verbatim: String(y)), domain, function)
    }

    private init(_ x: Text, _ y: Text, _ domain: ClosedRange<Double>?, _ function: @escaping (Double) -> Double) {
        self.function = PlottedFunction(kind: .line, x: x, y: y, domain: domain) { (x: $0, y: function($0), yEnd: nil) }
    }

    /// A line through the points that a function gives for a third value.
    ///
    /// - Parameters:
    ///   - x: What the horizontal values are.
    ///   - y: What the vertical values are.
    ///   - t: What the third value is.
    ///   - domain: From where to where the third value goes.
    ///   - function: From the third value to a point.
    public init(
        x: LocalizedStringKey,
        y: LocalizedStringKey,
        t: LocalizedStringKey,
        domain: ClosedRange<Double>,
        function: @escaping (Double) -> (x: Double, y: Double)
    ) {
        self.init(Text(x), Text(y), domain, function)
    }

    /// A line through the points that a function gives for a third value, with names that are not localized.
    @_disfavoredOverload
    public init(
        x: some StringProtocol,
        y: some StringProtocol,
        t: some StringProtocol,
        domain: ClosedRange<Double>,
        function: @escaping (Double) -> (x: Double, y: Double)
    ) {
        self.init(Text(verbatim: String(x)), Text(verbatim: String(y)), domain, function)
    }

    private init(
        _ x: Text,
        _ y: Text,
        _ domain: ClosedRange<Double>,
        _ function: @escaping (Double) -> (x: Double, y: Double)
    ) {
        self.function = PlottedFunction(kind: .line, x: x, y: y, domain: domain) {
            let point = function($0)
            return (x: point.x, y: point.y, yEnd: nil)
        }
    }

    public func _collect(into marks: inout _ChartMarks) { marks.add(function.mark) }
}

/// The area between a function and zero, or between two functions. See ``LinePlot``.
public struct AreaPlot: ChartContent {
    private let function: PlottedFunction

    public typealias Body = Never

    /// The area between zero and a function of the horizontal value.
    ///
    /// - Parameters:
    ///   - x: What the horizontal values are.
    ///   - y: What the vertical values are.
    ///   - domain: From where to where the area is; nil for all of the horizontal axis.
    ///   - function: From the horizontal value to the vertical one.
    public init(
        x: LocalizedStringKey,
        y: LocalizedStringKey,
        domain: ClosedRange<Double>? = nil,
        function: @escaping (Double) -> Double
    ) {
        self.init(Text(x), Text(y), nil, domain) { (x: $0, y: function($0), yEnd: nil) }
    }

    /// The area between zero and a function of the horizontal value, with names that are not localized.
    @_disfavoredOverload
    public init(
        x: some StringProtocol,
        y: some StringProtocol,
        domain: ClosedRange<Double>? = nil,
        function: @escaping (Double) -> Double
    ) {
        self.init(Text(verbatim: String(x)), Text(verbatim: String(y)), nil, domain) {
            (x: $0, y: function($0), yEnd: nil)
        }
    }

    /// The area between two functions of the horizontal value.
    ///
    /// - Parameters:
    ///   - x: What the horizontal values are.
    ///   - yStart: What the vertical values at the beginning of the area are.
    ///   - yEnd: What those at its end are.
    ///   - domain: From where to where the area is; nil for all of the horizontal axis.
    ///   - function: From the horizontal value to both vertical ones.
    public init(
        x: LocalizedStringKey,
        yStart: LocalizedStringKey,
        yEnd: LocalizedStringKey,
        domain: ClosedRange<Double>? = nil,
        function: @escaping (Double) -> (yStart: Double, yEnd: Double)
    ) {
        self.init(Text(x), Text(yStart), Text(yEnd), domain) {
            let ends = function($0)
            return (x: $0, y: ends.yStart, yEnd: ends.yEnd)
        }
    }

    /// The area between two functions of the horizontal value, with names that are not localized.
    @_disfavoredOverload
    public init(
        x: some StringProtocol,
        yStart: some StringProtocol,
        yEnd: some StringProtocol,
        domain: ClosedRange<Double>? = nil,
        function: @escaping (Double) -> (yStart: Double, yEnd: Double)
    ) {
        self.init(
            Text(verbatim: String(x)),
            Text(verbatim: String(yStart)),
            Text(verbatim: String(yEnd)),
            domain
        ) {
            let ends = function($0)
            return (x: $0, y: ends.yStart, yEnd: ends.yEnd)
        }
    }

    private init(
        _ x: Text,
        _ y: Text,
        _ yEnd: Text?,
        _ domain: ClosedRange<Double>?,
        _ function: @escaping PlottedFunction.Function
    ) {
        self.function = PlottedFunction(kind: .area, x: x, y: y, yEnd: yEnd, domain: domain, function: function)
    }

    public func _collect(into marks: inout _ChartMarks) { marks.add(function.mark) }
}
