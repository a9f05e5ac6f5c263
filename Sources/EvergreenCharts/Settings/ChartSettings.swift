import EvergreenUI
import Foundation

/// What views around charts say of them.
struct ChartSettings {
    var xAxis = AxisSetting.automatic
    var yAxis = AxisSetting.automatic
    var xDomain = DomainSetting.automatic(includesZero: nil)
    var yDomain = DomainSetting.automatic(includesZero: nil)
    var legend = Visibility.automatic
    /// The styles of values, in the order of values; nil for the chart's own.
    var styles: StyleSetting?
}

enum AxisSetting {
    case automatic
    case hidden
    case marks([AxisMarks])
}

enum DomainSetting {
    case automatic(includesZero: Bool?)
    case range(_PlottedValue.Kind, _PlottedValue.Kind)
    case categories([String])
}

struct StyleSetting {
    /// Empty for the values in the order in which they come.
    var domain: [String]
    var range: [ForegroundStyle]
}

/// A domain that the values of a chart determine.
public struct AutomaticScaleDomain: Hashable, Sendable {
    let includesZero: Bool?

    /// The range of all values, extended to round ones. With nil, it includes zero if bars or areas begin there, and on vertical axes.
    public static func automatic(includesZero: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(includesZero: includesZero)
    }

    /// The range of all values, extended to round ones.
    public static let automatic = AutomaticScaleDomain(includesZero: nil)
}

private struct ChartSettingsKey: EnvironmentKey {
    static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
    var chartSettings: ChartSettings {
        get { self[ChartSettingsKey.self] }
        set { self[ChartSettingsKey.self] = newValue }
    }
}

extension View {
    private func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
        transformEnvironment(\.chartSettings, transform: change)
    }

    // MARK: Axes

    /// Shows or hides the horizontal axis of charts.
    public func chartXAxis(_ visibility: Visibility) -> some View {
        chart { $0.xAxis = visibility == .hidden ? .hidden : .automatic }
    }

    /// Shows or hides the vertical axis of charts.
    public func chartYAxis(_ visibility: Visibility) -> some View {
        chart { $0.yAxis = visibility == .hidden ? .hidden : .automatic }
    }

    /// Sets the marks of the horizontal axis of charts.
    public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let marks = content()._axes.marks
        return chart { $0.xAxis = .marks(marks) }
    }

    /// Sets the marks of the vertical axis of charts.
    public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let marks = content()._axes.marks
        return chart { $0.yAxis = .marks(marks) }
    }

    // MARK: Scales

    /// Sets the horizontal range of charts. Marks outside of it are cut off.
    public func chartXScale<Value: Plottable>(domain: ClosedRange<Value>) -> some View {
        chart { $0.xDomain = DomainSetting(domain) }
    }

    /// Sets the vertical range of charts. Marks outside of it are cut off.
    public func chartYScale<Value: Plottable>(domain: ClosedRange<Value>) -> some View {
        chart { $0.yDomain = DomainSetting(domain) }
    }

    /// Sets the categories of the horizontal axis, and their order. Marks of other categories are not shown.
    public func chartXScale<Value: Plottable>(domain: [Value]) -> some View
    where Value.PrimitivePlottable == String {
        chart { $0.xDomain = .categories(domain.map(\.primitivePlottable)) }
    }

    /// Sets the categories of the vertical axis, and their order. Marks of other categories are not shown.
    public func chartYScale<Value: Plottable>(domain: [Value]) -> some View
    where Value.PrimitivePlottable == String {
        chart { $0.yDomain = .categories(domain.map(\.primitivePlottable)) }
    }

    /// Has the values determine the horizontal range of charts.
    public func chartXScale(domain: AutomaticScaleDomain) -> some View {
        chart { $0.xDomain = .automatic(includesZero: domain.includesZero) }
    }

    /// Has the values determine the vertical range of charts.
    public func chartYScale(domain: AutomaticScaleDomain) -> some View {
        chart { $0.yDomain = .automatic(includesZero: domain.includesZero) }
    }

    // MARK: Colors and legends

    /// Shows or hides the legend of charts.
    public func chartLegend(_ visibility: Visibility) -> some View { chart { $0.legend = visibility } }

    /// Sets the colors of the values of `foregroundStyle(by:)`, in the order in which they come.
    public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
        chart { $0.styles = StyleSetting(domain: [], range: range.map(\.foreground)) }
    }

    /// Sets the colors of the values of `foregroundStyle(by:)`, and the order of both.
    public func chartForegroundStyleScale<Value: Plottable, S: ShapeStyle>(
        domain: [Value],
        range: [S]
    ) -> some View {
        chart { $0.styles = StyleSetting(domain: domain.map(\.styleKey), range: range.map(\.foreground)) }
    }

    /// Sets the colors of the values of `foregroundStyle(by:)`, and the order of both.
    public func chartForegroundStyleScale<Value: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<Value, S>
    ) -> some View {
        chart {
            $0.styles = StyleSetting(domain: mapping.map(\.key.styleKey), range: mapping.map(\.value.foreground))
        }
    }
}

extension DomainSetting {
    fileprivate init<Value: Plottable>(_ domain: ClosedRange<Value>) {
        self = .range(
            domain.lowerBound.primitivePlottable._plotted.kind,
            domain.upperBound.primitivePlottable._plotted.kind
        )
    }
}

extension Plottable {
    fileprivate var styleKey: String { primitivePlottable._plotted.kind.key }
}

extension _PlottedValue.Kind {
    /// What tells values of one kind apart.
    var key: String {
        switch self {
        case .number(let number): String(number)
        case .date(let date): String(date.timeIntervalSinceReferenceDate)
        case .category(let category): category
        }
    }
}
