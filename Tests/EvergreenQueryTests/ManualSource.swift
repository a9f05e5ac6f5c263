import EvergreenQuery
import Synchronization

/// Counts subscriptions and cancellations from any thread.
final class SubscriptionCount: Sendable {
    private let counts = Mutex((started: 0, ended: 0))

    /// The number of subscriptions so far.
    var started: Int { counts.withLock { $0.started } }
    /// The number of active subscriptions.
    var active: Int { counts.withLock { $0.started - $0.ended } }

    func start() { counts.withLock { $0.started += 1 } }
    func end() { counts.withLock { $0.ended += 1 } }
}

extension Publisher {
    func counted(by count: SubscriptionCount) -> AnyPublisher<Output, Failure> {
        handleEvents(
            receiveSubscription: { _ in count.start() },
            receiveCompletion: { _ in count.end() },
            receiveCancel: { count.end() }
        )
        .eraseToAnyPublisher()
    }
}

/// A source that publishes what the test tells it to.
@MainActor
final class ManualSource {
    struct Broken: Error {}

    let subscriptions = SubscriptionCount()
    private var subjects: [String: PassthroughSubject<String, any Error>] = [:]

    func publisher(for name: String) -> AnyPublisher<String, any Error> {
        subject(name).counted(by: subscriptions)
    }

    func send(_ value: String, for name: String = "A") { subject(name).send(value) }
    func finish(_ name: String = "A") { subject(name).send(completion: .finished) }
    func fail(_ name: String = "A") {
        // A failed subject publishes nothing more: the next subscriber receives another one.
        subjects.removeValue(forKey: name)?.send(completion: .failure(Broken()))
    }

    private func subject(_ name: String) -> PassthroughSubject<String, any Error> {
        if let subject = subjects[name] { return subject }
        let subject = PassthroughSubject<String, any Error>()
        subjects[name] = subject
        return subject
    }
}

/// The values that a manual source publishes under a name.
struct ManualRequest: Queryable {
    var name = "A"

    static var defaultValue: String { "default" }

    func publisher(in source: ManualSource) -> AnyPublisher<String, any Error> {
        source.publisher(for: name)
    }
}

/// Shows a manual request, whose name it can change, and the query's state.
struct ManualText: View {
    @Query<ManualRequest> private var value: String

    init(source: ManualSource) { _value = Query(ManualRequest(), from: source) }

    var body: some View {
        Text(value)
        if $value.isLoading { Text("loading") }
        if $value.error != nil { Text("error") }
        Button("A") { $value.name.wrappedValue = "A" }
        Button("B") { $value.name.wrappedValue = "B" }
        Button("B, then A") {
            $value.name.wrappedValue = "B"
            $value.name.wrappedValue = "A"
        }
    }
}

extension [String] {
    /// Without the titles of the buttons of ``ManualText``.
    var withoutButtons: [String] { filter { !["A", "B", "B, then A"].contains($0) } }
}
