import EvergreenUI
import Foundation

/// Handles selection gestures over the plot area of a chart.
struct SelectionArea: View {
    let proxy: ChartProxy
    let selections: ChartSelections
    /// Attaches the app's gesture to a view, instead of the chart's.
    let gesture: (@MainActor (AnyView, ChartProxy) -> AnyView)?
    @State private var stop = SelectedStop()

    var body: some View {
        PlotArea(places: proxy.places) { _ in
            let area = AnyView(Color.clear.contentShape(Rectangle()))
            if let gesture {
                gesture(area, proxy)
            } else if selections.selectsRanges {
                selectingValues(selectingRanges(area))
            } else {
                selectingValues(area)
            }
        }
    }

    @ViewBuilder
    private func selectingValues(_ area: some View) -> some View {
        if selections.selectsValues {
            area
                .focusable()
                .onKeyPress(keys: [.leftArrow, .rightArrow, .upArrow, .downArrow, .escape]) { press in
                    stop.move(press.key, in: proxy, selections) ? .handled : .ignored
                }
                .onContinuousHover { phase in
                    switch phase {
                    case .active(let point): select(point)
                    case .ended: selections.clearValues()
                    }
                }
                .simultaneousGesture(SpatialTapGesture().onEnded { select($0.location) })
                .simultaneousGesture(
                    // Without a hold, fingers scroll.
                    HeldPressGesture(minimumDuration: 0.2).sequenced(before: DragGesture(minimumDistance: 0))
                        .onChanged { if case .second(let start, let drag) = $0 { select(drag?.location ?? start) } }
                        .onEnded { _ in selections.clearValues() }
                )
        } else {
            area
        }
    }

    private func selectingRanges(_ area: some View) -> some View {
        area
            .gesture(
                // The last location may arrive with the end of the drag.
                DragGesture(minimumDistance: 3).onChanged { select($0) }.onEnded { select($0) }
            )
            .simultaneousGesture(TapGesture().onEnded { selections.clearRanges() })
    }

    private func select(_ drag: DragGesture.Value) {
        let (start, end) = (drag.startLocation, drag.location)
        proxy.selectXRange(from: start.x, to: end.x)
        proxy.selectYRange(from: start.y, to: end.y)
    }

    private func select(_ point: CGPoint) {
        if selections.x != nil { proxy.selectXValue(at: point.x) }
        if selections.y != nil { proxy.selectYValue(at: point.y) }
        if selections.angle != nil { proxy.selectAngleValue(at: proxy.angle(at: point)) }
    }
}

/// The mark selected by keyboard.
@MainActor
private final class SelectedStop {
    private var index: Int?

    /// Selects the next mark along the axis of a key, or clears the selection with Escape. Returns false for a key of another axis.
    func move(_ key: KeyEquivalent, in proxy: ChartProxy, _ selections: ChartSelections) -> Bool {
        let marks = proxy.places.marks
        let plot = proxy.places.plot
        switch key {
        case .escape:
            index = nil
            selections.clearValues()
            return true
        case .leftArrow, .rightArrow:
            let step = key == .rightArrow ? 1 : -1
            if selections.x != nil {
                next(step, of: marks.x).map { proxy.selectXValue(at: $0 - plot.minX) }
            } else if selections.angle != nil {
                next(step, of: marks.angles).map { proxy.selectAngleValue(at: .degrees($0 * 360)) }
            } else {
                return false
            }
            return true
        case .upArrow, .downArrow:
            guard selections.y != nil, selections.x == nil else { return false }
            next(key == .downArrow ? 1 : -1, of: marks.y).map { proxy.selectYValue(at: $0 - plot.minY) }
            return true
        default: return false
        }
    }

    private func next(_ step: Int, of places: [Double]) -> Double? {
        let stops = Set(places).sorted()
        guard !stops.isEmpty else { return nil }
        let next = min(max(index.map { $0 + step } ?? (step > 0 ? 0 : stops.count - 1), 0), stops.count - 1)
        index = next
        return stops[next]
    }
}
