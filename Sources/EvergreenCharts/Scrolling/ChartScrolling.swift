import EvergreenUI

/// The scrolling of a chart, set by modifiers.
struct ChartScrolling {
    var axes: Axis.Set = []
    /// The visible length: a difference of numbers, seconds, or a number of categories. Nil for the default.
    var xLength: Double?
    var yLength: Double?
    var x: ChartScrollPosition?
    var y: ChartScrollPosition?
    /// The scroll targets, or nil for none.
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

/// The scroll position of a chart: its first visible value.
@MainActor
struct ChartScrollPosition {
    private let read: () -> _PlottedValue.Kind
    /// Nil for an initial position without a binding.
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
