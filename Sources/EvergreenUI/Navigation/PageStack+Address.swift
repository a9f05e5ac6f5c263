/// The part of the window's URL that represents the stack's values, up to the first value without an address.
extension PageStack: AddressPart {
    /// A hidden column's stack must still respond, because the address may show that column.
    var addressNode: _Node? { column == nil ? owner : owner?.parent }

    func write(to address: inout WindowAddress) {
        guard owner?.isVisible == true else { return }
        for entry in entries {
            guard let value = entry.page.value else { continue }
            guard let segments = declaration(for: value)?.address?.segments(of: value) else { return }
            address.segments += segments
        }
    }

    /// Consumes the segments of values that the stack's destinations declare, shows their pages and pops all others.
    func open(_ rest: inout AddressRest) {
        let values = takeValues(from: &rest)
        guard declarations.contains(where: { $0.address != nil }) || !values.isEmpty else { return }
        let common = zip(path.values, values).prefix { $0 == $1 }.count
        if column == nil {
            let kept = entries.lastIndex { $0.page.value != nil && valueCount(upTo: $0.page) <= common } ?? 0
            pop(from: kept + 1)
        } else if common < path.values.count || values.isEmpty {
            restoreRoot()
        }
        add(values.dropFirst(path.values.count))
    }

    /// Consumes the segments of further values and pushes their pages.
    func openMore(_ rest: inout AddressRest) { add(takeValues(from: &rest)[...]) }

    private func valueCount(upTo page: NavigationPage) -> Int {
        var count = 0
        for entry in entries {
            if entry.page.value != nil { count += 1 }
            if entry.page === page { break }
        }
        return count
    }

    private func add(_ values: ArraySlice<AnyHashable>) {
        for value in values {
            if column != nil, isAtRoot { presentInPlaceOfRoot(value) } else { push(value) }
        }
    }

    private func takeValues(from rest: inout AddressRest) -> [AnyHashable] {
        // Longer names are more specific and take precedence.
        let addresses = declarations.filter { $0.source != nil }.compactMap(\.address).sorted {
            $0.name.count > $1.name.count
        }
        var values: [AnyHashable] = []
        while let (value, count) = firstValue(at: rest.segments, among: addresses) {
            rest.takeSegments(count)
            values.append(value)
        }
        return values
    }

    /// The value at the start of the segments and its segment count; nil if no destination matches.
    private func firstValue(
        at segments: ArraySlice<String>,
        among addresses: [DestinationAddress]
    ) -> (AnyHashable, count: Int)? {
        for address in addresses {
            if let value = address.value(at: segments) { return (value, address.name.count + 1) }
        }
        return nil
    }
}
