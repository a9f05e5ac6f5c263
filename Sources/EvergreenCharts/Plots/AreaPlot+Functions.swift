import EvergreenUI
import Foundation

extension AreaPlot where Content == FunctionPlotContent {
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
        content = FunctionPlotContent(
            function: PlottedFunction(kind: .area, x: x, y: y, yEnd: yEnd, domain: domain, function: function)
        )
    }
}
