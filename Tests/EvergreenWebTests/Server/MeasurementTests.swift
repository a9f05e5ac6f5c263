import CoreMetrics
import EvergreenMetrics
import InMemoryTracing
import Testing
import Tracing

@testable import EvergreenUI
@testable import EvergreenWeb

/// A server's metrics and traces.
@MainActor
struct MeasurementTests {
    private func increment(in server: RunningServer) async throws -> (cookie: String, token: String) {
        let page = try await server.openPage()
        let html = try await server.get("/", headers: "Cookie: \(page.cookie)\r\n")
        let token = try #require(html.firstMatch(of: /data-session="([^"]+)"/)?.1)
        let stepper = try #require(
            html.firstMatch(of: /data-testid=score-1[^>]*>0<\/span><div id=e([0-9]+)/)?.1
        )
        _ = try await server.exchange(
            [
                RawClient.frame("[\"h\",\"\(token)\",0]"), RawClient.frame("[\"e\",1,\(stepper),\"increment\"]"),
                RawClient.frame("after", opcode: 9),
            ],
            cookie: page.cookie
        ) { $0.contains("\"10\"") && $0.contains("after") }
        return (page.cookie, String(token))
    }

    @Test func `metrics count pages, events and frames`() async throws {
        let metrics = PrometheusMetrics(logger: .forTests)
        try await withMetricsFactory(metrics) {
            try await RunningServer.run { server in
                _ = try await increment(in: server)
                let text = metrics.text
                #expect(text.contains("\nevergreen_sessions 2.0\n"))
                #expect(text.contains("\nevergreen_event_seconds_count 1\n"))
                #expect(text.contains("\nevergreen_frames_total 1\n"))
                #expect(text.contains("\nevergreen_drawing_seconds_count 2\n"))
                // The unconnected page is rendered too.
                #expect(await turns { metrics.text.contains("\nevergreen_queued_work 0.0\n") })
            }
        }
        #expect(metrics.text.contains("\nevergreen_sessions 0.0\n"))
        #expect(metrics.text.contains("\nevergreen_sockets 0.0\n"))
    }

    @Test func `requests and events have spans`() async throws {
        let tracer = InMemoryTracer()
        var token = ""
        try await withTracer(tracer) {
            try await RunningServer.run { server in
                token = try await increment(in: server).token
                _ = try await server.get("/nowhere")
            }
        }
        let spans = tracer.finishedSpans
        let event = try #require(spans.first { $0.operationName == "event" })
        #expect(event.attributes.get("evergreen.session") == .string(String(token.prefix(6))))
        #expect(event.attributes.get("evergreen.event") == .string("increment"))
        let requests = spans.filter { $0.operationName == "GET" }
        #expect(requests.count == 3)
        #expect(requests.allSatisfy { $0.kind == .server })
        let unknown = try #require(requests.first { $0.attributes.get("url.path") == .string("/nowhere") })
        #expect(unknown.attributes.get("http.response.status_code") == .int64(404))
        #expect(tracer.activeSpans.isEmpty)
    }

    @Test func `work that an event starts is a child of its span`() async throws {
        struct Page: View {
            let tracer: InMemoryTracer
            var body: some View {
                Button("Import") {
                    Task { withSpan("import") { _ in } }
                }
            }
        }
        let tracer = InMemoryTracer()
        try await withTracer(tracer) {
            let openWindow: @MainActor (WindowStart) -> any SessionWindow = {
                ViewTree(Page(tracer: tracer), start: $0)
            }
            try await RunningServer.run(openWindow: openWindow) { server in
                let page = try await server.openPage()
                let html = try await server.get("/", headers: "Cookie: \(page.cookie)\r\n")
                let token = try #require(html.firstMatch(of: /data-session="([^"]+)"/)?.1)
                let button = try #require(html.firstMatch(of: /<button[^>]* id=e([0-9]+)/)?.1)
                _ = try await server.exchange(
                    [
                        RawClient.frame("[\"h\",\"\(token)\",0]"), RawClient.frame("[\"e\",1,\(button),\"tap\"]"),
                        RawClient.frame("after", opcode: 9),
                    ],
                    cookie: page.cookie
                ) { $0.contains("after") }
            }
        }
        let event = try #require(tracer.finishedSpans.first { $0.operationName == "event" })
        let work = try #require(tracer.finishedSpans.first { $0.operationName == "import" })
        #expect(work.parentSpanID == event.spanID)
        #expect(work.traceID == event.traceID)
    }

    @Test(arguments: [true, false])
    func `a request joins the trace of a trusted proxy only`(isTrusted: Bool) async throws {
        let tracer = InMemoryTracer()
        let proxies = TrustedProxies(isTrusted ? [try #require(NetworkRange("127.0.0.1"))] : [])
        try await withTracer(tracer) {
            try await RunningServer.run(proxies: proxies) { server in
                let headers = "\(InMemoryTracer.traceIDKey): trace-7\r\n\(InMemoryTracer.spanIDKey): span-7\r\n"
                _ = try await server.get("/", headers: headers)
            }
        }
        let request = try #require(tracer.finishedSpans.first { $0.operationName == "GET" })
        #expect((request.traceID == "trace-7") == isTrusted)
        #expect((request.parentSpanID == "span-7") == isTrusted)
    }

    @Test(arguments: [
        ("9090", MetricsAddress(port: 9090)), ("0", MetricsAddress(port: 0)),
        ("10.0.0.5:9090", MetricsAddress(host: "10.0.0.5", port: 9090)),
        ("[::1]:9090", MetricsAddress(host: "::1", port: 9090)),
        ("metrics.local:1", MetricsAddress(host: "metrics.local", port: 1)),
        ("", nil), ("a", nil), (":1", nil), ("::1:9090", nil), ("1:65536", nil), ("99999", nil), ("-1", nil),
    ])
    func `the metrics address is a port, or a host and a port`(text: String, address: MetricsAddress?) {
        #expect(MetricsAddress(argument: text) == address)
    }
}
