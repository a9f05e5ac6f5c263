import NIOHTTP1

/// Why a request is answered before it was read.
enum RequestRefusal: Error, Hashable {
    /// A proxy may take the one name, and the server the other (RFC 9112, section 3.2).
    case severalHosts
    case tooSlow
    case bodyTooLong
    /// It is no valid HTTP.
    case malformed

    var status: HTTPResponseStatus {
        switch self {
        case .severalHosts, .malformed: .badRequest
        case .tooSlow: .requestTimeout
        case .bodyTooLong: .payloadTooLarge
        }
    }
}
