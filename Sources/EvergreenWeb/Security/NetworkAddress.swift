import NIOCore

/// An IP address: 4 or 16 bytes, in network byte order.
struct NetworkAddress: Hashable, Sendable {
    let bytes: [UInt8]

    /// Parses an address such as `192.0.2.1` or `2001:db8::1`. Nil for a host name.
    init?(_ text: some StringProtocol) {
        guard let address = try? SocketAddress(ipAddress: String(text), port: 0) else { return nil }
        switch address {
        case .v4(let address): bytes = withUnsafeBytes(of: address.address.sin_addr) { Array($0) }
        case .v6(let address):
            let all = withUnsafeBytes(of: address.address.sin6_addr) { Array($0) }
            // An IPv4-mapped address from an IPv6 socket.
            let isMapped = all.prefix(12) == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]
            bytes = isMapped ? Array(all.suffix(4)) : all
        case .unixDomainSocket: return nil
        }
    }

    /// Parses the host of a URL, with an IPv6 address in brackets. Nil for a host name.
    init?(host: String) {
        if host.hasPrefix("["), host.hasSuffix("]") {
            self.init(host.dropFirst().dropLast())
        } else if host.contains(":") {
            return nil
        } else {
            self.init(host)
        }
    }
}

/// A range of IP addresses in CIDR notation, such as `192.0.2.0/24` or `2001:db8::/32`, or a single address.
struct NetworkRange: Hashable, Sendable {
    private let bytes: [UInt8]
    private let length: Int

    init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let address = NetworkAddress(parts[0]) else { return nil }
        bytes = address.bytes
        guard parts.count == 2 else {
            length = bytes.count * 8
            return
        }
        guard let length = Int(parts[1]), (0...bytes.count * 8).contains(length) else { return nil }
        self.length = length
    }

    func contains(_ address: NetworkAddress) -> Bool {
        guard address.bytes.count == bytes.count else { return false }
        let (whole, rest) = length.quotientAndRemainder(dividingBy: 8)
        guard address.bytes.prefix(whole) == bytes.prefix(whole) else { return false }
        return rest == 0 || (address.bytes[whole] ^ bytes[whole]) >> (8 - rest) == 0
    }
}
