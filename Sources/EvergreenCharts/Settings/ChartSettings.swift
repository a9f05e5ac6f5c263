import EvergreenUI

/// The chart modifiers of ancestors.
struct ChartSettings {
    var xAxis = AxisSetting()
    var yAxis = AxisSetting()
    var xScale = PositionScaleSetting()
    var yScale = PositionScaleSetting()
    var legend = LegendSetting()
    var styles = ValueScaleSetting<ForegroundStyle>()
    /// The colors of a continuous scale, or nil for those of `styles`.
    var gradient: Gradient?
    var symbols = ValueScaleSetting<any ChartSymbolShape>()
    /// The areas, in square points.
    var symbolAreas = ValueScaleSetting<Double>()
    var lines = ValueScaleSetting<StrokeStyle>()
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
    func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
        transformEnvironment(\.chartSettings, transform: change)
    }
}
