/// The cookie that tells one browser from another. It holds nothing but a random name.
enum ClientCookie {
    static let name = "evergreen"

    /// The client of a request, by its `Cookie` header.
    static func client(in header: String?) -> ClientID? {
        Cookies.values(of: name, in: header).first.flatMap { ClientID(text: $0) }
    }

    /// The `Set-Cookie` header for a client. The cookie ends with the browser's session.
    ///
    /// - Parameter isSecure: Whether the client spoke TLS: then the browser sends the cookie over TLS only.
    static func header(for client: ClientID, isSecure: Bool) -> String {
        "\(name)=\(client.rawValue); Path=/; HttpOnly; SameSite=Strict\(isSecure ? "; Secure" : "")"
    }
}
