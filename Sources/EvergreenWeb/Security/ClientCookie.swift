/// The cookie that tells one browser from another. It holds nothing but a random name.
enum ClientCookie {
    static let name = "evergreen"

    /// The client of a request, by its `Cookie` header.
    static func client(in header: String?) -> ClientID? {
        Cookies.values(of: name, in: header).first.flatMap { ClientID(text: $0) }
    }

    /// The `Set-Cookie` header for a client. The cookie ends with the browser's session.
    ///
    /// - Parameters:
    ///   - isSecure: Whether the client spoke TLS: then the browser sends the cookie over TLS only.
    ///   - path: That of the app, so that apps beside it have cookies of their own.
    static func header(for client: ClientID, isSecure: Bool, path: String) -> String {
        "\(name)=\(client.rawValue); Path=\(path); HttpOnly; SameSite=Strict\(isSecure ? "; Secure" : "")"
    }
}
