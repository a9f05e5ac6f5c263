import CoreMetrics
import EvergreenConcurrency

/// The Prometheus type of a metric.
enum SeriesKind: String, CustomStringConvertible {
    case counter
    case gauge
    case histogram
    case summary

    var description: String { rawValue }
}

/// The values of one metric with one set of labels.
protocol Series: AnyObject, Sendable {
    /// Appends the lines of the series, with labels in the text format.
    func write(_ name: String, _ labels: String, to text: inout String)
}

final class CounterSeries: Series, CounterHandler {
    private let value = Locked<Int64>(0)

    /// Resets to the increment on overflow instead of trapping, like the restart of a counter in Prometheus.
    func increment(by amount: Int64) {
        value.withLock { value in
            let (sum, overflow) = value.addingReportingOverflow(amount)
            value = overflow ? amount : sum
        }
    }

    func reset() { value.withLock { $0 = 0 } }

    func write(_ name: String, _ labels: String, to text: inout String) {
        text.appendSample(name, labels, "\(value.withLock { $0 })")
    }
}

final class FloatingPointCounterSeries: Series, FloatingPointCounterHandler {
    private let value = Locked(0.0)

    func increment(by amount: Double) { value.withLock { $0 += amount } }
    func reset() { value.withLock { $0 = 0 } }

    func write(_ name: String, _ labels: String, to text: inout String) {
        text.appendSample(name, labels, value.withLock { $0 }.sample)
    }
}

final class GaugeSeries: Series, MeterHandler, RecorderHandler {
    private let value = Locked(0.0)

    func set(_ value: Int64) { set(Double(value)) }
    func set(_ value: Double) { self.value.withLock { $0 = value } }
    func increment(by amount: Double) { value.withLock { $0 += amount } }
    func decrement(by amount: Double) { value.withLock { $0 -= amount } }
    func record(_ value: Int64) { set(value) }
    func record(_ value: Double) { set(value) }

    func write(_ name: String, _ labels: String, to text: inout String) {
        text.appendSample(name, labels, value.withLock { $0 }.sample)
    }
}

final class SummarySeries: Series, RecorderHandler {
    private let state = Locked((count: 0, sum: 0.0))

    func record(_ value: Int64) { record(Double(value)) }

    func record(_ value: Double) {
        state.withLock { state in
            state.count += 1
            state.sum += value
        }
    }

    func write(_ name: String, _ labels: String, to text: inout String) {
        let state = state.withLock { $0 }
        text.appendSample("\(name)_sum", labels, state.sum.sample)
        text.appendSample("\(name)_count", labels, "\(state.count)")
    }
}

/// A histogram of durations.
final class HistogramSeries: Series, TimerHandler {
    /// The upper limit of each bucket in nanoseconds, and its label in seconds.
    private static let buckets: [(limit: Int64, label: String)] = [
        (500_000, "0.0005"), (1_000_000, "0.001"), (2_500_000, "0.0025"), (5_000_000, "0.005"), (10_000_000, "0.01"),
        (25_000_000, "0.025"), (50_000_000, "0.05"), (100_000_000, "0.1"), (250_000_000, "0.25"), (500_000_000, "0.5"),
        (1_000_000_000, "1"), (2_500_000_000, "2.5"), (5_000_000_000, "5"), (10_000_000_000, "10"),
    ]

    private struct State {
        /// The last one counts durations beyond all limits.
        var counts = [Int](repeating: 0, count: buckets.count + 1)
        var seconds = 0.0
    }

    private let state = Locked(State())

    func recordNanoseconds(_ duration: Int64) {
        let bucket = Self.buckets.firstIndex { duration <= $0.limit } ?? Self.buckets.count
        state.withLock { state in
            state.counts[bucket] += 1
            state.seconds += Double(duration) / 1e9
        }
    }

    func write(_ name: String, _ labels: String, to text: inout String) {
        let state = state.withLock { $0 }
        var count = 0
        for (index, number) in state.counts.enumerated() {
            count += number
            let limit = index < Self.buckets.count ? Self.buckets[index].label : "+Inf"
            text.appendSample("\(name)_bucket", (labels.isEmpty ? "" : labels + ",") + "le=\"\(limit)\"", "\(count)")
        }
        text.appendSample("\(name)_sum", labels, state.seconds.sample)
        text.appendSample("\(name)_count", labels, "\(count)")
    }
}

extension String {
    /// Appends a line with one value.
    mutating func appendSample(_ name: String, _ labels: String, _ value: String) {
        self += labels.isEmpty ? "\(name) \(value)\n" : "\(name){\(labels)} \(value)\n"
    }
}

extension Double {
    /// The number in the text format of Prometheus.
    var sample: String {
        if isNaN { return "NaN" }
        if isInfinite { return self < 0 ? "-Inf" : "+Inf" }
        return "\(self)"
    }
}
