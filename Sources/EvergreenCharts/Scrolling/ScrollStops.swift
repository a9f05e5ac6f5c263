import EvergreenUI
import Foundation

/// The scroll stops along an axis.
struct ScrollStops: Equatable {
    struct Stop: Equatable {
        /// The distance from the previous stop, in points.
        var distance: Double
        /// Whether no scroll passes it.
        var isMajor: Bool
    }

    private(set) var stops: [Stop] = []
    /// The distance from the last stop to the end.
    private(set) var rest = 0.0

    private static let maximumCount = 1_000

    /// - Parameters:
    ///   - scale: The scale of the whole axis, in points.
    ///   - page: The visible length, in points.
    init(_ targets: _ChartScrollTargets, _ scale: Scale, page: Double, calendar: Calendar) {
        let (low, high) = (min(scale.start, scale.end), max(scale.start, scale.end))
        func places(_ step: _ChartScrollTargets.Step) -> [Double] {
            Self.places(step, scale, page: page, calendar).map { $0 - low }.filter { $0 >= 0 && $0 <= high - low }
        }
        let major = targets.major.map(places) ?? []
        var all = places(targets.step)
        if all.count > Self.maximumCount { all = [] }
        if major.count <= Self.maximumCount { all += major }
        var last = 0.0
        for place in Set(all.map { ($0 * 100).rounded() / 100 }).sorted() {
            let isMajor = targets.stopsAtEach || major.contains { abs($0 - place) < 0.01 }
            stops.append(Stop(distance: place - last, isMajor: isMajor))
            last = place
        }
        rest = max(high - low - last, 0)
    }

    private static func places(
        _ step: _ChartScrollTargets.Step,
        _ scale: Scale,
        page: Double,
        _ calendar: Calendar
    ) -> [Double] {
        let (low, high) = (min(scale.start, scale.end), max(scale.start, scale.end))
        switch (step, scale.domain) {
        case (.page, _):
            guard page > 0 else { return [] }
            return Array(stride(from: low, to: high, by: page).prefix(maximumCount + 1))
        case (.unit(let unit), .numbers(let range)):
            let count = (range.upperBound - range.lowerBound) / unit
            guard unit > 0, count.isFinite, count <= Double(maximumCount) else { return [] }
            let first = (range.lowerBound / unit).rounded(.up)
            return (0...Int(count)).compactMap { scale.position(.number((first + Double($0)) * unit)) }
        case (.unit(let unit), .categories(let categories)):
            guard unit >= 1, unit < 1e9 else { return [] }
            return stride(from: 0, to: categories.count, by: Int(unit)).compactMap {
                scale.band(of: categories[$0])?.low
            }
        case (.dates(let components), .dates(let range)):
            var dates: [Date] = []
            // The first date may be at the start of the axis.
            calendar.enumerateDates(
                startingAfter: range.lowerBound.addingTimeInterval(-1),
                matching: components,
                matchingPolicy: .nextTime
            ) { date, _, stop in
                guard let date, date <= range.upperBound, dates.count <= maximumCount else { return stop = true }
                dates.append(date)
            }
            return dates.compactMap { scale.position(.date($0)) }
        default: return []
        }
    }
}

/// An invisible view along an axis that makes the enclosing scroll view stop at the given positions.
struct ScrollStopsView: View {
    let stops: ScrollStops
    let axis: Axis

    var body: some View {
        let layout = axis == .horizontal ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        layout {
            ForEach(stops.stops.indices, id: \.self) { index in
                // Each target extends to the next stop.
                let next = index + 1 < stops.stops.count ? stops.stops[index + 1].distance : stops.rest
                target(next).scrollStop(stops.stops[index].isMajor)
            }
        }
        .scrollTargetLayout()
        .padding(axis == .horizontal ? .leading : .top, stops.stops.first?.distance ?? 0)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }

    private func target(_ length: Double) -> some View {
        Color.clear.frame(
            width: axis == .horizontal ? length : nil,
            height: axis == .vertical ? length : nil
        )
    }
}
