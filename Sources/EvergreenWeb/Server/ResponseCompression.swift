import HTTPTypes
import Hummingbird
import NIOHTTPCompression

/// Compresses files that are neither pages (see ``PageText``) nor assets of the page (see ``Asset/gzipped``) for browsers that accept it.
///
/// Responses of an app's routes are not compressed, because they may contain secrets, which the size would reveal (BREACH attack).
enum ResponseCompression {
    /// The internal header that marks a response for the compressor, which removes it.
    private static let mark = "evergreen-compressible"
    /// Shorter texts fit into one packet even without compression.
    static let minimumLength = 1024

    /// Marks a response that is worth compressing. The response to a HEAD request has no body.
    static func mark(_ response: inout Response, to method: HTTPRequest.Method) {
        guard let name = HTTPField.Name(mark), response.headers[name] == nil, method == .get, response.status == .ok,
            (response.body.contentLength ?? 0) >= minimumLength
        else { return }
        response.headers[name] = "1"
        response.headers[.vary] = "Accept-Encoding"
    }

    /// Excludes a response from compression.
    static func exclude(_ response: inout Response) {
        if let name = HTTPField.Name(mark) { response.headers[name] = "0" }
    }

    /// Makes the compression handler of a connection.
    static func makeHandler() -> HTTPResponseCompressor {
        HTTPResponseCompressor { head, _ in
            let isMarked = head.headers.first(name: mark) == "1"
            head.headers.remove(name: mark)
            // Pages, assets, and responses that middleware of a host application has compressed, are left as they are.
            return isMarked && !head.headers.contains(name: "content-encoding") ? .compressIfPossible : .doNotCompress
        }
    }
}
