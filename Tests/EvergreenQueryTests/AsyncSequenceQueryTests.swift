import EvergreenQuery
import EvergreenTesting
import Synchronization
import Testing

@MainActor
struct AsyncSequenceQueryTests {
    private struct Broken: Error {}

    /// A thermometer with asynchronous sequences and no publisher.
    private final class Thermometer: Sendable {
        private typealias Continuation = AsyncThrowingStream<Int, any Error>.Continuation
        private let readers = Mutex<[Int: Continuation]>([:])
        private let last = Mutex(0)

        /// The number of iterations.
        var readerCount: Int { readers.withLock(\.count) }

        func readings() -> AsyncThrowingStream<Int, any Error> {
            let id = last.withLock { last in
                last += 1
                return last
            }
            return AsyncThrowingStream { continuation in
                continuation.onTermination = { [self] _ in readers.withLock { $0[id] = nil } }
                readers.withLock { $0[id] = continuation }
            }
        }

        func show(_ degrees: Int) {
            for reader in readers.withLock({ Array($0.values) }) { reader.yield(degrees) }
        }

        func end(throwing error: (any Error)? = nil) {
            for reader in readers.withLock({ Array($0.values) }) { reader.finish(throwing: error) }
        }
    }

    private struct TemperatureRequest: AsyncSequenceQueryable {
        typealias Context = Thermometer
        var isFahrenheit = false
        static var defaultValue: Int? { nil }

        func values(in thermometer: Thermometer) -> AsyncThrowingStream<Int?, any Error> {
            let readings = thermometer.readings()
            let isFahrenheit = isFahrenheit
            return AsyncThrowingStream { continuation in
                let task = Task {
                    do {
                        for try await celsius in readings {
                            continuation.yield(isFahrenheit ? celsius * 9 / 5 + 32 : celsius)
                        }
                        continuation.finish()
                    } catch {
                        continuation.finish(throwing: error)
                    }
                }
                continuation.onTermination = { _ in task.cancel() }
            }
        }
    }

    /// Needs no context, and has an opaque type.
    private struct CountdownRequest: AsyncSequenceQueryable {
        typealias Context = Void
        static var defaultValue: Int { -1 }

        func values(in context: Void) -> some AsyncSequence<Int, Never> & Sendable {
            AsyncStream { continuation in
                for number in (0...9).reversed() { continuation.yield(number) }
                continuation.finish()
            }
            .map { $0 * 10 }
        }
    }

    private struct Temperature: View {
        @Query<TemperatureRequest> private var degrees: Int?
        init(_ thermometer: Thermometer) { _degrees = Query(TemperatureRequest(), from: thermometer) }
        var body: some View {
            Text(degrees.map { "\($0)°" } ?? "none")
            if $degrees.isLoading { Text("loading") }
            if $degrees.error != nil { Text("error") }
            Toggle("Fahrenheit", isOn: $degrees.isFahrenheit)
        }
    }

    private let thermometer = Thermometer()

    private func shown(_ screen: Screen) -> [String] { screen.texts.filter { $0 != "Fahrenheit" } }

    /// Mounts a view of the temperature, which reads the thermometer.
    private func makeScreen() async throws -> Screen {
        let screen = Screen { Temperature(thermometer) }
        #expect(shown(screen) == ["none", "loading"])
        try await screen.wait { thermometer.readerCount == 1 }
        return screen
    }

    @Test func `values of a sequence reach the view`() async throws {
        let screen = try await makeScreen()
        for degrees in [20, 21] {
            thermometer.show(degrees)
            try await screen.wait { shown(screen) == ["\(degrees)°"] }
        }
    }

    @Test func `a sequence that ends leaves its last value`() async throws {
        let screen = try await makeScreen()
        thermometer.show(20)
        thermometer.end()
        try await screen.wait { shown(screen) == ["20°"] }
        try await screen.wait { thermometer.readerCount == 0 }
        #expect(shown(screen) == ["20°"])
    }

    @Test func `a sequence that throws leaves its last value and sets the error, until the query restarts`()
        async throws
    {
        let screen = try await makeScreen()
        thermometer.show(20)
        thermometer.end(throwing: Broken())
        try await screen.wait { shown(screen) == ["20°", "error"] }
        try screen.find(.toggle).toggle()
        #expect(shown(screen) == ["20°", "loading"])
        try await screen.wait { thermometer.readerCount == 1 }
        thermometer.show(10)
        try await screen.wait { shown(screen) == ["50°"] }
    }

    @Test func `a changed request starts a new iteration and cancels the previous one`() async throws {
        let screen = try await makeScreen()
        thermometer.show(20)
        try await screen.wait { shown(screen) == ["20°"] }
        try screen.find(.toggle).toggle()
        #expect(shown(screen) == ["20°", "loading"])
        try await screen.wait { thermometer.readerCount == 1 }
        thermometer.show(20)
        try await screen.wait { shown(screen) == ["68°"] }
    }

    @Test func `unmounting a view cancels the iteration`() async throws {
        let screen = try await makeScreen()
        screen.close()
        try await screen.wait { thermometer.readerCount == 0 }
        #expect(screen.runningTasks == 0)
    }

    @Test func `a sequence needs no context`() async throws {
        struct Countdown: View {
            @Query(CountdownRequest()) private var number: Int
            var body: some View { Text("\(number)") }
        }
        let screen = Screen { Countdown() }
        #expect(screen.texts == ["-1"])
        try await screen.wait { screen.texts == ["0"] }
    }
}
