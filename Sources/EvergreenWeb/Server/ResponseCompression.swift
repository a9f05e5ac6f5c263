import HTTPTypes
import Hummingbird
import NIOHTTPCompression

/// Compresses text responses for browsers that accept it: a page to about a tenth of its size.
///
/// The token, which is the secret in a page, differs in each response, so that the size of compressed responses reveals nothing about it
/// (BREACH attack). Responses of an app's routes are not compressed, because their secrets are unknown.
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
            // Middleware of a host application may already have compressed the response.
            return isMarked && !head.headers.contains(name: "content-encoding") ? .compressIfPossible : .doNotCompress
        }
    }
}
