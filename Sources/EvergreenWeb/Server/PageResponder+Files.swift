import EvergreenUI
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// Uploads and downloads of pages.
extension PageResponder {
    /// The URL of uploads, relative to the app's path.
    static let uploadAddress = "_evergreen/upload"
    static let uploadPath = "/" + uploadAddress
    /// The path prefix of downloads.
    static let downloadPath = "/" + Download.addressPrefix
    /// The header with the index of an uploaded file in the user's choice.
    static let fileHeader = HTTPField.Name("Evergreen-File")
    private static let insufficientStorage = HTTPResponse.Status(code: 507, reasonPhrase: "Insufficient Storage")
    /// The maximum number of redirects for a download or an image that this process does not know.
    static let maximumRedirections = 8

    /// Receives a file.
    func upload(
        _ request: Request,
        from source: TrustedProxies.Source,
        _ context: WebRequestContext
    ) async -> Response {
        guard let ticket = PageResponder.ticketHeader.flatMap({ request.headers[$0] }),
            let index = PageResponder.fileHeader.flatMap({ request.headers[$0] }).flatMap({ Int($0) }),
            let client = ClientCookie.client(in: request.headers[.cookie], for: basePath),
            policy.accepts(origin: request.headers[.origin], host: source.host)
        else { return unread(.forbidden, "This address is for the page's own script.\n") }
        let part: UploadPart
        do {
            part = try await files.begin(ticket, index: index, client: client)
        } catch UploadRefusal.unknownTicket {
            return unread(.notFound, "The ticket is not valid here, or not any more.\n")
        } catch {
            return unread(.conflict, "This file is not expected.\n")
        }
        if let length = request.headers[.contentLength].flatMap({ Int($0) }), length != part.file.byteCount {
            _ = await files.end(part, .failure(.interrupted(name: FileName.safe(part.file.name))))
            return unread(.contentTooLarge, "The file has changed.\n")
        }
        let reception = FileReception(
            part: part,
            space: files.space,
            limits: limits,
            clock: registry.clock,
            close: context.closeConnection
        )
        let result = await reception.receive(request.body)
        guard await files.end(part, result) else {
            return unread(.gone, "This file is not expected any more.\n")
        }
        switch result {
        case .success: return Response(status: .noContent, headers: [.cacheControl: "no-store"])
        case .failure(.noSpace): return unread(PageResponder.insufficientStorage, "There is no room for the file.\n")
        case .failure: return unread(.badRequest, "The file did not come as a whole.\n")
        }
    }

    /// A response to a request whose body is not read completely.
    private func unread(_ status: HTTPResponse.Status, _ text: String) -> Response {
        Response(
            status: status,
            headers: [
                .contentType: "text/plain; charset=utf-8", .cacheControl: "no-store", .connection: "close",
            ],
            body: ResponseBody(byteBuffer: ByteBuffer(string: text))
        )
    }

    /// Sends a file that a view offers for download.
    ///
    /// - Parameter text: The rest of the path.
    func download(_ text: String, _ request: Request) async -> Response {
        let client = ClientCookie.client(in: request.headers[.cookie], for: basePath)
        guard request.method == .get, let client,
            let download = await files.beginDownload(text, client: client)
        else {
            return SessionToken(text: text) == nil
                ? message(.notFound, .notFoundTitle, .notFound, for: request)
                : await redirectToOtherProcess(text, request)
        }
        let file: FileHandle
        do {
            file = try FileHandle(forReadingFrom: download.file.url)
        } catch {
            await files.endDownload(download, isWhole: false)
            return message(.notFound, .notFoundTitle, .notFound, for: request)
        }
        let type = download.file.contentType.preferredMIMEType ?? "application/octet-stream"
        var response = Response(
            status: .ok,
            headers: [
                .contentType: type.hasPrefix("text/") ? type + "; charset=utf-8" : type,
                .cacheControl: "no-store",
                .contentDisposition: ContentDisposition.attachment(named: download.name),
            ],
            body: ResponseBody(contentLength: download.file.byteCount) { writer in
                var isWhole = false
                defer { try? file.close() }
                do {
                    while let data = try file.read(upToCount: 1 << 16), !data.isEmpty {
                        try await writer.write(ByteBuffer(bytes: data))
                    }
                    try await writer.finish(nil)
                    isWhole = true
                } catch {
                    await files.endDownload(download, isWhole: false)
                    throw error
                }
                await files.endDownload(download, isWhole: isWhole)
            }
        )
        ResponseCompression.exclude(&response)
        return response
    }

    /// Redirects the browser to retry: another process behind a load balancer may have the file.
    ///
    /// - Parameter text: The last segment of the path, whose form is known.
    func redirectToOtherProcess(_ text: String, _ request: Request) async -> Response {
        let attempt = request.uri.queryParameters["attempt"].flatMap { Int($0) } ?? 0
        guard attempt >= 0, attempt < PageResponder.maximumRedirections,
            await registry.stateWriter?.isShared == true
        else { return message(.notFound, .notFoundTitle, .notFound, for: request) }
        return Response(
            status: .temporaryRedirect,
            headers: [
                // Relative, because a proxy may have stripped the app's path.
                .location: "\(text)?attempt=\(attempt + 1)",
                .cacheControl: "no-store",
                // The same connection may lead to the same process.
                .connection: "close",
            ]
        )
    }
}
