/// A text in UTF-8 that grows at its end.
///
/// A page is made of thousands of pieces of a few letters each. An array would ask for each of them whether it is the only one with
/// its storage; a buffer that can't be copied has nothing to ask.
struct TextBuffer: ~Copyable {
    private var letters = UnsafeMutablePointer<UInt8>.allocate(capacity: Self.firstCapacity)
    private var capacity = Self.firstCapacity
    private var count = 0

    private static let firstCapacity = 256

    deinit { letters.deallocate() }

    /// What was appended. Costs as much as it is long.
    var text: String { String(decoding: UnsafeBufferPointer(start: letters, count: count), as: UTF8.self) }

    mutating func append(_ letter: UInt8) {
        reserve(1)
        letters[count] = letter
        count += 1
    }

    mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { append($0) }
    }

    mutating func append(_ more: UnsafeBufferPointer<UInt8>) {
        guard let start = more.baseAddress, !more.isEmpty else { return }
        reserve(more.count)
        // There is room: what is behind `count` is this buffer's own, and nothing else refers to it.
        (letters + count).update(from: start, count: more.count)
        count += more.count
    }

    private mutating func reserve(_ needed: Int) {
        if needed > capacity - count { grow(by: needed) }
    }

    /// Doubles the capacity, so that a text of n letters is copied O(log n) times.
    private mutating func grow(by needed: Int) {
        let larger = max(capacity * 2, count + needed)
        let former = letters
        letters = .allocate(capacity: larger)
        letters.update(from: former, count: count)
        former.deallocate()
        capacity = larger
    }
}
