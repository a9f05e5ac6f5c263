/// The host names and origins for which the server accepts requests.
///
/// With DNS rebinding, a foreign page can point its own host name to the address of this server, and then read what is accessible only to
/// this network. So the server accepts only host names that it knows. IP addresses are not affected.
struct RequestPolicy: Sendable {
    /// The accepted host names.
    private let hosts: Set<String>
    /// Whether any IP address is accepted as a host. False if the server listens on a loopback address.
    private let acceptsAddresses: Bool
    /// Other origins that can open sockets, such as `https://example.org`.
    private let allowedOrigins: Set<String>
    /// The option that adds a host name, for log messages.
    let hostnameOption: String
    /// The option that allows another origin, for log messages.
    let originOption: String

    /// Creates the policy of a server that listens on a host.
    ///
    /// - Parameters:
    ///   - hostnames: Additional host names that are accepted.
    ///   - allowedOrigins: Other origins that can open sockets.
    init(listeningOn host: String, hostnames: [String] = [], allowedOrigins: [String] = []) {
        let own = ["localhost", "127.0.0.1", "[::1]", host]
        hosts = Set((own + hostnames).map { $0.lowercased() })
        acceptsAddresses = !RequestPolicy.isLoopback(host)
        self.allowedOrigins = Set(allowedOrigins.map { $0.lowercased() })
        hostnameOption = "--hostname"
        originOption = "--allowed-origin"
    }

    /// Creates the policy of an app in a host application that listens on any address.
    init(hostnames: [String], allowedOrigins: [String]) {
        hosts = Set((["localhost"] + hostnames).map { $0.lowercased() })
        acceptsAddresses = true
        self.allowedOrigins = Set(allowedOrigins.map { $0.lowercased() })
        hostnameOption = "HostOptions.hostnames"
        originOption = "MountOptions.allowedOrigins"
    }

    /// Whether the server accepts the host of a `Host` header, with or without a port.
    func accepts(host: String?) -> Bool {
        guard let host = host?.lowercased() else { return false }
        let name = RequestPolicy.withoutPort(host)
        return hosts.contains(name) || acceptsAddresses && NetworkAddress(host: name) != nil
    }

    /// Whether a page of this origin can open a socket. Browsers always send the origin.
    func accepts(origin: String?, host: String?) -> Bool {
        guard let origin = origin?.lowercased(), let host = host?.lowercased() else { return false }
        return origin == "http://\(host)" || origin == "https://\(host)" || allowedOrigins.contains(origin)
    }

    private static func withoutPort(_ host: String) -> String {
        // `[::1]:8080`: the colons in brackets do not precede the port.
        guard let colon = host.lastIndex(of: ":"), !host[colon...].contains("]") else { return host }
        return String(host[..<colon])
    }

    private static func isLoopback(_ host: String) -> Bool {
        host == "localhost" || host == "::1" || host.hasPrefix("127.")
    }
}
