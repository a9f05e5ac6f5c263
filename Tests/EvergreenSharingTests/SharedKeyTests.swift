import EvergreenConcurrency
import EvergreenSharing
import Testing

/// Values with keys.
struct SharedKeyTests {
    private let server = TestKey.Server()
    private var key: TestKey { TestKey("test", server) }

    @Test func `a value starts with the default or the saved value`() {
        @Shared(key) var count = 5
        #expect(count == 5)
        let other = TestKey.Server(7)
        @Shared(TestKey("other", other)) var saved = 5
        #expect(saved == 7)
        @SharedReader(TestKey("other", other)) var reader = 5
        #expect(reader == 7)
        #expect(other.state.withLock { $0.loads } == 1)
    }

    @Test func `values with one key are shared, and each change is saved`() {
        @Shared(key) var first = 0
        @Shared(key) var second = 100
        @SharedReader(key) var reader = 200
        $first.withLock { $0 = 1 }
        $second.withLock { $0 += 1 }
        #expect(first == 2)
        #expect(reader == 2)
        #expect(server.state.withLock { $0.saved } == [1, 2])
        #expect(server.state.withLock { $0.contexts } == [.didSet, .didSet])
    }

    @Test func `external changes are observed and not saved again`() {
        @Shared(key) var count = 0
        server.push(9)
        #expect(count == 9)
        #expect(server.state.withLock { $0.saved } == [])
        for subscriber in server.state.withLock({ $0.subscribers }) { subscriber.yieldReturningInitialValue() }
        #expect(count == 0)
    }

    @Test func `the subscription ends with the last reference`() {
        do {
            @Shared(key) var count = 0
            let copy = SharedReader($count)
            #expect(server.state.withLock { $0.cancellations } == 0)
            _ = copy
        }
        #expect(server.state.withLock { $0.cancellations } == 1)
        @Shared(key) var again = 3
        #expect(again == 3)
        #expect(server.state.withLock { $0.loads } == 2)
        // The subscriber of a released value has no effect.
        server.state.withLock { $0.subscribers[0] }.yield(50)
        #expect(again == 3)
    }

    @Test func `an optional value starts with nil`() {
        @Shared(.inMemory("optional")) var count: Int?
        #expect(count == nil)
        $count.withLock { $0 = 1 }
        @SharedReader(.inMemory("optional")) var reader: Int?
        #expect(reader == 1)
    }

    @Test func `a key can have a default value`() {
        @Shared(.limit) var limit
        @SharedReader(.limit) var reader
        #expect(limit == 10)
        $limit.withLock { $0 = 11 }
        #expect(reader == 11)
        @Shared(.inMemory("limit")) var same = 0
        #expect(same == 11)
        @Shared(.otherLimit) var other = 99
        #expect(other == 99)
    }

    @Test func `a failed load keeps the value and sets the load error`() async {
        server.state.withLock { $0.error = TestKey.Failure() }
        @Shared(key) var count = 5
        #expect(count == 5)
        #expect($count.loadError is TestKey.Failure)
        await #expect(throws: TestKey.Failure.self) { try await $count.load() }
        server.state.withLock {
            $0.error = nil
            $0.value = 6
        }
        await #expect(throws: Never.self) { try await $count.load() }
        #expect(count == 6)
        #expect($count.loadError == nil)
    }

    @Test func `a failed save keeps the value and sets the save error`() async {
        @Shared(key) var count = 5
        server.state.withLock { $0.error = TestKey.Failure() }
        $count.withLock { $0 = 6 }
        #expect(count == 6)
        #expect($count.saveError is TestKey.Failure)
        await #expect(throws: TestKey.Failure.self) { try await $count.save() }
        server.state.withLock { $0.error = nil }
        await #expect(throws: Never.self) { try await $count.save() }
        #expect($count.saveError == nil)
        #expect(server.state.withLock { $0.saved } == [6])
        #expect(server.state.withLock { $0.contexts.last } == .userInitiated)
    }

    @Test func `a value is loading until its key resumes`() {
        server.state.withLock { $0.waiting = [] }
        @Shared(key) var count = 5
        #expect($count.isLoading)
        server.state.withLock { $0.waiting?.removeFirst() }?.resume(returning: 8)
        #expect(!$count.isLoading)
        #expect(count == 8)
    }

    @Test func `a required value is loaded or throws`() async throws {
        await #expect(throws: (any Error).self) { try await Shared(require: key) }
        await #expect(throws: (any Error).self) { try await SharedReader(require: key) }
        server.state.withLock { $0.value = 4 }
        #expect(try await Shared(require: key).wrappedValue == 4)
        #expect(try await SharedReader(require: key).wrappedValue == 4)
    }

    @Test func `another key can be loaded for all copies`() async throws {
        @Shared(key) var count = 1
        let copy = $count
        let other = TestKey.Server(20)
        try await $count.load(TestKey("other", other))
        #expect(copy.wrappedValue == 20)
        $count.withLock { $0 = 21 }
        #expect(other.state.withLock { $0.saved } == [21])
        #expect(server.state.withLock { $0.saved } == [])
        #expect(server.state.withLock { $0.cancellations } == 1)

        @SharedReader(value: 0) var reader
        try await $reader.load(TestKey("other", other))
        #expect(reader == 21)
    }

    @Test func `keys with one id and values of two types are reported and not shared`() {
        @Shared(.inMemory("name")) var text = "a"
        withKnownIssue {
            @Shared(.inMemory("name")) var number = 1
            #expect(number == 1)
            $number.withLock { $0 = 2 }
        } matching: { issue in
            issue.description.contains("has the same id as another key in use")
        }
        #expect(text == "a")
    }

    @Test func `a key that loads itself is reported and gets the initial value`() {
        withKnownIssue {
            @Shared(CircularKey(name: "a", next: "b")) var count = 3
            #expect(count == 4)
        } matching: { issue in
            issue.description.contains("is read while it loads")
        }
    }

    @Test func `a continuation that is never resumed is reported and fails`() async {
        await withKnownIssue {
            @Shared(BrokenKey(resumes: 0)) var count = 3
            #expect($count.loadError != nil)
            await #expect(throws: (any Error).self) { try await $count.load() }
            await #expect(throws: (any Error).self) { try await $count.save() }
        } matching: { issue in
            issue.description.contains("never resumed the continuation")
        }
    }

    @Test func `a continuation resumed twice is reported`() {
        withKnownIssue {
            @Shared(BrokenKey(resumes: 2)) var count = 3
            #expect(count == 1)
        } matching: { issue in
            issue.description.contains("resumed the continuation of a load twice")
        }
    }

    @Test func `another thread waits for the first load`() async {
        let slow = SlowKey()
        let values = await withTaskGroup { group in
            for _ in 0..<4 { group.addTask { Shared(wrappedValue: 0, slow).wrappedValue } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(values == [7, 7, 7, 7])
    }

    @Test func `saves are ordered across threads`() async {
        let count = Shared(wrappedValue: 0, key)
        await withTaskGroup { group in
            for _ in 0..<4 { group.addTask { for _ in 0..<250 { count.withLock { $0 += 1 } } } }
        }
        #expect(server.state.withLock { $0.saved } == Array(1...1000))
        _ = count
    }
}

extension SharedReaderKey where Self == InMemoryKey<Int>.Default {
    fileprivate static var limit: Self { Self[.inMemory("limit"), default: 10] }
    fileprivate static var otherLimit: Self { Self[.inMemory("otherLimit"), default: 10] }
}

/// A key that reads another one while loading.
private struct CircularKey: SharedReaderKey, SharedKey {
    let name: String
    let next: String

    var id: String { name }

    func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
        @Shared(CircularKey(name: next, next: name)) var other = 3
        continuation.resume(returning: other + (name == "a" ? 1 : 0))
    }

    func subscribe(context: LoadContext<Int>, subscriber: SharedSubscriber<Int>) -> SharedSubscription {
        SharedSubscription {}
    }

    func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) { continuation.resume() }
}

private struct BrokenKey: SharedKey {
    let resumes: Int

    var id: Int { resumes }

    func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
        for number in 0..<resumes { continuation.resume(returning: number + 1) }
    }

    func subscribe(context: LoadContext<Int>, subscriber: SharedSubscriber<Int>) -> SharedSubscription {
        SharedSubscription {}
    }

    func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {}
}

/// A key whose load yields to other threads.
private struct SlowKey: SharedKey {
    var id: String { "slow" }

    func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
        // Long enough for the others to request the value meanwhile.
        for _ in 0..<1000 { _ = (0..<100).reduce(0, &+) }
        continuation.resume(returning: 7)
    }

    func subscribe(context: LoadContext<Int>, subscriber: SharedSubscriber<Int>) -> SharedSubscription {
        SharedSubscription {}
    }

    func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) { continuation.resume() }
}
