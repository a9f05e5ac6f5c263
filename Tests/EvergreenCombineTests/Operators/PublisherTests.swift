import Dispatch
import EvergreenCombine
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The publishers, subjects, subscribers and schedulers of Combine's reference: each compiles with its arguments and type.
struct PublisherTests {
    private let examples = Examples()

    @Test func `subscribers, subjects and published properties exist`() {
        var bag: Set<AnyCancellable> = []
        examples.ints.sink { _ in }.store(in: &bag)
        examples.failing.sink(receiveCompletion: { _ in }, receiveValue: { _ in }).store(in: &bag)
        var array: [AnyCancellable] = []
        examples.ints.assign(to: \.plain, on: examples.model).store(in: &array)
        examples.ints.assign(to: &examples.model.$count)
        exists(examples.ints.subscribe(PassthroughSubject<Int, Never>()))
        exists(examples.model.objectWillChange)
        examples.model.objectWillChange.send()
        exists(examples.model.$count.combineLatest(examples.model.$name))
        exists(Publishers.CombineLatest(examples.model.$count, examples.model.$name))
        exists(examples.model.$count.merge(with: examples.model.$count))
        exists(
            examples.ints.subscribe(
                AnySubscriber<Int, Never>(
                    receiveSubscription: { _ in },
                    receiveValue: { _ in .none },
                    receiveCompletion: { _ in }
                )
            )
        )
        exists(Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in }))
        exists(Subscribers.Assign(object: examples.model, keyPath: \.plain))
        exists(AnyCancellable {})
        exists(AnyCancellable(AnyCancellable {}))
        exists(Subscriptions.empty)
        exists(Subscribers.Completion<Examples.Oops>.finished)
        exists(Subscribers.Demand.max(1))
        examples.ints.send(1)
        examples.optionals.send(nil)
        PassthroughSubject<Void, Never>().send()
        exists(examples.strings.value)
        examples.ints.send(subscription: Subscriptions.empty)
        examples.ints.send(completion: .finished)
    }

    @Test func `publishers exist`() {
        exists(Just(1))
        exists(Empty<Int, Never>())
        exists(Empty(completeImmediately: false, outputType: Int.self, failureType: Never.self))
        exists(Fail<Int, Examples.Oops>(error: Examples.Oops()))
        exists(Fail(outputType: Int.self, failure: Examples.Oops()))
        exists(Deferred { Just(1) })
        exists(Future<Int, Never> { $0(.success(1)) })
        exists(Record<Int, Never>(output: [1], completion: .finished))
        exists(
            Record<Int, Never> {
                $0.receive(1); $0.receive(completion: .finished)
            }
        )
        exists([1].publisher)
        exists(Optional(1).publisher)
        exists(Result<Int, Examples.Oops>.success(1).publisher)
        exists((1...3).publisher)
        exists(Optional<Int>.Publisher(1))
        exists(Result<Int, Examples.Oops>.Publisher(1))
        exists(Publishers.Sequence<[Int], Never>(sequence: [1]))
        exists(AnyPublisher(examples.ints))
        exists(Publishers.Zip(examples.ints, examples.strings))
        exists(Publishers.Concatenate(prefix: examples.ints, suffix: examples.ints))
        exists(Publishers.CombineLatest3(examples.ints, examples.ints, examples.ints))
        exists(Publishers.CombineLatest4(examples.ints, examples.ints, examples.ints, examples.ints))
        exists(Dictionary<Int, Int>().publisher)
        exists("abc".publisher)
        exists(Set([1]).publisher)
    }

    @Test func `publishers and schedulers of Foundation and Dispatch exist`() {
        let url = URL(filePath: "/")
        exists(Timer.publish(every: 1, on: .main, in: .common).autoconnect())
        exists(NotificationCenter.default.publisher(for: Notification.Name("x")))
        exists(NotificationCenter.default.publisher(for: Notification.Name("x"), object: Examples.Model()))
        exists(URLSession.shared.dataTaskPublisher(for: url))
        exists(URLSession.shared.dataTaskPublisher(for: URLRequest(url: url)))
        exists(DispatchQueue.main.schedule(after: .init(.now()), interval: 1) {})
        DispatchQueue.main.schedule {}
        exists(DispatchQueue.main.now)
        RunLoop.main.schedule {}
        OperationQueue.main.schedule {}
        exists(RunLoop.main.now.advanced(by: .seconds(1)))
        exists(DispatchQueue.SchedulerTimeType(.now()))
        exists(RunLoop.SchedulerTimeType(Date()))
        exists(DispatchQueue.SchedulerOptions(qos: .background))
        exists(RunLoop.SchedulerTimeType.Stride(1))
        exists(OperationQueue.SchedulerTimeType(Date()))
        let timer: Timer.TimerPublisher = Timer.publish(every: 1, on: .main, in: .common)
        exists(timer.connect())
        let center: NotificationCenter.Publisher = NotificationCenter.default.publisher(for: Notification.Name("x"))
        exists(center)
        let task: URLSession.DataTaskPublisher = URLSession.shared.dataTaskPublisher(for: url)
        exists(task)
    }

    @Test func `publishers have asynchronous sequences of values`() async throws {
        let values: AsyncPublisher<Just<Int>> = Just(1).values
        let result: AsyncThrowingPublisher<Result<Int, Examples.Oops>.Publisher> = Result<Int, Examples.Oops>.success(2)
            .publisher.values
        var received: [Int] = []
        for await value in values { received.append(value) }
        for try await value in result { received.append(value) }
        received.append(await Future<Int, Never> { $0(.success(3)) }.value)
        received.append(try await Future<Int, Examples.Oops> { $0(.success(4)) }.value)
        #expect(received == [1, 2, 3, 4])
    }

    @Test func `published properties are combined`() {
        var received: [String] = []
        let cancellable = examples.model.$count.combineLatest(examples.model.$name).map { "\($0)\($1)" }.sink {
            received.append($0)
        }
        examples.model.name = "a"
        examples.model.count = 1
        #expect(received == ["0", "0a", "1a"])
        withExtendedLifetime(cancellable) {}
    }
}
