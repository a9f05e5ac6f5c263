import EvergreenUI
import Foundation

/// What views around charts say of the legend.
struct LegendSetting {
    enum Side {
        case leading, trailing, top, bottom, overlay
    }

    var isHidden = false
    var side = Side.bottom
    /// Where along its side it is; nil for the chart's own.
    var alignment: Alignment?
    /// Between the legend and the rest of the chart, in points; nil for the chart's own.
    var spacing: Double?
    /// What an app shows in its place.
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
    /// Shows or hides the legend of charts.
    public func chartLegend(_ visibility: Visibility) -> some View {
        chart { $0.legend.isHidden = visibility == .hidden }
    }

    /// Places the legend of charts.
    ///
    /// - Parameters:
    ///   - position: The side of the chart: below it, if it is automatic. In an overlay, the legend is on the plot.
    ///   - alignment: Where along that side it is; nil for its beginning.
    ///   - spacing: Between the legend and the rest of the chart, in points; nil for the chart's own.
    public func chartLegend(
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { chart { $0.legend = LegendSetting(position, alignment, spacing) } }

    /// Shows a view in the place of the legend of charts.
    ///
    /// - Parameters:
    ///   - position: The side of the chart: below it, if it is automatic. In an overlay, the view is in front of the chart.
    ///   - alignment: Where along that side it is; nil for its beginning.
    ///   - spacing: Between the view and the chart, in points; nil for the chart's own.
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
