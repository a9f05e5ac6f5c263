import CoreMetrics
import EvergreenMetrics
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore

/// Serves the metrics of the process to Prometheus, at `/metrics` on a separate port.
struct MetricsServer {
    static let path = "/metrics"

    private let address: MetricsAddress
    private let metrics: PrometheusMetrics
    private let logger: Logger

    /// Sets up the metrics system of the process. Metrics that were created earlier are not served.
    ///
    /// - Throws: ``ServerError/otherMetricsSystem``, if the process already has one.
    init(at address: MetricsAddress, logger: Logger) throws {
        guard MetricsSystem.factory is NOOPMetricsHandler else { throw ServerError.otherMetricsSystem }
        self.address = address
        self.logger = logger
        metrics = PrometheusMetrics(logger: logger)
        MetricsSystem.bootstrap(metrics)
    }

    /// Logs the URL of the metrics when it listens.
    func application() -> some ApplicationProtocol {
        Application(
            responder: MetricsResponder(policy: RequestPolicy(listeningOn: address.host), metrics: metrics),
            configuration: ApplicationConfiguration(address: .hostname(address.host, port: address.port)),
            onServerRunning: { [address, logger] channel in
                let port = channel.localAddress?.port ?? address.port
                let server = PageServer.address(host: address.host, port: port)
                logger.notice("Metrics are served.", metadata: ["address": "\(server)\(MetricsServer.path)"])
            },
            logger: logger
        )
    }
}

/// Responds to Prometheus. Rejects foreign host names, which pages in a browser on this machine could use.
private struct MetricsResponder: HTTPResponder {
    let policy: RequestPolicy
    let metrics: PrometheusMetrics

    func respond(to request: Request, context: BasicRequestContext) -> Response {
        guard policy.accepts(host: request.head.authority) else {
            return text(.misdirectedRequest, "This server is not known by the name that was asked for.\n")
        }
        guard request.uri.path == MetricsServer.path else {
            return text(.notFound, "The metrics are at \(MetricsServer.path).\n")
        }
        guard request.method == .get || request.method == .head else {
            var response = text(.methodNotAllowed, "The metrics can only be read.\n")
            response.headers[.allow] = "GET, HEAD"
            return response
        }
        var response = text(.ok, metrics.text + ProcessMetrics.text)
        response.headers[.contentType] = "text/plain; version=0.0.4; charset=utf-8"
        return request.method == .head ? response.createHeadResponse() : response
    }

    private func text(_ status: HTTPResponse.Status, _ text: String) -> Response {
        Response(
            status: status,
            headers: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: text))
        )
    }
}
