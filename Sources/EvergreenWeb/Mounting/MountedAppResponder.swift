import EvergreenRuntime
import HTTPTypes
import Hummingbird
import NIOCore

/// Responds to requests of a mounted app, after the middleware of its router.
struct MountedAppResponder<Context: RequestContext>: HTTPResponder {
    let server: MountedAppServer
    let user: @Sendable (Context) async throws -> AuthenticatedUser?
    let environment: @MainActor @Sendable (Context, inout EnvironmentValues) -> Void

    func respond(to request: Request, context: Context) async throws -> Response {
        guard let connection = RequestConnection.current, let responder = server.responder else {
            // The application is stopping, or middleware has continued in a detached task.
            throw HTTPError(.serviceUnavailable)
        }
        var webContext = WebRequestContext(
            source: ApplicationRequestContextSource(channel: connection.channel, logger: context.logger)
        )
        if responder.isForUser(request) { webContext.hostUser = try await user(context) }
        webContext.prepareEnvironment = { [environment] in environment(context, &$0) }
        let isUpload = request.method == .post && responder.isUpload(request.uri.path)
        return await responder.respond(
            to: isUpload ? request : try request.bounded(to: responder.limits.requestBodyBytes),
            context: webContext
        )
    }
}

extension PageResponder {
    /// Whether the path is that of uploads, whose bodies the responder limits itself.
    fileprivate func isUpload(_ path: String) -> Bool { basePath.pathInApp(path) == PageResponder.uploadPath }

    /// Whether a request depends on its user. The files of pages, which are many, are the same for all users.
    fileprivate func isForUser(_ request: Request) -> Bool {
        guard let path = basePath.pathInApp(request.uri.path) else { return false }
        return !path.hasPrefix("/_evergreen/") || path == PageResponder.livePath
    }
}

extension Request {
    /// Returns the request with a body that throws an error beyond a number of bytes.
    ///
    /// - Throws: The error for status 413, if the length is known in advance.
    fileprivate func bounded(to bytes: Int) throws -> Request {
        if let length = headers[.contentLength].flatMap({ Int($0) }), length > bytes {
            throw HTTPError(.contentTooLarge)
        }
        var request = self
        request.body = RequestBody(asyncSequence: BoundedBody(body: body, bytes: bytes))
        return request
    }
}

/// A body that throws an error, which results in status 413, beyond a number of bytes.
private struct BoundedBody: AsyncSequence, Sendable {
    let body: RequestBody
    let bytes: Int

    struct AsyncIterator: AsyncIteratorProtocol {
        var iterator: RequestBody.AsyncIterator
        var rest: Int

        mutating func next() async throws -> ByteBuffer? {
            guard let buffer = try await iterator.next() else { return nil }
            rest -= buffer.readableBytes
            guard rest >= 0 else { throw HTTPError(.contentTooLarge) }
            return buffer
        }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(iterator: body.makeAsyncIterator(), rest: bytes) }
}
