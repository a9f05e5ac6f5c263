/// A sum over all clients, and by network address.
struct AddressTotals: Sendable {
    private(set) var all = 0
    /// Addresses whose sum is zero are left out.
    private var byAddress: [String: Int] = [:]

    /// The sum of an address.
    subscript(address: String) -> Int { byAddress[address, default: 0] }

    mutating func add(_ amount: Int, of address: String) {
        all += amount
        byAddress[address, default: 0] += amount
    }

    mutating func remove(_ amount: Int, of address: String) {
        all -= amount
        let left = self[address] - amount
        byAddress[address] = left > 0 ? left : nil
    }
}
