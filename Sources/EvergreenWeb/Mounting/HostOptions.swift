import Logging

/// How a Hummingbird application with mounted apps is reached: see ``MountedApp``.
///
/// The values are those of the command line of an app that is served by itself, with the same defaults.
public struct HostOptions: Sendable {
    /// The names under which the pages are known, such as `players.example.org`: `--hostname`.
    ///
    /// Mounted apps always answer under addresses and as `localhost`, and refuse requests for any other name than these. The routes of
    /// the application answer as ever.
    public var hostnames: [String]

    /// The addresses of proxies, such as `127.0.0.1` or `10.0.0.0/8`, that say where a request comes from: `--trusted-proxy`.
    public var trustedProxies: [String]

    /// A PEM file with the server's certificate and the chain of certificates that it was signed with: `--tls-certificate`. The whole
    /// application speaks TLS then.
    public var tlsCertificate: String?

    /// A file with the private key of the certificate, in the PEM format: `--tls-key`.
    public var tlsKey: String?

    /// Options. What is left out has its default value.
    ///
    /// - Parameters:
    ///   - hostnames: The names under which the pages are known.
    ///   - trustedProxies: The addresses of proxies that say where a request comes from.
    ///   - tlsCertificate: A file with the server's certificate; nil if connections are not encrypted, or a proxy does.
    ///   - tlsKey: A file with the private key of the certificate.
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
            throw .invalidOption("HostOptions.tlsCertificate and tlsKey: name the files of both, or none.")
        }
    }

    var proxies: TrustedProxies { TrustedProxies(trustedProxies.compactMap { NetworkRange($0) }) }

    /// - Throws: ``ServerError/unusableCertificate(_:reason:)``.
    func certificate(logger: Logger) throws -> ServerCertificate? {
        guard let tlsCertificate, let tlsKey else { return nil }
        return try ServerCertificate(certificate: tlsCertificate, key: tlsKey, logger: logger)
    }
}
