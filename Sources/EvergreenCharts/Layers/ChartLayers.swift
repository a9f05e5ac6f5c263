import EvergreenUI

/// What views around a chart show in front of it and behind it, and what people select in it.
struct ChartLayers {
    typealias AxisStyle = @MainActor (ChartAxisContent) -> AnyView

    struct Layer {
        let alignment: Alignment
        let content: @MainActor (ChartProxy) -> AnyView
    }

    var backgrounds: [Layer] = []
    var overlays: [Layer] = []
    var plotStyle: (@MainActor (ChartPlotContent) -> AnyView)?
    var xAxisStyle: AxisStyle?
    var yAxisStyle: AxisStyle?
    var selections = ChartSelections()
    /// Adds the app's own gesture to a view in the place of the plot.
    var gesture: (@MainActor (AnyView, ChartProxy) -> AnyView)?

    /// Whether there is nothing in front of a chart and behind it.
    var isEmpty: Bool {
        backgrounds.isEmpty && overlays.isEmpty && plotStyle == nil && xAxisStyle == nil && yAxisStyle == nil
            && selections.isEmpty && gesture == nil
    }

    /// How the ticks and labels of an axis are shown; nil for the chart's own way.
    func style(isVertical: Bool) -> AxisStyle? { isVertical ? yAxisStyle : xAxisStyle }

    /// What concerns the axes alone.
    var ofAxes: ChartLayers {
        var layers = ChartLayers()
        (layers.xAxisStyle, layers.yAxisStyle) = (xAxisStyle, yAxisStyle)
        return layers
    }
}

private struct ChartLayersKey: EnvironmentKey {
    static var defaultValue: ChartLayers { ChartLayers() }
}

extension EnvironmentValues {
    var chartLayers: ChartLayers {
        get { self[ChartLayersKey.self] }
        set { self[ChartLayersKey.self] = newValue }
    }
}

extension View {
    /// Shows a view in front of charts, which knows where their values are.
    ///
    /// ```swift
    /// Chart(…) { … }
    ///     .chartOverlay { proxy in
    ///         GeometryReader { geometry in
    ///             if let place = proxy.position(forX: today), let plot = proxy.plotFrame.map({ geometry[$0] }) {
    ///                 Text("Today").position(x: plot.minX + place, y: plot.minY)
    ///             }
    ///         }
    ///     }
    /// ```
    ///
    /// It is as large as the chart, and runs from left to right in all languages, as the axes do.
    ///
    /// - Parameters:
    ///   - alignment: Where the view is.
    ///   - content: Makes the view. It is called again each time that the chart has been drawn.
    public func chartOverlay<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: @escaping @MainActor (ChartProxy) -> V
    ) -> some View {
        let layer = ChartLayers.Layer(alignment: alignment) { AnyView(content($0)) }
        // The outermost modifier comes first.
        return layering { $0.overlays.insert(layer, at: 0) }
    }

    /// Shows a view behind charts, which knows where their values are. See ``chartOverlay(alignment:content:)``.
    public func chartBackground<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: @escaping @MainActor (ChartProxy) -> V
    ) -> some View {
        let layer = ChartLayers.Layer(alignment: alignment) { AnyView(content($0)) }
        return layering { $0.backgrounds.append(layer) }
    }

    /// Styles the plots of charts: what is behind the marks, without the axes.
    ///
    /// ```swift
    /// .chartPlotStyle { $0.background(.gray.opacity(0.1)).border(.gray) }
    /// ```
    ///
    /// - Parameter content: Makes a view of the place of the plot, which is as large as that is.
    public func chartPlotStyle<Content: View>(
        @ViewBuilder content: @escaping @MainActor (ChartPlotContent) -> Content
    ) -> some View {
        layering { $0.plotStyle = { AnyView(content($0)) } }
    }

    /// Styles the horizontal axes of charts: their ticks and labels.
    ///
    /// ```swift
    /// .chartXAxisStyle { $0.background(.yellow.opacity(0.2)) }
    /// ```
    ///
    /// - Parameter content: Makes a view of the axis, which is as wide as the plot, and as high as the labels. What makes it larger or
    ///   smaller does not change the plot.
    public func chartXAxisStyle<Content: View>(
        @ViewBuilder content: @escaping @MainActor (ChartAxisContent) -> Content
    ) -> some View {
        layering { $0.xAxisStyle = { AnyView(content($0)) } }
    }

    /// Styles the vertical axes of charts: their ticks and labels.
    ///
    /// - Parameter content: Makes a view of the axis, which is as high as the plot, and as wide as the labels. What makes it larger or
    ///   smaller does not change the plot.
    public func chartYAxisStyle<Content: View>(
        @ViewBuilder content: @escaping @MainActor (ChartAxisContent) -> Content
    ) -> some View {
        layering { $0.yAxisStyle = { AnyView(content($0)) } }
    }

    func layering(_ change: @escaping (inout ChartLayers) -> Void) -> some View {
        transformEnvironment(\.chartLayers, transform: change)
    }
}
