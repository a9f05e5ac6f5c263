/// The URL representation of a destination's values: the segments of a name followed by a segment for the value.
@MainActor
struct DestinationAddress {
    /// Empty if the value has no name segments.
    let name: [String]
    private let text: (AnyHashable) -> String?
    private let value: (String) -> AnyHashable?

    init<Value: Hashable>(_ name: String, _ text: AddressText<Value>) {
        self.name = name.split(separator: "/").map(String.init)
        self.text = { value in
            // An `AnyHashable` may wrap an equal value of another type, such as another numeric type.
            (value.base as? Value).map(text.text)
        }
        value = { text.value($0).map { AnyHashable($0) } }
    }

    /// Returns the path segments of a value; nil if it can't be represented in a URL.
    func segments(of value: AnyHashable) -> [String]? {
        guard let text = text(value), WindowAddress.isSegment(text) else { return nil }
        return name + [text]
    }

    /// Returns the value at the start of the segments; nil if they don't match.
    func value(at segments: ArraySlice<String>) -> AnyHashable? {
        guard segments.starts(with: name), let text = segments.dropFirst(name.count).first else { return nil }
        return value(text)
    }
}
