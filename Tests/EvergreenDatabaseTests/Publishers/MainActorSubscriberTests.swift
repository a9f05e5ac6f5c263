import Dispatch
import EvergreenConcurrency
import Foundation
import GRDB
import OpenCombineShim
import Testing

@testable import EvergreenDatabase

/// The ordering of deliveries on the main actor, and the two paths there.
@MainActor
struct MainActorSubscriberTests {
    private struct Broken: Error {}

    /// The values that a subscription received.
    private final class Received {
        var values: [Int] = []
        var hasFinished = false
        var error: (any Error)?
    }

    private let received = Received()
    private let subject = PassthroughSubject<Int, any Error>()

    private func sink(_ publisher: some Publisher<Int, any Error>) -> AnyCancellable {
        publisher.sinkOnMainActor(
            receiveCompletion: { [received] completion in
                switch completion {
                case .finished: received.hasFinished = true
                case .failure(let error): received.error = error
                }
            },
            receiveValue: { [received] in received.values.append($0) }
        )
    }

    /// Does something on another thread while the main actor waits for it.
    private nonisolated func onOtherThread(_ body: @escaping @Sendable () -> Void) {
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            body()
            done.signal()
        }
        done.wait()
    }

    private nonisolated func sendFromOtherThread(_ values: [Int], to subject: PassthroughSubject<Int, any Error>) {
        // The main actor waits meanwhile.
        nonisolated(unsafe) let subject = subject
        onOtherThread { for value in values { subject.send(value) } }
    }

    /// Returns when the main queue has executed all pending work.
    private func finishTurns() async {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }

    @Test func `values published on the main actor are delivered synchronously`() {
        let subscription = sink(subject)
        subject.send(1)
        #expect(received.values == [1])
        subject.send(completion: .finished)
        #expect(received.hasFinished)
        subscription.cancel()
    }

    @Test func `values published elsewhere are delivered in a later turn, in order`() async {
        let subscription = sink(subject)
        sendFromOtherThread(Array(1...100), to: subject)
        #expect(received.values.isEmpty)
        await finishTurns()
        #expect(received.values == Array(1...100))
        subscription.cancel()
    }

    @Test func `a value published on the main actor follows pending ones from elsewhere`() async {
        let subscription = sink(subject)
        sendFromOtherThread([1, 2], to: subject)
        subject.send(3)
        #expect(received.values == [1, 2, 3])
        subject.send(4)
        sendFromOtherThread([5], to: subject)
        subject.send(completion: .failure(Broken()))
        #expect(received.values == [1, 2, 3, 4, 5])
        #expect(received.error is Broken)
        await finishTurns()
        #expect(received.values == [1, 2, 3, 4, 5])
        subscription.cancel()
    }

    @Test func `a value published during a delivery follows earlier ones`() async {
        let (received, subject) = (received, subject)
        let subscription = subject.sinkOnMainActor(receiveCompletion: { _ in }) { value in
            if value == 1 { subject.send(4) }
            received.values.append(value)
        }
        sendFromOtherThread([1, 2, 3], to: subject)
        await finishTurns()
        // 1 is still being delivered when the others are.
        #expect(received.values == [2, 3, 4, 1])
        subscription.cancel()
    }

    @Test func `pending values are not delivered after a cancellation`() async {
        let subscription = sink(subject)
        sendFromOtherThread([1], to: subject)
        subscription.cancel()
        await finishTurns()
        #expect(received.values.isEmpty)
    }

    @Test func `a subscription cancelled during a delivery receives nothing more`() {
        let (received, subject) = (received, subject)
        var subscription: AnyCancellable?
        subscription = subject.sinkOnMainActor(receiveCompletion: { _ in }) { value in
            received.values.append(value)
            subscription?.cancel()
        }
        for value in 1...3 { subject.send(value) }
        #expect(received.values == [1])
    }

    @Test func `a subscription releases everything at its end`() {
        final class Witness {}
        var witness: Witness? = Witness()
        weak let seen = witness
        var ended = subject.sinkOnMainActor(receiveCompletion: { _ in }) { [witness] _ in _ = witness }
        witness = nil
        #expect(seen != nil)
        ended.cancel()
        #expect(seen == nil)
        ended = AnyCancellable {}
    }

    // MARK: Live values

    private struct NamesRequest: ValueObservationQueryable, Hashable {
        static var defaultValue: [String] { [] }
        func fetch(_ db: Database) throws -> [String] {
            try String.fetchAll(db, sql: "SELECT name FROM player ORDER BY name")
        }
    }

    private struct NamesPresence: PresenceObservationQueryable, Hashable {
        func fetch(_ db: Database) throws -> String? { try String.fetchOne(db, sql: "SELECT name FROM player") }
    }

    private struct PlayersRequest: RecordsObservationQueryable, Hashable {
        var request: QueryInterfaceRequest<Player> { Player.all() }
    }

    /// Whether Evergreen's subscriber receives values without a Combine subscription.
    private func isAttached<Output>(to publisher: some Publisher<Output, any Error>) -> Bool? {
        let subscriber = MainActorSubscriber<Output, any Error> { _ in }
        publisher.subscribe(subscriber)
        defer { subscriber.cancel() }
        guard case .running(let upstream) = subscriber.upstream.withLock({ $0 }) else { return nil }
        return !(upstream is any Subscription)
    }

    @Test func `live values are attached directly, and others through a subscription`() throws {
        let database = try TemporaryDatabase()
        let context = database.context
        #expect(try isAttached(to: NamesRequest().publisher(in: context)) == true)
        #expect(try isAttached(to: NamesPresence().publisher(in: context)) == true)
        #expect(try isAttached(to: PlayersRequest().publisher(in: context)) == true)
        #expect(try isAttached(to: NamesRequest().publisher(in: context).map(\.count)) == false)
        #expect(isAttached(to: subject) == false)
    }

    @Test func `observers of a value can unsubscribe during its delivery`() async throws {
        let database = try TemporaryDatabase()
        let received = received
        var subscriptions: [AnyCancellable] = []
        for number in 0..<4 {
            subscriptions.append(
                try NamesRequest().publisher(in: database.context).sinkOnMainActor(receiveCompletion: { _ in }) {
                    names in
                    guard !names.isEmpty else { return }
                    received.values.append(number)
                    // The first one also cancels the one after next.
                    if number == 0 { for leaving in [0, 2] { subscriptions[leaving].cancel() } }
                }
            )
        }
        try await database.pool.write { db in _ = try db.insertPlayer("Ann") }
        await wait { received.values == [0, 1, 3] }
        try await database.pool.write { db in _ = try db.insertPlayer("Bob") }
        await wait { received.values == [0, 1, 3, 1, 3] }
        #expect(LiveDatabase.of(database.pool).requests.count == 1)
        subscriptions.removeAll()
        #expect(LiveDatabase.of(database.pool).requests.count == 0)
    }

    @Test func `an immediate value can cancel its subscription`() throws {
        let database = try TemporaryDatabase()
        let subscriber = MainActorSubscriber<[String], any Error>.self
        var cancel: (() -> Void)?
        var count = 0
        let one = subscriber.init { _ in
            count += 1
            cancel?()
        }
        cancel = one.cancel
        try NamesRequest().publisher(in: database.context).subscribe(one)
        #expect(count == 1)
        #expect(LiveDatabase.of(database.pool).requests.count == 0)
    }

    @Test func `observers release a failed live value`() async throws {
        struct FailingRequest: ValueObservationQueryable, Hashable {
            static var defaultValue: [String] { [] }
            func fetch(_ db: Database) throws -> [String] { throw Broken() }
        }
        let database = try TemporaryDatabase()
        var errors = 0
        let subscription = try FailingRequest().publisher(in: database.context).sinkOnMainActor(
            receiveCompletion: { if case .failure(let error) = $0, error is Broken { errors += 1 } },
            receiveValue: { _ in }
        )
        #expect(errors == 1)
        weak let live: LiveDatabase? = LiveDatabase.of(database.pool)
        await wait { live == nil }
        subscription.cancel()
    }
}
