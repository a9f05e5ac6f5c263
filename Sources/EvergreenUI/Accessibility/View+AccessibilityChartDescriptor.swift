import EvergreenDocument

/// What can tell what a chart shows: often the view around the chart.
///
/// ```swift
/// struct SalesChart: View, AXChartDescriptorRepresentable {
///     let sales: [Sale]
///
///     var body: some View {
///         Chart(sales) { BarMark(x: .value("Month", $0.month), y: .value("Sales", $0.count)) }
///             .accessibilityChartDescriptor(self)
///     }
///
///     func makeChartDescriptor() -> AXChartDescriptor {
///         AXChartDescriptor(
///             title: "Sales",
///             summary: "Most were sold in May.",
///             xAxis: AXCategoricalDataAxisDescriptor(title: "Month", categoryOrder: sales.map(\.month)),
///             yAxis: AXNumericDataAxisDescriptor(title: "Sales", range: 0...100, gridlinePositions: []) { "\(Int($0)) sold" },
///             series: [
///                 AXDataSeriesDescriptor(
///                     name: "All teams",
///                     isContinuous: false,
///                     dataPoints: sales.map { AXDataPoint(x: $0.month, y: Double($0.count)) }
///                 )
///             ]
///         )
///     }
/// }
/// ```
@MainActor
@preconcurrency
public protocol AXChartDescriptorRepresentable {
    /// What the chart shows. It is called each time that the view around the modifier is.
    func makeChartDescriptor() -> AXChartDescriptor

    /// Changes what ``makeChartDescriptor()`` has returned. It is called right after it.
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    /// Changes nothing.
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
    /// Tells assistive technology what the chart in this view shows.
    ///
    /// On a page, the view is a group with the title of the chart as its name, and the summary as its description. After the view, out of
    /// sight, are texts for the axes and for each point, in a group for each series. A chart's own marks are read as well, unless it has
    /// `accessibilityHidden(true)`. There are no sounds.
    ///
    /// - Parameter representable: What tells it.
    public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R) -> some View {
        DescribedChart(content: self, representable: representable)
    }
}

/// A view of a chart, with what the chart shows.
private struct DescribedChart<Content: View, Representable: AXChartDescriptorRepresentable>: View {
    let content: Content
    let representable: Representable

    var body: some View {
        let chart = ChartInWords(descriptor)
        content
            .overlay { ChartReading(chart: chart).modifier(StyleModifier(value: .outOfSight)) }
            .accessibilityElement(children: .contain)
            .modifier(ChartNames(chart: chart))
    }

    private var descriptor: AXChartDescriptor {
        let descriptor = representable.makeChartDescriptor()
        representable.updateChartDescriptor(descriptor)
        return descriptor
    }
}

/// The name and the description of a chart.
private struct ChartNames: ElementModifier {
    let chart: ChartInWords

    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        if let title = chart.title, modifiers.attributes.accessibilityLabel == nil {
            modifiers.attributes.accessibilityLabel = title
        }
        if let summary = chart.summary { modifiers.attributes.notes.append(.hint(summary)) }
    }
}

/// What a chart shows, one line after another.
private struct ChartReading: View {
    let chart: ChartInWords

    var body: some View {
        VStack {
            ForEach(chart.axes.indices, id: \.self) { Text(verbatim: chart.axes[$0]) }
            ForEach(chart.series.indices, id: \.self) { index in
                let series = chart.series[index]
                VStack {
                    ForEach(series.points.indices, id: \.self) { Text(verbatim: series.points[$0]) }
                }
                .accessibilityElement(children: .contain)
                .accessibilityLabel(Text(verbatim: series.name))
            }
        }
    }
}

/// The descriptor of a chart in texts.
private struct ChartInWords: Equatable {
    struct Series: Equatable {
        var name: String
        var points: [String]
    }

    var title: String?
    var summary: String?
    var axes: [String]
    var series: [Series]

    init(_ descriptor: AXChartDescriptor) {
        (title, summary) = (descriptor.title, descriptor.summary)
        let all = [descriptor.xAxis] + (descriptor.yAxis.map { [$0] } ?? []) + descriptor.additionalAxes
        axes = all.compactMap { axis in axis._range.map { Self.named(axis.title, $0) } }
        series = descriptor.series.map { series in
            let points = series.dataPoints.map { Self.point($0, descriptor) }.filter { !$0.isEmpty }
            return Series(name: series.name ?? "", points: points)
        }
    }

    private static func point(_ point: AXDataPoint, _ descriptor: AXChartDescriptor) -> String {
        var values: [(any AXDataAxisDescriptor, AXDataPointValue)] = [(descriptor.xAxis, point.xValue)]
        if let axis = descriptor.yAxis, let value = point.yValue { values.append((axis, value)) }
        values += zip(descriptor.additionalAxes, point.additionalValues)
        let words = values.compactMap { axis, value in axis._words(for: value.value).map { named(axis.title, $0) } }
        return ((point.label.map { [$0] } ?? []) + words).joined(separator: ", ")
    }

    private static func named(_ name: String, _ value: String) -> String { name.isEmpty ? value : "\(name): \(value)" }
}
