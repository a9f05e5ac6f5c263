/// A place of an app: the path and the query of a page's address, below those of the app, without percent-encoding.
///
/// Addresses come from anybody. What this takes is bounded, and has neither control characters nor segments that browsers and
/// proxies would leave out.
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

    /// Why a text is no address of a place.
    package enum ParsingError: Error, Hashable, Sendable {
        /// It has too many bytes or too many segments.
        case tooLong
        /// The percent-encoding is broken, or hides no UTF-8, or a control character.
        case malformed
        /// There never is a place at a path with empty segments, `.` or `..`.
        case noPlace
    }

    /// The most bytes of an address that is read, as it is encoded.
    package static let maximumBytes = 4096
    /// The most segments of a path.
    package static let maximumSegments = 32
    /// The most items of a query. Others are left out.
    package static let maximumQueryItems = 32

    package var segments: [String]
    package var queryItems: [QueryItem]

    package init(segments: [String] = [], queryItems: [QueryItem] = []) {
        self.segments = segments
        self.queryItems = queryItems
    }

    package var isRoot: Bool { segments.isEmpty && queryItems.isEmpty }

    /// Reads a path such as `/players/7`, and a query such as `order=name`. A slash at the end of the path does not count.
    ///
    /// Items of the query that can't be decoded are left out: links get foreign ones on their way.
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

    /// Reads what ``text`` writes.
    package init(text: some StringProtocol) throws(ParsingError) {
        let path = text.prefix { $0 != "?" }
        let query = path.endIndex == text.endIndex ? nil : text[text.index(after: path.endIndex)...]
        try self.init(path: "/" + path, query: query)
    }

    /// The percent-encoded address below that of the app, such as `players/7?order=name`; empty for the root.
    package var text: String {
        let path = segments.map { Self.encoded($0, alsoAllowed: ":@,") }.joined(separator: "/")
        guard !queryItems.isEmpty else { return path }
        let query = queryItems.map { item in
            let name = Self.encoded(item.name, alsoAllowed: ":@,/")
            return item.value.isEmpty ? name : "\(name)=\(Self.encoded(item.value, alsoAllowed: ":@,/"))"
        }
        return "\(path)?\(query.joined(separator: "&"))"
    }

    /// Whether a text can be a segment of a path.
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
