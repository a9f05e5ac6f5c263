import EvergreenUI
import Foundation

/// A chart: bars, lines, areas, points, rules, rectangles or sectors, with axes and a legend.
///
/// ```swift
/// Chart(sales) { sale in
///     BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.count))
/// }
/// .frame(height: 240)
/// ```
///
/// It takes the space that it is offered, and is SVG on a page, drawn for the size that the browser has measured unless a `frame` right
/// around it says the size. Each mark is an element of the page: a value that changes sends that mark, and the axes only if they
/// change, too. Assistive technology reads the marks as a list, with the names of their values. The axes run from left to right in all
/// languages; numbers and dates are written in that of the page. Values that are infinite or none are not shown.
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
        // What the content reads of models is observed.
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
            // Most charts are one element.
            ChartPlot(marks: marks, drawn: drawn, isLayered: false)
        } else {
            FrameSizeSharing(
                wrapped: LayeredChart(plot: ChartPlot(marks: marks, drawn: drawn), drawn: drawn, layers: layers)
            )
        }
    }
}

extension Chart {
    /// Creates a chart with marks for each of the elements.
    public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data,
        @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = ForEach(data, content: content)
    }

    /// Creates a chart with marks for each of the elements, which a key path tells apart.
    public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.content = ForEach(data, id: id, content: content)
    }
}
