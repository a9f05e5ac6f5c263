/// How the values of a destination are in an address: the segments of a name, then one of the value.
@MainActor
struct DestinationAddress {
    /// Empty if the value stands alone.
    let name: [String]
    private let text: (AnyHashable) -> String?
    private let value: (String) -> AnyHashable?

    init<Value: Hashable>(_ name: String, _ text: AddressText<Value>) {
        self.name = name.split(separator: "/").map(String.init)
        self.text = { value in
            // The value of an `AnyHashable` may be another type's equal one, such as that of a number.
            (value.base as? Value).map(text.text)
        }
        value = { text.value($0).map { AnyHashable($0) } }
    }

    /// The segments of a value; nil if it can't be in an address.
    func segments(of value: AnyHashable) -> [String]? {
        guard let text = text(value), WindowAddress.isSegment(text) else { return nil }
        return name + [text]
    }

    /// The value that segments begin with; nil if it is none of these.
    func value(at segments: ArraySlice<String>) -> AnyHashable? {
        guard segments.starts(with: name), let text = segments.dropFirst(name.count).first else { return nil }
        return value(text)
    }
}
