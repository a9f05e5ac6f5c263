/// Which requests the server answers: those that come from its own pages, under its own name.
///
/// A foreign page can have its own name lead to the address of this server, and then read what only this network may (DNS
/// rebinding). So the server answers only under names that it knows. Addresses are no names: nobody can make one lead elsewhere.
struct RequestPolicy: Sendable {
    /// The names under which the server may be asked.
    private let hosts: Set<String>
    /// Whether the server may be asked under any address: not if it listens on this machine only.
    private let acceptsAddresses: Bool
    /// Origins that may open sockets besides the server's own, such as `https://example.org`.
    private let allowedOrigins: Set<String>
    /// What adds a name.
    let hostnameOption: String
    /// What allows another origin.
    let originOption: String

    /// The policy of a server that listens on a host.
    ///
    /// - Parameters:
    ///   - hostnames: More names under which the server may be asked.
    ///   - allowedOrigins: Origins that may open sockets besides the server's own.
    init(listeningOn host: String, hostnames: [String] = [], allowedOrigins: [String] = []) {
        let own = ["localhost", "127.0.0.1", "[::1]", host]
        hosts = Set((own + hostnames).map { $0.lowercased() })
        acceptsAddresses = !RequestPolicy.isLoopback(host)
        self.allowedOrigins = Set(allowedOrigins.map { $0.lowercased() })
        hostnameOption = "--hostname"
        originOption = "--allowed-origin"
    }

    /// The policy of an app in an application that listens anywhere.
    init(hostnames: [String], allowedOrigins: [String]) {
        hosts = Set((["localhost"] + hostnames).map { $0.lowercased() })
        acceptsAddresses = true
        self.allowedOrigins = Set(allowedOrigins.map { $0.lowercased() })
        hostnameOption = "HostOptions.hostnames"
        originOption = "MountOptions.allowedOrigins"
    }

    /// Whether the server may be asked under this name: a `Host` header, with or without a port.
    func accepts(host: String?) -> Bool {
        guard let host = host?.lowercased() else { return false }
        let name = RequestPolicy.withoutPort(host)
        return hosts.contains(name) || acceptsAddresses && NetworkAddress(host: name) != nil
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
