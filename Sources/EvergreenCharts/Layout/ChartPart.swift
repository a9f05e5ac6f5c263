import EvergreenDocument

/// The part of a chart that an element draws: the whole, the scrolling part, or the fixed part around it.
struct ChartPart {
    /// Whether the part includes the marks.
    var hasMarks = true
    var axes = AxisParts.all
    /// The insets of the plot, or nil for the insets that the axes need.
    var insets: PlotInsets?
    /// The space for the plot and its axes without a legend, or nil for that of the element with a legend.
    var space: GraphicRect?

    static let whole = ChartPart()
}
