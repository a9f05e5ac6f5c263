import NIOCore

/// An address of a network: 4 or 16 bytes, in the order of the network.
struct NetworkAddress: Hashable, Sendable {
    let bytes: [UInt8]

    /// The address that a text writes, such as `192.0.2.1` or `2001:db8::1`. Nil for a name.
    init?(_ text: some StringProtocol) {
        guard let address = try? SocketAddress(ipAddress: String(text), port: 0) else { return nil }
        switch address {
        case .v4(let address): bytes = withUnsafeBytes(of: address.address.sin_addr) { Array($0) }
        case .v6(let address):
            let all = withUnsafeBytes(of: address.address.sin6_addr) { Array($0) }
            // An address of version 4, as a socket of version 6 gives it.
            let isMapped = all.prefix(12) == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]
            bytes = isMapped ? Array(all.suffix(4)) : all
        case .unixDomainSocket: return nil
        }
    }

    /// The address of a URL's host, where one of version 6 stands in brackets. Nil for a name.
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

/// The addresses that begin with the same bits, as `192.0.2.0/24` or `2001:db8::/32` write them; or one address.
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
