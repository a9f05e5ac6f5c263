import HTTPTypes
import Hummingbird
import Tracing

extension PageResponder {
    /// Responds to a request within a span of the process's tracer. If a trusted proxy sends trace headers, it is part of that trace; trace
    /// headers of other clients are ignored.
    func tracing(
        _ request: Request,
        isFromTrustedProxy: Bool,
        _ respond: () async -> Response
    ) async -> Response {
        var parent = InstrumentationContext.current ?? .topLevel
        if isFromTrustedProxy {
            InstrumentationSystem.instrument.extract(request.headers, into: &parent, using: HeaderExtractor())
        }
        return await withSpan("\(request.method)", context: parent, ofKind: .server) { span in
            let response = await respond()
            span.updateAttributes { attributes in
                attributes["http.request.method"] = "\(request.method)"
                attributes["url.path"] = request.uri.path
                attributes["http.response.status_code"] = response.status.code
            }
            if response.status.kind == .serverError { span.setStatus(SpanStatus(code: .error)) }
            return response
        }
    }
}

/// Extracts trace context from the headers of a request.
private struct HeaderExtractor: Extractor {
    func extract(key: String, from headers: HTTPFields) -> String? { HTTPField.Name(key).flatMap { headers[$0] } }
}
