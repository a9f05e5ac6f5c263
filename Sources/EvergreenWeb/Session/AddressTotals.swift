/// A total over all clients, and per network address.
struct AddressTotals: Sendable {
    private(set) var all = 0
    /// Addresses with a total of zero are omitted.
    private var byAddress: [String: Int] = [:]

    /// The total of an address.
    subscript(address: String) -> Int { byAddress[address, default: 0] }

    /// - Parameter address: Nil for an amount without a single address.
    mutating func add(_ amount: Int, of address: String?) {
        all += amount
        guard let address else { return }
        byAddress[address, default: 0] += amount
    }

    mutating func remove(_ amount: Int, of address: String?) {
        all -= amount
        guard let address else { return }
        let left = self[address] - amount
        byAddress[address] = left > 0 ? left : nil
    }
}
