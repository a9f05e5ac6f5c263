import EvergreenDocument
import HTTPTypes
import Hummingbird
import NIOCore

/// Images from data, which pages show.
extension PageResponder {
    /// The path prefix of these images.
    static let shownPath = "/" + ShownImages.addressPrefix
    /// The bytes that are copied at once.
    private static let partLength = 1 << 16

    /// Sends an image. The content type is that of the bytes, never one that contains a script, and browsers must not guess another one.
    ///
    /// Only browsers cache it, not proxies, because it may be a user's.
    ///
    /// - Parameter name: The rest of the path.
    func shownImage(_ name: String, _ request: Request) async -> Response {
        guard ShownImages.isName(name) else { return message(.notFound, .notFoundTitle, .notFound, for: request) }
        guard let image = ShownImages.image(named: name) else { return await redirectToOtherProcess(name, request) }
        let tag = "\"\(name)\""
        let contents = image.contents
        var response =
            request.headers[.ifNoneMatch] == tag
            ? Response(status: .notModified)
            : Response(
                status: .ok,
                headers: [.contentType: image.header.format.contentType],
                body: ResponseBody(contentLength: contents.count) { writer in
                    var rest = contents[...]
                    while !rest.isEmpty {
                        try await writer.write(ByteBuffer(bytes: rest.prefix(Self.partLength)))
                        rest = rest.dropFirst(Self.partLength)
                    }
                    try await writer.finish(nil)
                }
            )
        response.headers[.eTag] = tag
        response.headers[.cacheControl] = "private, max-age=31536000, immutable"
        ResponseCompression.exclude(&response)
        return response
    }
}
