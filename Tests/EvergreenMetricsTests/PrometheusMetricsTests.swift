import CoreMetrics
import EvergreenMetrics
import Logging
import Testing

struct PrometheusMetricsTests {
    private let metrics = PrometheusMetrics(logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })

    @Test func `counters count`() {
        let counter = Counter(label: "frames_total", factory: metrics)
        counter.increment()
        counter.increment(by: 41)
        #expect(metrics.text == "# TYPE frames_total counter\nframes_total 42\n")
        counter.reset()
        #expect(metrics.text == "# TYPE frames_total counter\nframes_total 0\n")
    }

    @Test func `a counter that would overflow restarts`() {
        let counter = Counter(label: "bytes_total", factory: metrics)
        counter.increment(by: Int64.max)
        counter.increment(by: 2)
        #expect(metrics.text == "# TYPE bytes_total counter\nbytes_total 2\n")
    }

    @Test func `floating-point counters, meters and recorders have their values`() {
        FloatingPointCounter(label: "a", factory: metrics).increment(by: 0.5)
        let meter = Meter(label: "b", factory: metrics)
        meter.set(3)
        meter.increment(by: 2.0)
        meter.decrement()
        Gauge(label: "c", factory: metrics).record(-1)
        Meter(label: "d", factory: metrics).set(Double.infinity)
        Meter(label: "e", factory: metrics).set(-Double.infinity)
        Meter(label: "f", factory: metrics).set(Double.nan)
        #expect(
            metrics.text == """
                # TYPE a counter
                a 0.5
                # TYPE b gauge
                b 4.0
                # TYPE c gauge
                c -1.0
                # TYPE d gauge
                d +Inf
                # TYPE e gauge
                e -Inf
                # TYPE f gauge
                f NaN

                """
        )
    }

    @Test func `an aggregating recorder has a sum and a count`() {
        let recorder = Recorder(label: "rows", factory: metrics)
        recorder.record(3)
        recorder.record(1.5)
        #expect(metrics.text == "# TYPE rows summary\nrows_sum 4.5\nrows_count 2\n")
    }

    @Test func `a timer is a histogram in seconds with cumulative buckets`() {
        let timer = CoreMetrics.Timer(label: "event_seconds", factory: metrics)
        timer.recordMicroseconds(500)
        timer.recordMicroseconds(501)
        timer.recordMilliseconds(30)
        timer.recordSeconds(20)
        let lines = metrics.text.split(separator: "\n").map(String.init)
        #expect(lines.first == "# TYPE event_seconds histogram")
        #expect(lines.contains("event_seconds_bucket{le=\"0.0005\"} 1"))
        #expect(lines.contains("event_seconds_bucket{le=\"0.001\"} 2"))
        #expect(lines.contains("event_seconds_bucket{le=\"0.025\"} 2"))
        #expect(lines.contains("event_seconds_bucket{le=\"0.05\"} 3"))
        #expect(lines.contains("event_seconds_bucket{le=\"10\"} 3"))
        #expect(
            lines.suffix(3) == [
                "event_seconds_bucket{le=\"+Inf\"} 4", "event_seconds_sum 20.031001", "event_seconds_count 4",
            ]
        )
    }

    @Test func `series of one name are grouped and ordered by labels`() {
        Counter(label: "b", factory: metrics).increment()
        Counter(label: "a", dimensions: [("path", "/z"), ("code", "200")], factory: metrics).increment()
        Counter(label: "a", dimensions: [("code", "200"), ("path", "/a")], factory: metrics).increment(by: 2)
        #expect(
            metrics.text == """
                # TYPE a counter
                a{code="200",path="/a"} 2
                a{code="200",path="/z"} 1
                # TYPE b counter
                b 1

                """
        )
    }

    @Test func `metrics with the same name and labels are one series`() {
        Counter(label: "a", dimensions: [("x", "1")], factory: metrics).increment()
        Counter(label: "a", dimensions: [("x", "1")], factory: metrics).increment()
        #expect(metrics.text == "# TYPE a counter\na{x=\"1\"} 2\n")
    }

    @Test func `invalid names and labels are replaced, and values are escaped`() {
        let dimensions = [("le né", "a\"b\\c\nd"), ("1", "x"), ("x", "first"), ("x", "last")]
        Counter(label: "http.requests-total", dimensions: dimensions, factory: metrics).increment()
        Counter(label: "9", factory: metrics).increment()
        Counter(label: "", factory: metrics).increment()
        #expect(
            metrics.text == """
                # TYPE _ counter
                _ 1
                # TYPE _9 counter
                _9 1
                # TYPE http_requests_total counter
                http_requests_total{_1="x",le_n_="a\\"b\\\\c\\nd",x="last"} 1

                """
        )
    }

    @Test func `a name keeps its first type`() {
        Counter(label: "a", factory: metrics).increment()
        Meter(label: "a", factory: metrics).set(7)
        CoreMetrics.Timer(label: "a", dimensions: [("x", "1")], factory: metrics).recordSeconds(1)
        #expect(metrics.text == "# TYPE a counter\na 1\n")
    }

    @Test func `destroyed metrics are not written, and their names are available`() {
        let counter = Counter(label: "a", factory: metrics)
        let timer = CoreMetrics.Timer(label: "b", factory: metrics)
        counter.destroy()
        timer.destroy()
        #expect(metrics.text == "")
        Meter(label: "a", factory: metrics).set(1)
        #expect(metrics.text == "# TYPE a gauge\na 1.0\n")
    }

    @Test func `concurrent increments are counted`() async {
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask { [metrics] in
                    for _ in 0..<1000 {
                        Counter(label: "a", factory: metrics).increment()
                        CoreMetrics.Timer(label: "b", factory: metrics).recordNanoseconds(1)
                    }
                }
            }
        }
        #expect(metrics.text.hasPrefix("# TYPE a counter\na 8000\n"))
        #expect(metrics.text.hasSuffix("b_count 8000\n"))
    }

    @Test func `the process reports its resource usage`() throws {
        let text = ProcessMetrics.text
        for name in ["cpu_seconds_total", "max_fds", "open_fds", "resident_memory_bytes", "virtual_memory_bytes"] {
            let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("process_\(name) ") })
            let value = try #require(line.split(separator: " ").last.flatMap { Double($0) })
            #expect(value > 0, "\(line)")
        }
    }
}
