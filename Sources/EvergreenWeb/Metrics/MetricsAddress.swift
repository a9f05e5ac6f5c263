public import ArgumentParser

/// The address at which a server listens for Prometheus: a host and a port.
public struct MetricsAddress: Hashable, Sendable, ExpressibleByArgument {
    /// The host name or IP address. With only a port, 127.0.0.1, so that the metrics are only accessible on this machine.
    public var host: String
    /// The port; 0 for any free port.
    public var port: Int

    /// An address of this machine, or a host name that resolves to one.
    public init(host: String = "127.0.0.1", port: Int) {
        self.host = host
        self.port = port
    }

    /// Parses the value of `--metrics`: `9090`, `0.0.0.0:9090` or `[::1]:9090`.
    public init?(argument: String) {
        guard let match = argument.wholeMatch(of: /((?<name>[^:\[\]]+|\[[^\[\]]+\]):)?(?<port>\d{1,5})/),
            let port = Int(match.port), port <= 65535
        else { return nil }
        var name = match.name ?? "127.0.0.1"
        if name.hasPrefix("[") { name = name.dropFirst().dropLast() }
        self.init(host: String(name), port: port)
    }

    /// The default value in a help text.
    public var defaultValueDescription: String { "\(host):\(port)" }
}
