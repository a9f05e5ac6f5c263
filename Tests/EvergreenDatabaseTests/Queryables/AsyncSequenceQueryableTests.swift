import EvergreenDatabase
import OpenCombineShim
import Synchronization
import Testing

@MainActor
struct AsyncSequenceQueryableTests {
    private struct Broken: Error {}

    /// A source with a known number of readers.
    private final class Sensor: Sendable {
        private let state = Mutex((continuation: AsyncThrowingStream<Int, any Error>.Continuation?.none, started: 0))
        let ended = CallCount()

        var started: Int { state.withLock { $0.started } }

        func readings() -> AsyncThrowingStream<Int, any Error> {
            let (stream, continuation) = AsyncThrowingStream<Int, any Error>.makeStream()
            continuation.onTermination = { [ended] _ in ended.add() }
            state.withLock { state in
                state.continuation = continuation
                state.started += 1
            }
            return stream
        }

        func send(_ value: Int) { _ = state.withLock { $0.continuation?.yield(value) } }
        func finish(throwing error: (any Error)? = nil) { state.withLock { $0.continuation?.finish(throwing: error) } }
    }

    private struct ReadingsRequest: AsyncSequenceQueryable {
        typealias Context = Sensor
        var isBroken = false
        static var defaultValue: Int { 0 }

        func values(in sensor: Sensor) throws -> AsyncThrowingStream<Int, any Error> {
            if isBroken { throw Broken() }
            return sensor.readings()
        }
    }

    /// A sequence of an opaque type.
    private struct SquaresRequest: AsyncSequenceQueryable {
        typealias Context = Void
        var count: Int
        static var defaultValue: Int { 0 }

        func values(in context: Void) -> some AsyncSequence<Int, Never> & Sendable {
            let count = count
            return AsyncStream { continuation in
                for number in 1...count { continuation.yield(number) }
                continuation.finish()
            }
            .map { $0 * $0 }
        }
    }

    @Test func `values and the end of the sequence are published`() async throws {
        let sensor = Sensor()
        let recorder = try Recorder(ReadingsRequest().publisher(in: sensor))
        #expect(recorder.values == [])
        sensor.send(1)
        await recorder.waitForLast(1)
        sensor.send(2)
        await recorder.waitForLast(2)
        sensor.finish()
        await recorder.waitForCompletion()
        #expect(recorder.values == [1, 2])
        #expect(recorder.failure == nil)
    }

    @Test func `the sequence's error is published after its last value`() async throws {
        let sensor = Sensor()
        let recorder = try Recorder(ReadingsRequest().publisher(in: sensor))
        sensor.send(1)
        sensor.finish(throwing: Broken())
        await recorder.waitForCompletion()
        #expect(recorder.values == [1])
        #expect(recorder.failure is Broken)
    }

    @Test func `a sequence that can't be created throws immediately`() {
        #expect(throws: Broken.self) { try ReadingsRequest(isBroken: true).publisher(in: Sensor()) }
    }

    @Test func `values of a fast sequence are skipped, never the last one`() async throws {
        let recorder = try Recorder(SquaresRequest(count: 100_000).publisher(in: ()))
        await recorder.waitForCompletion()
        #expect(recorder.values.last == 10_000_000_000)
        #expect(recorder.values == recorder.values.sorted())
        // The main actor was busy meanwhile, so it can't have seen them all.
        #expect(recorder.values.count < 100_000)
    }

    @Test func `a cancelled subscription cancels the iteration and publishes nothing more`() async throws {
        let sensor = Sensor()
        let recorder = try Recorder(ReadingsRequest().publisher(in: sensor))
        sensor.send(1)
        await recorder.waitForLast(1)
        sensor.send(2)
        recorder.cancel()
        await wait { sensor.ended.current > 0 }
        #expect(recorder.values == [1])
        #expect(recorder.completion == nil)
    }

    @Test func `each subscription iterates its own sequence`() async throws {
        let sensor = Sensor()
        let first = try Recorder(ReadingsRequest().publisher(in: sensor))
        let second = try Recorder(ReadingsRequest().publisher(in: sensor))
        #expect(sensor.started == 2)
        first.cancel()
        await wait { sensor.ended.current > 0 }
        sensor.send(2)
        await second.waitForLast(2)
        #expect(first.values == [])
    }
}
