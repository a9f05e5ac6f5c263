/// Numbers that stand for rows of a table without row ids where others have a row id.
struct RowNumbers {
    private var numbers: [RowKey: Int64] = [:]
    private var next: Int64 = 0

    var count: Int { numbers.count }

    /// The number of a row, given to it if it has none.
    mutating func number(of key: RowKey) -> Int64 {
        if let number = numbers[key] { return number }
        next += 1
        numbers[key] = next
        return next
    }

    mutating func remove(_ key: RowKey) {
        numbers[key] = nil
    }

    /// Forgets the rows that nobody knows.
    mutating func keep(where isKnown: (Int64) -> Bool) {
        numbers = numbers.filter { isKnown($0.value) }
    }
}
