import Dispatch
import EvergreenTesting
import Synchronization
import Testing

@testable import EvergreenQuery

/// Views receive values on the main actor, whichever thread a source publishes on.
@MainActor
struct MainActorDeliveryTests {
    private struct Broken: Error {}

    /// Publishes from its own threads.
    private final class Source: Sendable {
        enum Ending { case never, finished, failed }

        let count: Int
        let ending: Ending

        init(count: Int, ending: Ending) {
            self.count = count
            self.ending = ending
        }
    }

    private struct BackgroundRequest: Queryable {
        static var defaultValue: Int { 0 }

        func publisher(in source: Source) -> AnyPublisher<Int, any Error> {
            let end: AnyPublisher<Int, any Error> =
                switch source.ending {
                case .never: Empty(completeImmediately: false).eraseToAnyPublisher()
                case .finished: Empty().eraseToAnyPublisher()
                case .failed: Fail(error: Broken()).eraseToAnyPublisher()
                }
            return (1...source.count).publisher
                .setFailureType(to: (any Error).self)
                .append(end)
                .subscribe(on: DispatchQueue.global().ocombine)
                .eraseToAnyPublisher()
        }
    }

    @Test func `values, errors and completions are delivered on the main queue`() async throws {
        let wasMainQueue = Mutex<[Bool]>([])
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        let note = { @MainActor in
            let isMain = DispatchQueue.getSpecific(key: key) == true
            wasMainQueue.withLock { $0.append(isMain) }
        }
        for ending in [Source.Ending.finished, .failed] {
            var hasEnded = false
            let subscription = BackgroundRequest().publisher(in: Source(count: 100, ending: ending)).sinkOnMainActor(
                receiveCompletion: { _ in
                    note()
                    hasEnded = true
                },
                receiveValue: { _ in note() }
            )
            try await Screen { EmptyView() }.wait { hasEnded }
            subscription.cancel()
        }
        #expect(wasMainQueue.withLock(\.count) == 202)
        #expect(wasMainQueue.withLock { $0.allSatisfy { $0 } })
    }

    @Test func `values are delivered in order, and the error after them`() async throws {
        struct Numbers: View {
            @Query<BackgroundRequest> private var number: Int
            let seen: Seen
            init(source: Source, seen: Seen) {
                _number = Query(BackgroundRequest(), from: source)
                self.seen = seen
            }
            var body: some View {
                let _ = seen.numbers.append(number)
                Text("\(number)")
                if $number.error != nil { Text("error") }
            }
        }
        final class Seen { var numbers: [Int] = [] }
        let seen = Seen()
        let screen = Screen { Numbers(source: Source(count: 999, ending: .failed), seen: seen) }
        try await screen.wait { screen.texts == ["999", "error"] }
        #expect(seen.numbers == seen.numbers.sorted())
    }

    @Test func `values published after the view is unmounted are dropped`() async throws {
        let tracker = QueryTracker<BackgroundRequest>()
        tracker.follow(BackgroundRequest(), in: .context(Source(count: 10, ending: .finished)), isEnabled: true)
        tracker.follow(BackgroundRequest(), in: .context(Source(count: 1, ending: .never)), isEnabled: false)
        // The main queue has delivered everything published before.
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async { DispatchQueue.main.async { continuation.resume() } }
        }
        #expect(tracker.value == nil)
    }
}
