import EvergreenDocument

/// A type that describes a chart to assistive technology: often the view that contains it.
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
    /// Returns the description of the chart. Called with each update of the view that has the modifier.
    func makeChartDescriptor() -> AXChartDescriptor

    /// Updates the description returned by ``makeChartDescriptor()``. Called right after it.
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    /// Does nothing.
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
    /// Describes the chart in this view to assistive technology.
    ///
    /// On a page, the view is a group with the chart's title as its name, and the summary as its description. Visually hidden text after
    /// the view describes the axes and each point, grouped by series. The chart's own marks are read as well, unless it has
    /// `accessibilityHidden(true)`. Audio graphs are not supported.
    ///
    /// - Parameter representable: Describes the chart.
    public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R) -> some View {
        DescribedChart(content: self, representable: representable)
    }
}

/// A chart with its accessible description.
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

/// The accessible name and description of a chart.
private struct ChartNames: ElementModifier {
    let chart: ChartInWords

    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        if let title = chart.title, modifiers.attributes.accessibilityLabel == nil {
            modifiers.attributes.accessibilityLabel = title
        }
        if let summary = chart.summary { modifiers.attributes.notes.append(.hint(summary)) }
    }
}

/// The text of a chart description, line by line.
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

/// The text of a chart descriptor.
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
