import EvergreenDocument

/// What of a chart an element draws: all of it, or a part that scrolls, or what stays around that.
struct ChartPart {
    /// Whether there are marks.
    var hasMarks = true
    var axes = AxisParts.all
    /// The space around the plot; nil for what the axes need.
    var insets: PlotInsets?
    /// The space for the plot and its axes, without a legend; nil for that of the element, with a legend.
    var space: GraphicRect?

    static let whole = ChartPart()
}
