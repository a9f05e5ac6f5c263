import EvergreenUI
import Foundation

/// The modifiers of the legend.
struct LegendSetting {
    enum Side {
        case leading, trailing, top, bottom, overlay
    }

    var isHidden = false
    var side = Side.bottom
    /// The alignment along the side, or nil for the default.
    var alignment: Alignment?
    /// The spacing between the legend and the rest of the chart, in points, or nil for the default.
    var spacing: Double?
    /// The custom legend.
    var content: AnyView?

    init() {}

    init(_ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?, content: AnyView? = nil) {
        switch position {
        case .automatic, .bottom: side = .bottom
        case .bottomLeading: (side, self.alignment) = (.bottom, .leading)
        case .bottomTrailing: (side, self.alignment) = (.bottom, .trailing)
        case .top: side = .top
        case .topLeading: (side, self.alignment) = (.top, .leading)
        case .topTrailing: (side, self.alignment) = (.top, .trailing)
        case .leading: side = .leading
        case .trailing: side = .trailing
        case .overlay: side = .overlay
        }
        if let alignment { self.alignment = alignment }
        self.spacing = spacing.flatMap { $0.isFinite ? Double($0) : nil }
        self.content = content
    }
}

extension View {
    /// Sets the visibility of the legend of charts.
    public func chartLegend(_ visibility: Visibility) -> some View {
        chart { $0.legend.isHidden = visibility == .hidden }
    }

    /// Sets the position of the legend of charts.
    ///
    /// - Parameters:
    ///   - position: The side of the chart. `automatic` is below it. An overlay is on the plot.
    ///   - alignment: The alignment along the side, or nil for its start.
    ///   - spacing: The spacing between the legend and the rest of the chart, in points, or nil for the default.
    public func chartLegend(
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { chart { $0.legend = LegendSetting(position, alignment, spacing) } }

    /// Replaces the legend of charts with a view.
    ///
    /// - Parameters:
    ///   - position: The side of the chart. `automatic` is below it. An overlay is in front of the chart.
    ///   - alignment: The alignment along the side, or nil for its start.
    ///   - spacing: The spacing between the view and the chart, in points, or nil for the default.
    ///   - content: The view.
    public func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let view = AnyView(content())
        return chart { $0.legend = LegendSetting(position, alignment, spacing, content: view) }
    }
}
