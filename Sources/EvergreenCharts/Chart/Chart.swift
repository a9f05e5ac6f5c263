import EvergreenUI
import Foundation

/// A view that displays a chart of bars, lines, areas, points, rules, rectangles or sectors, with axes and a legend.
///
/// ```swift
/// Chart(sales) { sale in
///     BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.count))
/// }
/// .frame(height: 240)
/// ```
///
/// A chart fills the proposed space. On a page, it is an SVG image at the size measured by the browser, unless the immediately enclosing
/// `frame` sets the size. Each mark is an element of the page: when a value changes, only its mark is sent, and the axes if they change,
/// too. Assistive technology reads the marks as a list, with labels and values. Axes run from left to right in all languages. Numbers and
/// dates are formatted in the language of the page. Infinite values and NaN are not shown.
public struct Chart<Content: ChartContent>: View {
    let content: Content
    @State private var drawn = DrawnChart()
    @Environment(\.chartLayers) private var layers
    @Environment(\.chartScrolling) private var scrolling
    @Environment(\.chartSettings) private var settings

    /// Creates a chart of marks.
    public init(@ChartContentBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View {
        // Observes the dependencies of the content.
        let marks = _ChartMarks(content).marks
        if let legend = settings.legend.content {
            ChartWithLegend(content: legend, setting: settings.legend) { chart(marks) }
        } else {
            chart(marks)
        }
    }

    @ViewBuilder
    private func chart(_ marks: [Mark]) -> some View {
        if !scrolling.axes.isEmpty {
            ScrollingChart(marks: marks, drawn: drawn, layers: layers, scrolling: scrolling)
        } else if layers.isEmpty, !drawn.hasViews.value {
            // Most charts are a single element.
            ChartPlot(marks: marks, drawn: drawn, isLayered: false)
        } else {
            FrameSizeSharing(
                wrapped: LayeredChart(plot: ChartPlot(marks: marks, drawn: drawn), drawn: drawn, layers: layers)
            )
        }
    }
}

extension Chart {
    /// Creates a chart with marks for each identifiable element.
    public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data,
        @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = ForEach(data, content: content)
    }

    /// Creates a chart with marks for each element, identified by a key path.
    public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.content = ForEach(data, id: id, content: content)
    }
}
