import EvergreenDocument
import EvergreenUI
import Foundation

/// A chart that scrolls.
struct ScrollingChart: View {
    let marks: [Mark]
    let drawn: DrawnChart
    let layers: ChartLayers
    let scrolling: ChartScrolling
    @Environment(\.self) private var environment
    @State private var rest = DrawnChart()

    var body: some View {
        GeometryReader { geometry in
            let frame = ScrolledFrame(marks, size: geometry.size, scrolling, environment)
            ZStack(alignment: .topLeading) {
                FrameSizeSharing(
                    wrapped: LayeredChart(
                        plot: ChartPlot(marks: marks, drawn: rest, part: frame.rest),
                        drawn: rest,
                        layers: layers.ofAxes
                    )
                )
                .frame(width: frame.size.width, height: frame.size.height)
                .accessibilityHidden(true)
                ScrolledPlot(marks: marks, drawn: drawn, layers: layers, scrolling: scrolling, frame: frame)
                    .frame(width: frame.viewport.width, height: frame.viewport.height)
                    .pinned(
                        Pin(x: frame.viewport.minX, y: frame.viewport.minY, anchor: StyleAnchor(x: 0, y: 0))
                    )
            }
            .environment(\.layoutDirection, .leftToRight)
            .environment(\.chartScrolling, ChartScrolling())
        }
    }
}

/// The scrolling part of a chart.
private struct ScrolledPlot: View {
    let marks: [Mark]
    let drawn: DrawnChart
    let layers: ChartLayers
    let scrolling: ChartScrolling
    let frame: ScrolledFrame
    @Environment(\.calendar) private var calendar
    @State private var position = ScrollPosition()
    @State private var places = ChartScrollState()

    var body: some View {
        ScrollView(frame.axes) {
            FrameSizeSharing(
                wrapped: LayeredChart(
                    plot: ChartPlot(marks: marks, drawn: drawn, part: frame.content),
                    drawn: drawn,
                    layers: layers
                )
            )
            .frame(width: frame.contentSize.width, height: frame.contentSize.height)
            .background(alignment: .topLeading) { stops }
        }
        .environment(\.scrollSnapping, scrolling.targets == nil ? nil : .targets(stopsAtEach: false))
        .scrollPosition($position)
        .onScrollGeometryChange(for: CGPoint.self) {
            $0.contentOffset
        } action: { _, offset in
            places.didScroll(to: offset, drawn.latest?.places, frame, scrolling)
        }
        .onChange(of: drawn.extent.value, initial: true) {
            // Keeps the visible values.
            let (x, y) = places.reset()
            let start = drawn.latest?.places.y.flatMap { $0.value(at: $0.start) }
            scroll(to: x ?? scrolling.x?.value, y ?? scrolling.y?.value ?? start)
        }
        .onChange(of: scrolling.x?.value) { scroll(to: scrolling.x?.value, nil) }
        .onChange(of: scrolling.y?.value) { scroll(to: nil, scrolling.y?.value) }
    }

    /// The scroll stops.
    @ViewBuilder
    private var stops: some View {
        // Updated when the scale changes.
        let _ = drawn.extent.value
        if let targets = scrolling.targets, let places = drawn.latest?.places {
            if frame.axes.contains(.horizontal), let scale = places.x {
                let stops = ScrollStops(targets, scale, page: frame.viewport.width, calendar: calendar)
                ScrollStopsView(stops: stops, axis: .horizontal)
            }
            if frame.axes.contains(.vertical), let scale = places.y {
                let stops = ScrollStops(targets, scale, page: frame.viewport.height, calendar: calendar)
                ScrollStopsView(stops: stops, axis: .vertical)
            }
        }
    }

    /// Scrolls to values, unless the user has already scrolled there.
    private func scroll(to x: _PlottedValue.Kind?, _ y: _PlottedValue.Kind?) {
        guard let layout = drawn.latest?.places else { return }
        let offset = places.offset(x, y, layout, frame)
        switch (offset.x, offset.y) {
        case (let x?, let y?): position.scrollTo(x: x, y: y)
        case (let x?, nil): position.scrollTo(x: x)
        case (nil, let y?): position.scrollTo(y: y)
        case (nil, nil): break
        }
    }
}

/// The scroll state of a chart along one axis.
private struct AxisScrollState {
    /// The value that was last reported or requested.
    var value: _PlottedValue.Kind?
    /// The requested offset, until the chart has been scrolled away from it.
    private var target: CGFloat?
    private var isReached = false
    private var reports = 0

    /// The number of reports on the way to a target that are ignored. After that, the user has scrolled elsewhere.
    private static let maximumIgnoredReports = 3

    mutating func ask(for value: _PlottedValue.Kind, at offset: CGFloat) {
        (self.value, target, isReached, reports) = (value, offset, false, 0)
    }

    /// Whether a reported offset is delivered: all except those within a point of the requested one.
    mutating func shouldReport(_ offset: CGFloat) -> Bool {
        guard let target else { return true }
        if abs(offset - target) <= 1 {
            isReached = true
            return false
        }
        reports += 1
        guard isReached || reports > Self.maximumIgnoredReports else { return false }
        self.target = nil
        return true
    }
}

/// The scroll state of a chart.
@MainActor
private final class ChartScrollState {
    private var x = AxisScrollState()
    private var y = AxisScrollState()

    func didScroll(
        to offset: CGPoint,
        _ places: ChartPlaces?,
        _ frame: ScrolledFrame,
        _ scrolling: ChartScrolling
    ) {
        guard let places else { return }
        if frame.axes.contains(.horizontal), x.shouldReport(offset.x), let scale = places.x {
            x.value = scale.value(at: places.plot.minX + offset.x)
            Self.report(&x, scrolling.x)
        }
        if frame.axes.contains(.vertical), y.shouldReport(offset.y), let scale = places.y {
            let edge = scale.start > scale.end ? offset.y + frame.viewport.height : offset.y
            y.value = scale.value(at: places.plot.minY + edge)
            Self.report(&y, scrolling.y)
        }
    }

    private static func report(_ place: inout AxisScrollState, _ position: ChartScrollPosition?) {
        guard let position, let set = position.set else { return }
        set(place.value)
        // As stored by the app, for example rounded to an integer.
        place.value = position.value
    }

    /// Resets the state, and returns the previous values.
    func reset() -> (x: _PlottedValue.Kind?, y: _PlottedValue.Kind?) {
        defer { (x, y) = (AxisScrollState(), AxisScrollState()) }
        return (x.value, y.value)
    }

    /// The scroll offsets along each axis. Nil for a value that is already the scroll position.
    func offset(
        _ xValue: _PlottedValue.Kind?,
        _ yValue: _PlottedValue.Kind?,
        _ places: ChartPlaces,
        _ frame: ScrolledFrame
    ) -> (x: CGFloat?, y: CGFloat?) {
        let (content, viewport) = (frame.contentSize, frame.viewport)
        var offset: (x: CGFloat?, y: CGFloat?) = (nil, nil)
        if frame.axes.contains(.horizontal), let xValue, xValue != x.value, let place = places.x?.start(of: xValue) {
            let target = min(max(place - places.plot.minX, 0), max(content.width - viewport.width, 0))
            x.ask(for: xValue, at: target)
            offset.x = target
        }
        if frame.axes.contains(.vertical), let yValue, yValue != y.value, let scale = places.y,
            let place = scale.start(of: yValue)
        {
            let edge = place - places.plot.minY - (scale.start > scale.end ? viewport.height : 0)
            let target = min(max(edge, 0), max(content.height - viewport.height, 0))
            y.ask(for: yValue, at: target)
            offset.y = target
        }
        return offset
    }
}

extension Scale {
    /// The start of a value: for a category, the start of its band.
    fileprivate func start(of value: _PlottedValue.Kind) -> Double? {
        band(of: value).map { start < end ? $0.low : $0.high }
    }
}
