import HTTPTypes
import Hummingbird
import NIOHTTPCompression

/// Compresses texts for browsers that take them compressed: a page to about a tenth.
///
/// The secret in a page, its token, is another one in each answer: the lengths of compressed answers tell nothing of it
/// (the attack known as BREACH). What routes of an app answer is sent as it is: nothing is known of its secrets.
enum ResponseCompression {
    /// Marks a response on its way to the compressor, which takes the mark away.
    private static let mark = "evergreen-compressible"
    /// Shorter texts fit into one packet, compressed or not.
    static let minimumLength = 1024

    /// Marks a response that is worth compressing. The answer to a HEAD request has no body that could be.
    static func mark(_ response: inout Response, to method: HTTPRequest.Method) {
        guard let name = HTTPField.Name(mark), response.headers[name] == nil, method == .get, response.status == .ok,
            (response.body.contentLength ?? 0) >= minimumLength
        else { return }
        response.headers[name] = "1"
        response.headers[.vary] = "Accept-Encoding"
    }

    /// Has a response sent as it is.
    static func exclude(_ response: inout Response) {
        if let name = HTTPField.Name(mark) { response.headers[name] = "0" }
    }

    /// Stands between the responses and the connection.
    static func makeHandler() -> HTTPResponseCompressor {
        HTTPResponseCompressor { head, _ in
            let isMarked = head.headers.first(name: mark) == "1"
            head.headers.remove(name: mark)
            // Middleware of a host application may have done it.
            return isMarked && !head.headers.contains(name: "content-encoding") ? .compressIfPossible : .doNotCompress
        }
    }
}
