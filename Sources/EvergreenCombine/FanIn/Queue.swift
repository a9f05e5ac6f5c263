/// A FIFO queue. Appending and popping are O(1), amortized.
struct Queue<Element> {
    private var elements: [Element?] = []
    private var head = 0

    var count: Int { elements.count - head }
    var isEmpty: Bool { head == elements.count }

    mutating func append(_ element: Element) {
        elements.append(element)
    }

    mutating func popFirst() -> Element? {
        guard head < elements.count else { return nil }
        let element = elements[head].take()
        head += 1
        if head == elements.count {
            elements.removeAll(keepingCapacity: true)
            head = 0
        } else if head > 32, head > elements.count / 2 {
            elements.removeFirst(head)
            head = 0
        }
        return element
    }

    /// The offset of the first element that satisfies the condition, from the head of the queue. O(n).
    func firstOffset(where condition: (Element) -> Bool) -> Int? {
        elements[head...].firstIndex { element in
            guard let element else { return false }
            return condition(element)
        }
        .map { $0 - head }
    }

    /// Replaces the element at an offset from the head of the queue, and returns it.
    mutating func replace(at offset: Int, with element: Element) -> Element? {
        let replaced = elements[head + offset]
        elements[head + offset] = element
        return replaced
    }
}
