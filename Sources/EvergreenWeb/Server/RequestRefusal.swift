import NIOHTTP1

/// The reason to reject a request before it was read completely.
enum RequestRefusal: Error, Hashable {
    /// A proxy and the server may disagree on which one applies (RFC 9112, section 3.2).
    case severalHosts
    case tooSlow
    case bodyTooLong
    /// Invalid HTTP.
    case malformed

    var status: HTTPResponseStatus {
        switch self {
        case .severalHosts, .malformed: .badRequest
        case .tooSlow: .requestTimeout
        case .bodyTooLong: .payloadTooLarge
        }
    }
}
