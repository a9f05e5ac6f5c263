public import ArgumentParser

/// Where a server listens for Prometheus: a host and a port.
public struct MetricsAddress: Hashable, Sendable, ExpressibleByArgument {
    /// The host name or address. 127.0.0.1, if only a port is said: nobody beyond this machine can read the metrics then.
    public var host: String
    /// The port; 0 for any that is free.
    public var port: Int

    /// An address of this machine, or of another host name that is its own.
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

    /// How a help text shows the default.
    public var defaultValueDescription: String { "\(host):\(port)" }
}
