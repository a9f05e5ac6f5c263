import EvergreenUI

/// The layers, styles and selections of charts, set by modifiers of ancestors.
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
    /// Attaches the app's gesture to the view over the plot.
    var gesture: (@MainActor (AnyView, ChartProxy) -> AnyView)?

    /// Whether a chart has no layers, styles or selections.
    var isEmpty: Bool {
        backgrounds.isEmpty && overlays.isEmpty && plotStyle == nil && xAxisStyle == nil && yAxisStyle == nil
            && selections.isEmpty && gesture == nil
    }

    /// The style of an axis, or nil for the default.
    func style(isVertical: Bool) -> AxisStyle? { isVertical ? yAxisStyle : xAxisStyle }

    /// The styles of the axes only.
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
    /// Adds a view in front of charts, with a proxy for the positions of their values.
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
    /// The overlay has the size of the chart, and runs from left to right in all languages, like the axes.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the view.
    ///   - content: Returns the view. Called again after each drawing of the chart.
    public func chartOverlay<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: @escaping @MainActor (ChartProxy) -> V
    ) -> some View {
        let layer = ChartLayers.Layer(alignment: alignment) { AnyView(content($0)) }
        // The outermost modifier is applied first.
        return layering { $0.overlays.insert(layer, at: 0) }
    }

    /// Adds a view behind charts, with a proxy for the positions of their values. See ``chartOverlay(alignment:content:)``.
    public func chartBackground<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: @escaping @MainActor (ChartProxy) -> V
    ) -> some View {
        let layer = ChartLayers.Layer(alignment: alignment) { AnyView(content($0)) }
        return layering { $0.backgrounds.append(layer) }
    }

    /// Styles the plot areas of charts, behind the marks and without the axes.
    ///
    /// ```swift
    /// .chartPlotStyle { $0.background(.gray.opacity(0.1)).border(.gray) }
    /// ```
    ///
    /// - Parameter content: Returns a view for the plot area, with the same size.
    public func chartPlotStyle<Content: View>(
        @ViewBuilder content: @escaping @MainActor (ChartPlotContent) -> Content
    ) -> some View {
        layering { $0.plotStyle = { AnyView(content($0)) } }
    }

    /// Styles the ticks and labels of horizontal axes.
    ///
    /// ```swift
    /// .chartXAxisStyle { $0.background(.yellow.opacity(0.2)) }
    /// ```
    ///
    /// - Parameter content: Returns a view for the axis, with the width of the plot and the height of the labels. Changes of its size don't
    ///   affect the plot.
    public func chartXAxisStyle<Content: View>(
        @ViewBuilder content: @escaping @MainActor (ChartAxisContent) -> Content
    ) -> some View {
        layering { $0.xAxisStyle = { AnyView(content($0)) } }
    }

    /// Styles the ticks and labels of vertical axes.
    ///
    /// - Parameter content: Returns a view for the axis, with the height of the plot and the width of the labels. Changes of its size don't
    ///   affect the plot.
    public func chartYAxisStyle<Content: View>(
        @ViewBuilder content: @escaping @MainActor (ChartAxisContent) -> Content
    ) -> some View {
        layering { $0.yAxisStyle = { AnyView(content($0)) } }
    }

    func layering(_ change: @escaping (inout ChartLayers) -> Void) -> some View {
        transformEnvironment(\.chartLayers, transform: change)
    }
}
