/// The values of a stack in the address of its window, from the first one to the last before one that has no address.
extension PageStack: AddressPart {
    /// The stack of a column is asked while the column is not shown: it may be shown by that.
    var addressNode: _Node? { column == nil ? owner : owner?.parent }

    func write(to address: inout WindowAddress) {
        guard owner?.isVisible == true else { return }
        for entry in entries {
            guard let value = entry.page.value else { continue }
            guard let segments = declaration(for: value)?.address?.segments(of: value) else { return }
            address.segments += segments
        }
    }

    /// Shows the pages of the values that it understands, and no others above.
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

    /// Shows the pages of further values, above the others.
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
            if column != nil, isAtRoot { showInstead(value) } else { push(value) }
        }
    }

    private func takeValues(from rest: inout AddressRest) -> [AnyHashable] {
        // A longer name is the more precise one.
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

    /// The value that segments begin with, and of how many it is; nil if none of the destinations has such a value.
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
