import EvergreenDependencies
import Testing

struct StreamTests {
    private struct Unreadable: Error {}

    /// Counts from 0, and throws after some numbers.
    private struct Numbers: AsyncSequence, Sendable {
        let asked = LockIsolated(0)
        var end = Int.max

        struct AsyncIterator: AsyncIteratorProtocol {
            let numbers: Numbers
            mutating func next() async throws -> Int? {
                let next = numbers.asked.withValue { asked in
                    defer { asked += 1 }
                    return asked
                }
                guard next < numbers.end else { throw Unreadable() }
                return next
            }
        }

        func makeAsyncIterator() -> AsyncIterator { AsyncIterator(numbers: self) }
    }

    @Test func `a stream requests no more elements than it is asked for`() async {
        let numbers = Numbers()
        var received: [Int] = []
        for await number in numbers.eraseToStream().prefix(3) { received.append(number) }
        #expect(received == [0, 1, 2])
        #expect(numbers.asked.value == 3)
    }

    @Test func `an error ends a stream and is thrown by a throwing stream`() async throws {
        var received: [Int] = []
        for await number in AsyncStream(Numbers(end: 2)) { received.append(number) }
        #expect(received == [0, 1])
        received = []
        await #expect(throws: Unreadable.self) {
            for try await number in Numbers(end: 2).eraseToThrowingStream() { received.append(number) }
        }
        #expect(received == [0, 1])
        var iterator = AsyncThrowingStream(Numbers(end: 1)).makeAsyncIterator()
        #expect(try await iterator.next() == 0)
    }

    @Test func `tasks share a stream's elements`() async {
        let stream = Numbers(end: 100).eraseToStream()
        let received = await withTaskGroup(of: [Int].self) { group in
            for _ in 0..<4 {
                group.addTask { await stream.reduce(into: []) { $0.append($1) } }
            }
            return await group.reduce(into: []) { $0 += $1 }
        }
        #expect(received.sorted() == Array(0..<100))
    }

    @Test func `a finished stream has no elements`() async throws {
        for await _ in AsyncStream<Int>.finished { Issue.record("Unexpected element.") }
        for try await _ in AsyncThrowingStream<Int, any Error>.finished() { Issue.record("Unexpected element.") }
        await #expect(throws: Unreadable.self) {
            for try await _ in AsyncThrowingStream<Int, any Error>.finished(throwing: Unreadable()) {}
        }
    }

    @Test func `never-ending streams and tasks end when their task is cancelled`() async {
        let stream = Task { for await _ in AsyncStream<Int>.never {} }
        let throwing = Task { for try await _ in AsyncThrowingStream<Int, any Error>.never {} }
        let text: Task<String, any Error> = Task { try await Task.never() }
        let nothing = Task { try await Task.never() }
        for task in [throwing, nothing] { task.cancel() }
        stream.cancel()
        text.cancel()
        await stream.value
        _ = await throwing.result
        await #expect(throws: CancellationError.self) { try await text.value }
        await #expect(throws: CancellationError.self) { try await nothing.value }
    }

    @Test func `a task is cancelled with the task that awaits its cancellableValue`() async {
        let inner = Task<Void, any Error> { try await Task.never() }
        let endless = Task<Void, Never> { for await _ in AsyncStream<Int>.never {} }
        let outer = Task {
            await endless.cancellableValue
            try await inner.cancellableValue
        }
        outer.cancel()
        await #expect(throws: CancellationError.self) { try await outer.value }
        #expect(inner.isCancelled && endless.isCancelled)
    }

    @Test func `an asynchronous Result initializer catches errors`() async throws {
        let success = await Result {
            await Task.megaYield()
            return 1
        }
        #expect(try success.get() == 1)
        let failure = await Result<Int, any Error> {
            await Task.yield()
            throw Unreadable()
        }
        #expect(throws: Unreadable.self) { try failure.get() }
    }
}
