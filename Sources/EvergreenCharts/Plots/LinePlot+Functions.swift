import EvergreenUI
import Foundation

extension LinePlot where Content == FunctionPlotContent {
    /// Creates the graph of a function of the horizontal value.
    ///
    /// - Parameters:
    ///   - x: The label of the horizontal values.
    ///   - y: The label of the vertical values.
    ///   - domain: The domain of the function, or nil for the whole horizontal axis.
    ///   - function: Returns the vertical value for a horizontal value.
    public init(
        x: LocalizedStringKey,
        y: LocalizedStringKey,
        domain: ClosedRange<Double>? = nil,
        function: @escaping (Double) -> Double
    ) {
        self.init(Text(x), Text(y), domain, function)
    }

    /// Creates the graph of a function of the horizontal value, with verbatim labels.
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

    /// Creates a parametric curve.
    ///
    /// - Parameters:
    ///   - x: The label of the horizontal values.
    ///   - y: The label of the vertical values.
    ///   - t: The label of the parameter.
    ///   - domain: The domain of the parameter.
    ///   - function: Returns the point for a parameter.
    public init(
        x: LocalizedStringKey,
        y: LocalizedStringKey,
        t: LocalizedStringKey,
        domain: ClosedRange<Double>,
        function: @escaping (Double) -> (x: Double, y: Double)
    ) {
        self.init(Text(x), Text(y), domain, function)
    }

    /// Creates a parametric curve, with verbatim labels.
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
