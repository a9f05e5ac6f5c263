import EvergreenDocument
public import Foundation
public import HTTPTypes

/// The request that loaded a page: see ``EvergreenRuntime/EnvironmentValues/request``.
///
/// It does not change while the page is open: later messages of the browser use the page's socket.
///
/// ```swift
/// let browser = request.headers[.userAgent]
/// let theme = request.cookies["theme"]
/// ```
///
/// Clients can send any header. Only those of a trusted proxy are reliable: see ``trustedHeader(_:)``.
public struct WebRequest: Hashable, Sendable {
    /// The method. For a page, always `GET`.
    public let method: HTTPRequest.Method
    /// `https` if the client uses TLS, according to the connection or a trusted proxy; otherwise `http`.
    public let scheme: String
    /// The requested host name and port, from a trusted proxy if there is one: `players.example.org`.
    public let host: String
    /// The path relative to the app's path, percent-encoded: `/` for its page.
    public let path: String
    /// The query without its question mark, percent-encoded; nil if there is none.
    public let query: String?
    /// The header fields, without cookies and without those of Evergreen's own script.
    public let headers: HTTPFields
    /// The unmodified cookie values by name, without Evergreen's own cookies, which are secrets. The first cookie with a name wins.
    public let cookies: [String: String]
    /// The network address of the client, from a trusted proxy if there is one. Empty if unknown, as with a Unix domain socket.
    public let clientAddress: String
    /// Whether the connection comes from a trusted proxy (`--trusted-proxy`).
    public let isFromTrustedProxy: Bool
    /// The id of the user that ``SignInAction`` has signed in to this browser; nil for none.
    ///
    /// It was verified by a secret of the browser. The app must check that the user still exists.
    public internal(set) var signedInUserID: String?
    /// The user that the middleware of a Hummingbird application has identified for a ``MountedApp``; nil for a guest, and for a standalone
    /// app.
    public internal(set) var hostUser: AuthenticatedUser?
    /// The requested location in the app: the path and the query, percent-decoded once.
    let address: WindowAddress
    /// The path of the app; empty, or like `/players`.
    var appPath = ""
    /// The requested rows of a long list; nil for the first ones.
    var rows: RowsAddress?

    /// Creates a request, for tests of an app's authentication.
    ///
    /// - Parameters:
    ///   - headers: The header fields, without cookies.
    ///   - isFromTrustedProxy: Whether ``trustedHeader(_:)`` returns values.
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

    /// The requested URL, with the path relative to the app's path; nil if the client has sent an invalid one.
    public var url: URL? { URL(string: "\(scheme)://\(host)\(path)\(query.map { "?\($0)" } ?? "")") }

    /// Returns the value of a header field; nil if there is none. Names are case-insensitive. Several values are joined with commas.
    public func header(_ name: String) -> String? { HTTPField.Name(name).flatMap { headers[$0] } }

    /// Returns the value of a header field that a trusted proxy has set, such as the name of the authenticated user.
    ///
    /// Nil if the connection does not come from a trusted proxy, because any client could have sent the header. Also nil for several fields
    /// with the name, and for an empty one: a proxy must not append to a header of its client.
    ///
    /// The proxy must set or remove the header in every request; otherwise it forwards the headers of its clients.
    public func trustedHeader(_ name: String) -> String? {
        guard isFromTrustedProxy, let name = HTTPField.Name(name) else { return nil }
        let values = headers[values: name]
        guard values.count == 1, !values[0].isEmpty else { return nil }
        return values[0]
    }
}

extension WebRequest {
    /// Returns the same browser's request for another location in the app.
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

    /// The prefix of the app's locations.
    var origin: WindowOrigin { WindowOrigin(text: "\(scheme)://\(host)", path: appPath) }
}
