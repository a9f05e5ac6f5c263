/// Numbers that substitute for row ids in tables without row ids.
struct RowNumbers {
    private var numbers: [RowKey: Int64] = [:]
    private var next: Int64 = 0

    var count: Int { numbers.count }

    /// Returns the number of a row, assigning one if necessary.
    mutating func number(of key: RowKey) -> Int64 {
        if let number = numbers[key] { return number }
        next += 1
        numbers[key] = next
        return next
    }

    mutating func remove(_ key: RowKey) {
        numbers[key] = nil
    }

    /// Removes the numbers of unknown rows.
    mutating func keep(where isKnown: (Int64) -> Bool) {
        numbers = numbers.filter { isKnown($0.value) }
    }
}
