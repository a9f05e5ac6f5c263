import CustomDump
import EvergreenSharing
import Foundation
import Testing

/// Values without a key, and values derived from them.
struct SharedTests {
    struct User: Equatable {
        var name = "Ann"
        var nickname: String?
        var tags = ["a", "b"]
        var initial: Character { name.first ?? "?" }
    }

    @Test func `copies share the value`() {
        @Shared(value: 1) var count
        let copy = $count
        $count.withLock { $0 += 1 }
        #expect(copy.wrappedValue == 2)
        copy.withLock { $0 = 10 }
        #expect(count == 10)
    }

    @Test func `withLock returns the operation's result and rethrows its error, keeping its changes`() {
        struct Failure: Error {}
        @Shared(value: 1) var count
        #expect($count.withLock { $0 * 5 } == 5)
        #expect(throws: Failure.self) {
            try $count.withLock {
                $0 = 3
                throw Failure()
            }
        }
        #expect(count == 3)
    }

    @Test func `members are shared, and read-only members are readers`() {
        @Shared(value: User()) var user
        let name = $user.name
        let initial: SharedReader<Character> = $user.initial
        name.withLock { $0 = "Zoe" }
        #expect(user.name == "Zoe")
        #expect(initial.wrappedValue == "Z")
        $user.tags[1].withLock { $0 = "c" }
        #expect(user.tags == ["a", "c"])
    }

    @Test func `members of an optional are shared while it is non-nil`() {
        @Shared(value: User?.none) var user
        let name: Shared<String?> = $user.name
        let nickname: Shared<String?> = $user.nickname
        name.withLock { $0 = "Eve" }
        #expect(user == nil)
        $user.withLock { $0 = User() }
        name.withLock { $0 = "Eve" }
        nickname.withLock { $0 = "E" }
        #expect(user == User(name: "Eve", nickname: "E"))
        nickname.withLock { $0 = nil }
        #expect(user?.nickname == nil)
        name.withLock { $0 = nil }
        #expect(user?.name == "Eve")
    }

    @Test func `an optional is unwrapped and keeps its last value when it becomes nil`() throws {
        @Shared(value: 1 as Int?) var number
        let unwrapped = try #require(Shared($number))
        let reader = try #require(SharedReader($number))
        unwrapped.withLock { $0 = 2 }
        #expect(number == 2)
        #expect(reader.wrappedValue == 2)
        $number.withLock { $0 = nil }
        #expect(unwrapped.wrappedValue == 2)
        #expect(reader.wrappedValue == 2)
        unwrapped.withLock { $0 = 3 }
        #expect(number == nil)
        #expect(Shared($number) == nil)
    }

    @Test func `the elements of a collection are shared`() {
        @Shared(value: ["a", "b"]) var texts
        let rows = Array($texts)
        rows[1].withLock { $0 = "c" }
        #expect(texts == ["a", "c"])
        $texts.withLock { _ = $0.removeLast() }
        #expect(rows[1].wrappedValue == "c")
        rows[1].withLock { $0 = "lost" }
        #expect(texts == ["a"])
        #expect(Array(SharedReader($texts)).map(\.wrappedValue) == ["a"])
    }

    @Test func `a reader observes its shared value`() {
        @Shared(value: 1) var count
        let reader = SharedReader($count)
        let double = $count.read { $0 * 2 }
        $count.withLock { $0 = 4 }
        #expect(reader.wrappedValue == 4)
        #expect(double.wrappedValue == 8)
        #expect(SharedReader.constant(3).wrappedValue == 3)
    }

    @Test func `a parameter accepts a projected value`() {
        func increment(@Shared count: Int) { $count.withLock { $0 += 1 } }
        func read(@SharedReader count: Int) -> Int { count }
        @Shared(value: 1) var count
        increment($count: $count)
        #expect(read($count: SharedReader($count)) == 2)
        #expect(read($count: SharedReader(projectedValue: $count)) == 2)
    }

    @Test func `a projected value can be replaced`() {
        @Shared(value: 1) var count
        let copy = $count
        let other = Shared(value: 5)
        $count = other
        #expect(copy.wrappedValue == 5)
        copy.withLock { $0 = 6 }
        #expect(other.wrappedValue == 6)
    }

    @Test func `no thread's change is lost`() async {
        let count = Shared(value: 0)
        await withTaskGroup { group in
            for _ in 0..<8 {
                group.addTask { for _ in 0..<500 { count.withLock { $0 += 1 } } }
                group.addTask { for _ in 0..<500 { _ = count.wrappedValue } }
            }
        }
        #expect(count.wrappedValue == 4000)
    }

    @Test func `the value can be read while it is being changed`() {
        @Shared(value: 2) var count
        $count.withLock { $0 += count }
        #expect(count == 4)
    }

    @Test func `a nested change of the same value is reported`() {
        @Shared(value: 0) var count
        withKnownIssue {
            $count.withLock { value in
                $count.withLock { $0 = 5 }
                value += 1
            }
        } matching: { issue in
            issue.description.contains("is changed by a nested 'withLock'")
        }
        #expect(count == 1)
    }

    @Test func `equality, hash, identity, description and encoding are the value's`() throws {
        struct Row: Identifiable, Hashable, Encodable { var id = 7 }
        let (first, second) = (Shared(value: Row()), Shared(value: Row()))
        #expect(first == second)
        #expect(first.hashValue == second.hashValue)
        #expect(first.id == 7)
        #expect(SharedReader(first) == SharedReader(second))
        second.withLock { $0.id = 8 }
        #expect(first != second)
        #expect(try JSONEncoder().encode(second) == Data(#"{"id":8}"#.utf8))
        #expect(String(describing: first) == "Shared<Row>(value: Row(id: 7))")
        #expect(String(describing: SharedReader(first)) == "SharedReader<Row>(value: Row(id: 7))")
        #expect(String(customDumping: first).contains("id: 7"))
    }

    @Test func `a publisher emits the value and each later one`() {
        @Shared(value: 1) var count
        var counts: [Int] = []
        let subscription = $count.publisher.sink { counts.append($0) }
        $count.withLock { $0 = 2 }
        $count.withLock { $0 = 3 }
        #expect(counts == [1, 2, 3])
        var doubles: [Int] = []
        let other = $count.read { $0 * 2 }.publisher.sink { doubles.append($0) }
        $count.withLock { $0 = 4 }
        #expect(doubles == [6, 8])
        subscription.cancel()
        $count.withLock { $0 = 5 }
        #expect(counts == [1, 2, 3, 4])
        other.cancel()
    }

    @Test func `a subscriber can change the value and receives changes in order`() {
        @Shared(value: 1) var count
        var counts: [Int] = []
        let subscription = $count.publisher.sink { value in
            counts.append(value)
            if value == 2 { $count.withLock { $0 = 3 } }
        }
        $count.withLock { $0 = 2 }
        #expect(counts == [1, 2, 3])
        subscription.cancel()
    }

    @Test func `a publisher follows a replaced projected value`() {
        @Shared(value: 1) var count
        var counts: [Int] = []
        let subscription = $count.publisher.sink { counts.append($0) }
        $count = Shared(value: 5)
        $count.withLock { $0 = 6 }
        #expect(counts == [1, 5, 6])
        subscription.cancel()
    }

    @Test func `values published from several threads are ordered`() async {
        let count = Shared(value: 0)
        let last = Shared(value: 0)
        let isOrdered = Shared(value: true)
        let subscription = count.publisher.sink { value in
            if value < last.wrappedValue { isOrdered.withLock { $0 = false } }
            last.withLock { $0 = value }
        }
        await withTaskGroup { group in
            for _ in 0..<4 { group.addTask { for _ in 0..<500 { count.withLock { $0 += 1 } } } }
        }
        #expect(isOrdered.wrappedValue)
        #expect(last.wrappedValue == 2000)
        subscription.cancel()
    }
}
