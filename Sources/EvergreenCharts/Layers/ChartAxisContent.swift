import EvergreenDocument
import EvergreenUI
import Foundation

/// The ticks and labels of an axis for `chartXAxisStyle(content:)` and `chartYAxisStyle(content:)`.
public struct ChartAxisContent: View {
    let axis: StyledAxis

    /// The ticks and labels, hidden from assistive technology as in all charts.
    public var body: some View {
        Color.clear.overlay(alignment: .topLeading) {
            ZStack(alignment: .topLeading) {
                AxisLabels(graphics: axis.graphics)
                ForEach(axis.views) { $0.view.pinned($0.pin) }
            }
            // Positions are relative to the chart.
            .frame(width: 1, height: 1, alignment: .topLeading)
            .pinned(Pin(x: -axis.rect.minX, y: -axis.rect.minY, anchor: StyleAnchor(x: 0, y: 0)))
        }
        .accessibilityHidden(true)
    }
}

/// Graphics in the coordinates of the chart.
private struct AxisLabels: ElementView {
    let graphics: [Graphic]

    func kind(in node: ElementNode<Self>) -> ElementKind { .drawing(DrawingTraits(.points, graphics)) }
}

/// The axes of a chart with custom styles.
struct StyledAxes: View {
    let axes: [StyledAxis]
    let layers: ChartLayers

    var body: some View {
        ForEach(axes, id: \.side) { axis in
            if let style = layers.style(isVertical: axis.side.isVertical) {
                style(ChartAxisContent(axis: axis))
                    .frame(width: axis.rect.width, height: axis.rect.height)
                    .pinned(Pin(x: axis.rect.minX, y: axis.rect.minY, anchor: StyleAnchor(x: 0, y: 0)))
            }
        }
    }
}
