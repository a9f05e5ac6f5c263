import Foundation

/// The proxies whose forwarding headers are trusted.
///
/// Clients can send any header. So `Forwarded` (RFC 7239) and `X-Forwarded-For`, `-Host` and `-Proto` are used only if the connection comes
/// from a trusted proxy. A list of addresses is read from the end: the client is the last address that is not a trusted proxy's; those
/// before it may be forged.
struct TrustedProxies: Sendable {
    /// The client and the target of a request.
    struct Source: Hashable, Sendable {
        /// The network address of the client.
        var address: String
        /// The requested host, with its port if specified.
        var host: String?
        /// Whether the client uses TLS.
        var isSecure = false
    }

    private let ranges: [NetworkRange]

    init(_ ranges: [NetworkRange] = []) {
        self.ranges = ranges
    }

    func contains(_ address: String) -> Bool {
        guard !ranges.isEmpty, let address = NetworkAddress(address) else { return false }
        return ranges.contains { $0.contains(address) }
    }

    /// - Parameters:
    ///   - peer: The address of the connection's peer.
    ///   - host: The `Host` header.
    ///   - isSecure: Whether the connection uses TLS.
    ///   - headers: Returns the values of a header, in order.
    func source(peer: String, host: String?, isSecure: Bool = false, headers: (String) -> [String]) -> Source {
        guard contains(peer) else { return Source(address: peer, host: host, isSecure: isSecure) }
        let forwarded = headers("forwarded").flatMap(ForwardedElement.list)
        let byList = headers("x-forwarded-for").flatMap { $0.split(separator: ",") }.map(ForwardedElement.address)
        let last = forwarded.last
        let scheme = Self.last(of: headers("x-forwarded-proto")) ?? last?.scheme
        let lists = [byList, forwarded.map(\.client)].filter { !$0.isEmpty }.map(client)
        // A proxy writes one of the two headers, and forwards the other from outside: if they disagree, neither is used.
        let client = Set(lists).count == 1 ? lists[0] : nil
        return Source(
            address: client ?? peer,
            host: Self.last(of: headers("x-forwarded-host")) ?? last?.host ?? host,
            isSecure: scheme.map { $0.lowercased() == "https" } ?? isSecure
        )
    }

    /// Returns the last address that is not a trusted proxy's. Nil if the list has no valid address there.
    private func client(of addresses: [String?]) -> String? {
        guard let last = addresses.last(where: { $0.map { !contains($0) } ?? true }) else {
            return addresses.first ?? nil
        }
        return last.flatMap { NetworkAddress($0) == nil ? nil : $0 }
    }

    private static func last(of values: [String]) -> String? {
        values.last?.split(separator: ",").last.map { $0.trimmingCharacters(in: .whitespaces) }
    }
}

/// The information of one proxy in a `Forwarded` header.
struct ForwardedElement: Hashable, Sendable {
    /// The network address of its client; nil if not specified.
    var client: String?
    var host: String?
    var scheme: String?

    /// Parses the elements of a header. Malformed pairs are ignored.
    static func list(_ header: String) -> [ForwardedElement] {
        split(header, at: ",").map { element in
            var result = ForwardedElement()
            for pair in split(element, at: ";") {
                guard let equals = pair.firstIndex(of: "=") else { continue }
                let value = unquoted(pair[pair.index(after: equals)...].trimmingCharacters(in: .whitespaces))
                switch pair[..<equals].trimmingCharacters(in: .whitespaces).lowercased() {
                case "for": result.client = address(value)
                case "host": result.host = value
                case "proto": result.scheme = value
                default: break
                }
            }
            return result
        }
    }

    /// Returns an address without its port and brackets.
    static func address(_ text: some StringProtocol) -> String {
        let text = text.trimmingCharacters(in: .whitespaces)
        if text.hasPrefix("["), let end = text.firstIndex(of: "]") { return String(text[..<end].dropFirst()) }
        // One colon precedes a port, several belong to an IPv6 address.
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        return parts.count == 2 ? String(parts[0]) : text
    }

    /// Splits a text at separators outside of quotes.
    private static func split(_ text: some StringProtocol, at separator: Character) -> [Substring] {
        var (isQuoted, isEscaped) = (false, false)
        return Substring(text).split { character in
            defer { isEscaped = isQuoted && !isEscaped && character == "\\" }
            if character == "\"", !isEscaped { isQuoted.toggle() }
            return character == separator && !isQuoted
        }
    }

    private static func unquoted(_ text: String) -> String {
        guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return text }
        var (result, isEscaped) = ("", false)
        for character in text.dropFirst().dropLast() {
            isEscaped = !isEscaped && character == "\\"
            if !isEscaped { result.append(character) }
        }
        return result
    }
}
