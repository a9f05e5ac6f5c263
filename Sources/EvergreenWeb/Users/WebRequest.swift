import EvergreenDocument
public import Foundation
public import HTTPTypes

/// What the browser said when it asked for a page: see ``EvergreenRuntime/EnvironmentValues/request``.
///
/// It is a value of the moment when the page was opened: what the browser sends later goes over the page's socket.
///
/// ```swift
/// let browser = request.headers[.userAgent]
/// let theme = request.cookies["theme"]
/// ```
///
/// A client may send any header. Only what a trusted proxy says can be relied upon: see ``trustedHeader(_:)``.
public struct WebRequest: Hashable, Sendable {
    /// The method, such as `GET`: that of a page, always.
    public let method: HTTPRequest.Method
    /// `https` if the client spoke TLS to a trusted proxy, or else `http`.
    public let scheme: String
    /// The name and the port that were asked for, as a trusted proxy says if there is one: `players.example.org`.
    public let host: String
    /// The path below that of the app, percent-encoded: `/` for its page.
    public let path: String
    /// What follows the question mark of the address, percent-encoded; nil if there is none.
    public let query: String?
    /// The header fields, without cookies and without those that Evergreen's own script sends.
    public let headers: HTTPFields
    /// The values of cookies by their names, as they were sent. Evergreen's own ones are secrets, and left out. Of several with
    /// one name, the first counts.
    public let cookies: [String: String]
    /// The network address of the client, as a trusted proxy says if there is one. Empty if it is not known, as behind a
    /// socket of the file system.
    public let clientAddress: String
    /// Whether the connection is one of a proxy that the server trusts (`--trusted-proxy`).
    public let isFromTrustedProxy: Bool
    /// The id of the user that ``SignInAction`` has signed in to this browser; nil if none is.
    ///
    /// It was proven by a secret of the browser. Whether that user still exists is the app's to say.
    public internal(set) var signedInUserID: String?
    /// The user whom the middleware of a Hummingbird application has found, around a ``MountedApp`` that says so; nil for a guest, and for an
    /// app that is served by itself.
    public internal(set) var hostUser: AuthenticatedUser?
    /// The place of the app that was asked for: what the path and the query say, decoded once.
    let address: WindowAddress
    /// The path of the app; empty, or like `/players`.
    var appPath = ""
    /// The rows of a long list that the address asks for, besides the place of the app; nil for the first ones.
    var rows: RowsAddress?

    /// A request, for tests of an app's authentication.
    ///
    /// - Parameters:
    ///   - headers: Without cookies.
    ///   - isFromTrustedProxy: Whether ``trustedHeader(_:)`` has values.
    public init(
        method: HTTPRequest.Method = .get,
        scheme: String = "http",
        host: String = "localhost",
        path: String = "/",
        query: String? = nil,
        headers: HTTPFields = [:],
        cookies: [String: String] = [:],
        clientAddress: String = "",
        isFromTrustedProxy: Bool = false,
        signedInUserID: String? = nil,
        hostUser: AuthenticatedUser? = nil
    ) {
        self.method = method
        self.scheme = scheme
        self.host = host
        self.path = path
        self.query = query
        address = (try? WindowAddress(path: path, query: query)) ?? WindowAddress()
        self.headers = headers
        self.cookies = cookies
        self.clientAddress = clientAddress
        self.isFromTrustedProxy = isFromTrustedProxy
        self.signedInUserID = signedInUserID
        self.hostUser = hostUser
    }

    /// The URL that was asked for, with the path below that of the app; nil if the client has sent what is none.
    public var url: URL? { URL(string: "\(scheme)://\(host)\(path)\(query.map { "?\($0)" } ?? "")") }

    /// The value of a header field by its name, in any case; nil if there is none. Several are joined with commas.
    public func header(_ name: String) -> String? { HTTPField.Name(name).flatMap { headers[$0] } }

    /// The value of a header field that a trusted proxy has set, such as the name of the user that it has signed in.
    ///
    /// Nil if the connection is not one of a trusted proxy: then anybody may have sent the header. Nil as well if there are
    /// several fields of the name, or the field is empty: a proxy that adds to what its client has sent speaks for nobody.
    ///
    /// The proxy must set the header in every request, or take it away: otherwise it passes on what its clients send.
    public func trustedHeader(_ name: String) -> String? {
        guard isFromTrustedProxy, let name = HTTPField.Name(name) else { return nil }
        let values = headers[values: name]
        guard values.count == 1, !values[0].isEmpty else { return nil }
        return values[0]
    }
}

extension WebRequest {
    /// The same browser's request for another place of the app.
    func asking(for address: WindowAddress) -> WebRequest {
        let parts = address.text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        var request = WebRequest(
            method: method,
            scheme: scheme,
            host: host,
            path: "/" + parts[0],
            query: parts.count == 2 ? String(parts[1]) : nil,
            headers: headers,
            cookies: cookies,
            clientAddress: clientAddress,
            isFromTrustedProxy: isFromTrustedProxy,
            signedInUserID: signedInUserID,
            hostUser: hostUser
        )
        request.appPath = appPath
        return request
    }

    /// What comes before the places of the app.
    var origin: WindowOrigin { WindowOrigin(text: "\(scheme)://\(host)", path: appPath) }
}
