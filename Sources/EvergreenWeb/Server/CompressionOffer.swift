/// A browser's offer to compress the messages of its socket (the extension permessage-deflate, RFC 7692, section 7.1).
///
/// Each message is compressed independently, in both directions: with context takeover, each socket would need a third of a megabyte.
struct CompressionOffer {
    /// The header field of the offer and of the response.
    static let field = "Sec-WebSocket-Extensions"
    private static let name = "permessage-deflate"
    /// The base-2 logarithm of the server's window size: see `evergreen_deflate`.
    private static let windowBits = 13

    /// The header value that accepts the offer.
    let answer: String

    /// Selects the first acceptable offer; nil if there is none.
    ///
    /// - Parameter values: The values of the header field.
    init?(_ values: [String]) {
        let offers = values.flatMap { $0.split(separator: ",") }
        guard let answer = offers.lazy.compactMap({ Self.answer(to: $0) }).first else { return nil }
        self.answer = answer
    }

    /// Returns the value that accepts one offer; nil for another extension or unknown parameters.
    private static func answer(to offer: Substring) -> String? {
        let parts = offer.split(separator: ";", omittingEmptySubsequences: false).map { $0.trimming(while: \.isBlank) }
        guard parts.first?.lowercased() == name else { return nil }
        var answer = "\(name); server_no_context_takeover; client_no_context_takeover"
        var names: Set<String> = []
        for part in parts.dropFirst() {
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let key = pair.first?.lowercased(), names.insert(key).inserted else { return nil }
            let value = pair.dropFirst().first.map { $0.trimming(while: { $0 == "\"" }) }
            switch (key, value) {
            case ("server_no_context_takeover", nil), ("client_no_context_takeover", nil):
                break
            case ("client_max_window_bits", nil):
                break
            case ("client_max_window_bits", let value?):
                guard windowBits(value) != nil else { return nil }
            case ("server_max_window_bits", let value?):
                guard let most = windowBits(value), most >= windowBits else { return nil }
                answer += "; server_max_window_bits=\(windowBits)"
            default:
                return nil
            }
        }
        return answer
    }

    private static func windowBits(_ text: Substring) -> Int? {
        guard text.first != "0", text.allSatisfy(\.isNumber), let bits = Int(text), (8...15).contains(bits) else {
            return nil
        }
        return bits
    }
}

extension Character {
    fileprivate var isBlank: Bool { self == " " || self == "\t" }
}
