import EvergreenUI
import Foundation

extension AreaPlot where Content == FunctionPlotContent {
    /// Creates the area between zero and a function of the horizontal value.
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
        self.init(Text(x), Text(y), nil, domain) { (x: $0, y: function($0), yEnd: nil) }
    }

    /// Creates the area between zero and a function of the horizontal value, with verbatim labels.
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

    /// Creates the area between two functions of the horizontal value.
    ///
    /// - Parameters:
    ///   - x: The label of the horizontal values.
    ///   - yStart: The label of the vertical values at the start of the area.
    ///   - yEnd: The label of the vertical values at the end of the area.
    ///   - domain: The domain of the function, or nil for the whole horizontal axis.
    ///   - function: Returns both vertical values for a horizontal value.
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

    /// Creates the area between two functions of the horizontal value, with verbatim labels.
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
        content = FunctionPlotContent(
            function: PlottedFunction(kind: .area, x: x, y: y, yEnd: yEnd, domain: domain, function: function)
        )
    }
}
