/// A location in an app: the path and query of a page's URL, relative to the app's path, without percent-encoding.
///
/// Addresses are untrusted input. Their size is bounded, and they contain neither control characters nor segments that browsers and proxies
/// would drop.
package struct WindowAddress: Hashable, Sendable {
    /// One item of a query, such as `order=name`.
    package struct QueryItem: Hashable, Sendable {
        package var name: String
        package var value: String

        package init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The reason why a text is not a valid address.
    package enum ParsingError: Error, Hashable, Sendable {
        /// Too many bytes or path segments.
        case tooLong
        /// Invalid percent-encoding or UTF-8, or a control character.
        case malformed
        /// A path with empty segments, `.` or `..`, at which there is never a location.
        case noPlace
    }

    /// The maximum size of a parsed address in bytes, percent-encoded.
    package static let maximumBytes = 4096
    /// The maximum number of path segments.
    package static let maximumSegments = 32
    /// The maximum number of query items. Additional items are dropped.
    package static let maximumQueryItems = 32

    package var segments: [String]
    package var queryItems: [QueryItem]

    package init(segments: [String] = [], queryItems: [QueryItem] = []) {
        self.segments = segments
        self.queryItems = queryItems
    }

    package var isRoot: Bool { segments.isEmpty && queryItems.isEmpty }

    /// Parses a path such as `/players/7` and a query such as `order=name`. A trailing slash is ignored.
    ///
    /// Query items that can't be decoded are dropped, because links can acquire foreign ones.
    package init(path: some StringProtocol, query: (some StringProtocol)?) throws(ParsingError) {
        guard path.utf8.count + (query?.utf8.count ?? 0) <= Self.maximumBytes else { throw .tooLong }
        guard path.hasPrefix("/") else { throw .noPlace }
        var parts = path.dropFirst().split(separator: Character("/"), omittingEmptySubsequences: false)
        if parts.last?.isEmpty == true { parts.removeLast() }
        guard parts.count <= Self.maximumSegments else { throw .tooLong }
        segments = []
        for part in parts {
            guard let segment = Self.decoded(part.utf8) else { throw .malformed }
            guard Self.isSegment(segment) else { throw .noPlace }
            segments.append(segment)
        }
        queryItems = (query?.split(separator: Character("&")) ?? []).lazy.compactMap { item -> QueryItem? in
            let name = item.prefix { $0 != "=" }
            guard let decodedName = Self.decoded(name.utf8, plusIsSpace: true), !decodedName.isEmpty,
                let value = Self.decoded(item.dropFirst(name.count + 1).utf8, plusIsSpace: true)
            else { return nil }
            return QueryItem(name: decodedName, value: value)
        }
        .prefix(Self.maximumQueryItems).map(\.self)
    }

    /// Parses the format of ``text``.
    package init(text: some StringProtocol) throws(ParsingError) {
        let path = text.prefix { $0 != "?" }
        let query = path.endIndex == text.endIndex ? nil : text[text.index(after: path.endIndex)...]
        try self.init(path: "/" + path, query: query)
    }

    /// The percent-encoded address relative to the app's path, such as `players/7?order=name`; empty for the root.
    package var text: String {
        let path = segments.map { Self.encoded($0, alsoAllowed: ":@,") }.joined(separator: "/")
        return query.map { "\(path)?\($0)" } ?? path
    }

    /// The percent-encoded query; nil for none.
    package var query: String? {
        guard !queryItems.isEmpty else { return nil }
        return queryItems.map { item in
            let name = Self.encoded(item.name, alsoAllowed: ":@,/")
            return item.value.isEmpty ? name : "\(name)=\(Self.encoded(item.value, alsoAllowed: ":@,/"))"
        }
        .joined(separator: "&")
    }

    /// Whether a text is a valid path segment.
    package static func isSegment(_ text: String) -> Bool {
        !text.isEmpty && text != "." && text != ".." && !text.unicodeScalars.contains(where: isControl)
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.generalCategory == .control }

    private static func decoded(_ bytes: some Sequence<UInt8>, plusIsSpace: Bool = false) -> String? {
        var decoded: [UInt8] = []
        var rest = bytes.makeIterator()
        while let byte = rest.next() {
            switch byte {
            case UInt8(ascii: "%"):
                guard let high = rest.next().flatMap(hexValue), let low = rest.next().flatMap(hexValue) else {
                    return nil
                }
                decoded.append(high << 4 | low)
            case UInt8(ascii: "+") where plusIsSpace: decoded.append(UInt8(ascii: " "))
            default: decoded.append(byte)
            }
        }
        guard let text = String(validating: decoded, as: UTF8.self), !text.unicodeScalars.contains(where: isControl)
        else {
            return nil
        }
        return text
    }

    private static func hexValue(_ byte: UInt8) -> UInt8? {
        Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init)
    }

    private static func encoded(_ text: String, alsoAllowed: String) -> String {
        var encoded = ""
        for byte in text.utf8 {
            let scalar = Unicode.Scalar(byte)
            let character = Character(scalar)
            if scalar.isASCII,
                character.isLetter || character.isNumber || "-._~".contains(character)
                    || alsoAllowed.contains(character)
            {
                encoded.append(character)
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                encoded += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
            }
        }
        return encoded
    }
}
