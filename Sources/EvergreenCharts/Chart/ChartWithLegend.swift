import EvergreenUI

/// A chart with a custom legend.
struct ChartWithLegend<Content: View>: View {
    let content: AnyView
    let setting: LegendSetting
    @ViewBuilder let chart: Content

    private var legend: some View { content.endingChart().environment(\.chartScrolling, ChartScrolling()) }
    private var spacing: CGFloat { setting.spacing ?? 8 }

    var body: some View {
        switch setting.side {
        case .top:
            VStack(alignment: setting.alignment?.horizontal ?? .leading, spacing: spacing) {
                legend; chart
            }
        case .bottom:
            VStack(alignment: setting.alignment?.horizontal ?? .leading, spacing: spacing) {
                chart; legend
            }
        case .leading:
            HStack(alignment: setting.alignment?.vertical ?? .top, spacing: spacing) {
                legend; chart
            }
        case .trailing:
            HStack(alignment: setting.alignment?.vertical ?? .top, spacing: spacing) {
                chart; legend
            }
        case .overlay: chart.overlay(alignment: setting.alignment ?? .topLeading) { legend.padding(spacing) }
        }
    }
}
