import CoreMetrics
import EvergreenConcurrency
import Logging

/// A metrics backend that keeps the metrics of a process in memory, and writes them in the text format of Prometheus (version 0.0.4).
///
/// Counters, meters and recorders are series with the same names; an aggregating recorder is a summary without quantiles. A timer is a
/// histogram in seconds, from half a millisecond to ten seconds, regardless of its preferred display unit.
///
/// Characters that Prometheus does not allow in a name are replaced by `_`. The first metric with a name determines its kind: metrics of
/// another kind with the same name are omitted, and logged.
package final class PrometheusMetrics: MetricsFactory {
    private struct Key: Hashable {
        let name: String
        /// In the text format, without braces.
        let labels: String
    }

    private struct State {
        var kinds: [String: SeriesKind] = [:]
        var series: [Key: any Series] = [:]
    }

    private let state = Locked(State())
    private let logger: Logger

    package init(logger: Logger) { self.logger = logger }

    /// All series, by name and labels. Each is read separately: they are not a consistent snapshot.
    package var text: String {
        let (kinds, series) = state.withLock { ($0.kinds, $0.series) }
        var text = ""
        var name: String?
        for (key, series) in series.sorted(by: { ($0.key.name, $0.key.labels) < ($1.key.name, $1.key.labels) }) {
            if key.name != name, let kind = kinds[key.name] {
                text += "# TYPE \(key.name) \(kind)\n"
                name = key.name
            }
            series.write(key.name, key.labels, to: &text)
        }
        return text
    }

    // MARK: - MetricsFactory

    package func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        series(label, dimensions, .counter) { CounterSeries() }
    }

    package func makeFloatingPointCounter(
        label: String,
        dimensions: [(String, String)]
    ) -> any FloatingPointCounterHandler {
        series(label, dimensions, .counter) { FloatingPointCounterSeries() }
    }

    package func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
        series(label, dimensions, .gauge) { GaugeSeries() }
    }

    package func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
        if aggregate {
            series(label, dimensions, .summary) { SummarySeries() }
        } else {
            series(label, dimensions, .gauge) { GaugeSeries() }
        }
    }

    package func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        series(label, dimensions, .histogram) { HistogramSeries() }
    }

    package func destroyCounter(_ handler: any CounterHandler) { remove(handler) }
    package func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) { remove(handler) }
    package func destroyMeter(_ handler: any MeterHandler) { remove(handler) }
    package func destroyRecorder(_ handler: any RecorderHandler) { remove(handler) }
    package func destroyTimer(_ handler: any TimerHandler) { remove(handler) }

    private func series<Made: Series>(
        _ label: String,
        _ dimensions: [(String, String)],
        _ kind: SeriesKind,
        _ make: () -> Made
    ) -> Made {
        let key = Key(name: label.metricName, labels: dimensions.metricLabels)
        let found: Made? = state.withLock { state in
            if let known = state.series[key] { return known as? Made }
            guard state.kinds[key.name, default: kind] == kind else { return nil }
            let made = make()
            state.kinds[key.name] = kind
            state.series[key] = made
            return made
        }
        if let found { return found }
        logger.warning(
            "A metric has the name of one of another kind, and is omitted: give it another name.",
            metadata: ["name": "\(key.name)", "kind": "\(kind)"]
        )
        return make()
    }

    private func remove(_ handler: AnyObject) {
        state.withLock { state in
            guard let key = state.series.first(where: { $0.value === handler })?.key else { return }
            state.series[key] = nil
            if !state.series.keys.contains(where: { $0.name == key.name }) { state.kinds[key.name] = nil }
        }
    }
}
