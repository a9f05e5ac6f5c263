/// Which requests the server answers: those that come from its own pages, under its own name.
struct RequestPolicy: Sendable {
    /// The names under which the server may be asked; nil for any.
    ///
    /// A server that listens on the loopback interface knows them. Without this check a foreign page could point its
    /// own name at this machine, and read what only this machine may (DNS rebinding).
    var hosts: Set<String>?
    /// Origins that may open sockets besides the server's own, such as `https://example.org`.
    var allowedOrigins: Set<String> = []

    /// The policy of a server that listens on a host.
    init(listeningOn host: String) {
        hosts = RequestPolicy.isLoopback(host) ? ["localhost", "127.0.0.1", "[::1]", host.lowercased()] : nil
    }

    func accepts(host: String?) -> Bool {
        guard let hosts else { return host != nil }
        guard let host = host?.lowercased() else { return false }
        return hosts.contains(RequestPolicy.withoutPort(host))
    }

    /// Whether a page of this origin may open a socket. Browsers always say which page it is.
    func accepts(origin: String?, host: String?) -> Bool {
        guard let origin = origin?.lowercased(), let host = host?.lowercased() else { return false }
        return origin == "http://\(host)" || origin == "https://\(host)" || allowedOrigins.contains(origin)
    }

    private static func withoutPort(_ host: String) -> String {
        // `[::1]:8080`: the colons of the address are none of the port's.
        guard let colon = host.lastIndex(of: ":"), !host[colon...].contains("]") else { return host }
        return String(host[..<colon])
    }

    private static func isLoopback(_ host: String) -> Bool {
        host == "localhost" || host == "::1" || host.hasPrefix("127.")
    }
}
