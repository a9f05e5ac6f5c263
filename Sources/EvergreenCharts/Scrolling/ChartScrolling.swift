import EvergreenUI

/// What views around a chart say of how it scrolls.
struct ChartScrolling {
    var axes: Axis.Set = []
    /// How much is seen at once: a difference of numbers, seconds, or a number of categories; nil for the chart's own.
    var xLength: Double?
    var yLength: Double?
    var x: ChartScrollPosition?
    var y: ChartScrollPosition?
    /// Where a scroll ends; nil for anywhere.
    var targets: _ChartScrollTargets?
}

private struct ChartScrollingKey: EnvironmentKey {
    static var defaultValue: ChartScrolling { ChartScrolling() }
}

extension EnvironmentValues {
    var chartScrolling: ChartScrolling {
        get { self[ChartScrollingKey.self] }
        set { self[ChartScrollingKey.self] = newValue }
    }
}

/// The first value that is seen of a chart.
@MainActor
struct ChartScrollPosition {
    private let read: () -> _PlottedValue.Kind
    /// Nil for one that is said once.
    let set: (@MainActor (_PlottedValue.Kind?) -> Void)?

    var value: _PlottedValue.Kind { read() }

    init<P: Plottable>(_ binding: Binding<P>) {
        read = { binding.wrappedValue.plottedKind }
        set = { kind in
            guard let value = P(nearest: kind), value.plottedKind != binding.wrappedValue.plottedKind else { return }
            binding.wrappedValue = value
        }
    }

    init(_ value: some Plottable) {
        let kind = value.plottedKind
        read = { kind }
        set = nil
    }
}
