import Logging

/// The host names, proxies and certificate of a Hummingbird application with mounted apps: see ``MountedApp``.
///
/// The values and defaults are those of the command-line options of a standalone app.
public struct HostOptions: Sendable {
    /// The host names of the pages, such as `players.example.org`: `--hostname`.
    ///
    /// Mounted apps always accept IP addresses and `localhost`, and reject requests for any other host name than these. The application's
    /// own routes are not affected.
    public var hostnames: [String]

    /// The addresses of trusted proxies, such as `127.0.0.1` or `10.0.0.0/8`, whose forwarding headers are used: `--trusted-proxy`.
    public var trustedProxies: [String]

    /// A PEM file with the server's certificate chain: `--tls-certificate`. The whole application then uses TLS.
    public var tlsCertificate: String?

    /// A PEM file with the private key of the certificate: `--tls-key`.
    public var tlsKey: String?

    /// Creates options. Omitted values have their defaults.
    ///
    /// - Parameters:
    /// - hostnames: The host names of the pages.
    /// - trustedProxies: The addresses of proxies whose forwarding headers are used.
    /// - tlsCertificate: A file with the server's certificate; nil for connections without TLS, or behind a proxy that terminates it.
    /// - tlsKey: A file with the private key of the certificate.
    public init(
        hostnames: [String] = [],
        trustedProxies: [String] = [],
        tlsCertificate: String? = nil,
        tlsKey: String? = nil
    ) {
        self.hostnames = hostnames
        self.trustedProxies = trustedProxies
        self.tlsCertificate = tlsCertificate
        self.tlsKey = tlsKey
    }

    /// - Throws: ``ServerError/invalidOption(_:)``.
    func validate() throws(ServerError) {
        for name in hostnames {
            if let fault = OptionFault.hostname(name) { throw .invalidOption("HostOptions.hostnames: \(fault)") }
        }
        for proxy in trustedProxies {
            if let fault = OptionFault.proxy(proxy) { throw .invalidOption("HostOptions.trustedProxies: \(fault)") }
        }
        if (tlsCertificate == nil) != (tlsKey == nil) {
            throw .invalidOption("HostOptions.tlsCertificate and tlsKey: specify both files, or neither.")
        }
    }

    var proxies: TrustedProxies { TrustedProxies(trustedProxies.compactMap { NetworkRange($0) }) }

    /// - Throws: ``ServerError/unusableCertificate(_:reason:)``.
    func certificate(logger: Logger) throws -> ServerCertificate? {
        guard let tlsCertificate, let tlsKey else { return nil }
        return try ServerCertificate(certificate: tlsCertificate, key: tlsKey, logger: logger)
    }
}
