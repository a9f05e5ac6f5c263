/// The cookie that tells one browser from another. It holds nothing but a random name.
enum ClientCookie {
    static let name = "evergreen"

    /// The client of a request, by its `Cookie` header.
    static func client(in header: String?) -> ClientID? {
        guard let header else { return nil }
        for pair in header.split(separator: ";") {
            let parts = pair.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, parts[0].trimmingPrefix(" ") == name else { continue }
            return ClientID(text: parts[1])
        }
        return nil
    }

    /// The `Set-Cookie` header for a client. The cookie ends with the browser's session.
    static func header(for client: ClientID) -> String {
        "\(name)=\(client.rawValue); Path=/; HttpOnly; SameSite=Strict"
    }
}
