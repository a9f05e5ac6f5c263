/// The part of a window's address that a view contributes: a segment, a query item, or the values of a stack.
@MainActor
protocol AddressPart: AnyObject {
    /// The view's node, which determines the visibility and the order of the part. Nil after it was unmounted.
    var addressNode: _Node? { get }

    /// Whether the part is a query item, whose position does not depend on other parts.
    var isQueryItem: Bool { get }

    /// Adds the part to the address.
    func write(to address: inout WindowAddress)

    /// Takes what the part understands of the remainder, and shows it. Called outside of updates.
    func open(_ rest: inout AddressRest)

    /// Takes what the part understands after showing what it took before. Does nothing by default.
    func openMore(_ rest: inout AddressRest)
}

extension AddressPart {
    var isQueryItem: Bool { false }
    func openMore(_ rest: inout AddressRest) {}
}

/// The remainder of an address that no part has taken yet.
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

    /// Removes and returns the value of a query item, or nil if there is none. Of several, the first counts.
    mutating func takeQueryItem(_ name: String) -> String? {
        let value = queryItems.first { $0.name == name }?.value
        queryItems.removeAll { $0.name == name }
        return value
    }
}
