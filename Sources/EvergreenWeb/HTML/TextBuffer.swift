/// An append-only buffer of UTF-8 text.
///
/// A page consists of thousands of short pieces. An array would check for unique ownership on each append; a noncopyable buffer does not
/// need to.
struct TextBuffer: ~Copyable {
    private var letters = UnsafeMutablePointer<UInt8>.allocate(capacity: Self.firstCapacity)
    private var capacity = Self.firstCapacity
    private var count = 0

    private static let firstCapacity = 256

    deinit { letters.deallocate() }

    /// The text so far. O(n) for n bytes.
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
        // The capacity suffices: the memory past `count` is owned by this buffer, without other references.
        (letters + count).update(from: start, count: more.count)
        count += more.count
    }

    private mutating func reserve(_ needed: Int) {
        if needed > capacity - count { grow(by: needed) }
    }

    /// Doubles the capacity, so that a text of n bytes is copied O(log n) times.
    private mutating func grow(by needed: Int) {
        let larger = max(capacity * 2, count + needed)
        let previous = letters
        letters = .allocate(capacity: larger)
        letters.update(from: previous, count: count)
        previous.deallocate()
        capacity = larger
    }
}
