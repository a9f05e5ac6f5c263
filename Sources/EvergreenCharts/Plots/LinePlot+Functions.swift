import EvergreenUI
import Foundation

extension LinePlot where Content == FunctionPlotContent {
    /// Creates a line of a function of the horizontal value.
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

    /// Creates a line of a function of the horizontal value, with names that are not localized.
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
        content = FunctionPlotContent(
            function: PlottedFunction(kind: .line, x: x, y: y, domain: domain) { (x: $0, y: function($0), yEnd: nil) }
        )
    }

    /// Creates a line through the points that a function gives for a third value.
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

    /// Creates a line through the points that a function gives for a third value, with names that are not localized.
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
        let plotted = PlottedFunction(kind: .line, x: x, y: y, domain: domain) {
            let point = function($0)
            return (x: point.x, y: point.y, yEnd: nil)
        }
        content = FunctionPlotContent(function: plotted)
    }
}
