/// What a view has in the address of its window: a segment, an item of the query, the values of a stack.
@MainActor
protocol AddressPart: AnyObject {
    /// The node of the view, which says whether the part counts, and its place among others; nil once it is gone.
    var addressNode: _Node? { get }

    /// Whether the part has an item of the query, which others do not move.
    var isQueryItem: Bool { get }

    /// Adds what the part says.
    func write(to address: inout WindowAddress)

    /// Takes what the part understands, and shows it. Not part of an update.
    func open(_ rest: inout AddressRest)

    /// Takes what the part understands by what it shows by now, which is nothing for most.
    func openMore(_ rest: inout AddressRest)
}

extension AddressPart {
    var isQueryItem: Bool { false }
    func openMore(_ rest: inout AddressRest) {}
}

/// What no part of an address has taken yet.
struct AddressRest: Equatable {
    private(set) var segments: ArraySlice<String>
    private(set) var queryItems: [WindowAddress.QueryItem]

    init(_ address: WindowAddress) {
        segments = address.segments[...]
        queryItems = address.queryItems
    }

    var isEmpty: Bool { segments.isEmpty && queryItems.isEmpty }

    var address: WindowAddress { WindowAddress(segments: Array(segments), queryItems: queryItems) }

    mutating func takeSegments(_ count: Int) { segments = segments.dropFirst(count) }

    /// The value of an item of the query; nil if there is none. Of several, the first counts.
    mutating func takeQueryItem(_ name: String) -> String? {
        let value = queryItems.first { $0.name == name }?.value
        queryItems.removeAll { $0.name == name }
        return value
    }
}
