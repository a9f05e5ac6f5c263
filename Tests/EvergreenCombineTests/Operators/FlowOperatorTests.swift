import Dispatch
import EvergreenCombine
import Foundation
import Testing

/// The operators of Combine's reference for time, coding, sharing and single publishers: each compiles with its arguments and type.
struct FlowOperatorTests {
    private let examples = Examples()

    @Test func `time and scheduler operators exist`() {
        exists(examples.ints.measureInterval(using: DispatchQueue.main))
        exists(examples.ints.debounce(for: 0.3, scheduler: DispatchQueue.main))
        exists(examples.ints.debounce(for: .milliseconds(300), scheduler: RunLoop.main))
        exists(examples.ints.delay(for: .seconds(1), scheduler: OperationQueue.main))
        exists(examples.ints.delay(for: .seconds(1), tolerance: .seconds(1), scheduler: DispatchQueue.main))
        exists(examples.ints.throttle(for: 1, scheduler: DispatchQueue.main, latest: true))
        exists(examples.ints.timeout(1, scheduler: DispatchQueue.main))
        exists(examples.failing.timeout(.seconds(1), scheduler: DispatchQueue.main, customError: { Examples.Oops() }))
        exists(examples.ints.receive(on: DispatchQueue.main))
        exists(examples.ints.receive(on: RunLoop.main))
        exists(examples.ints.receive(on: OperationQueue.main))
        exists(examples.ints.subscribe(on: DispatchQueue.global()))
        exists(examples.ints.receive(on: ImmediateScheduler.shared))
    }

    @Test func `encoding and decoding operators exist`() {
        exists(PassthroughSubject<Data, Never>().decode(type: Examples.Coded.self, decoder: JSONDecoder()))
        exists(PassthroughSubject<Examples.Coded, Never>().encode(encoder: JSONEncoder()))
        exists(PassthroughSubject<Examples.Coded, Never>().encode(encoder: PropertyListEncoder()))
        exists(PassthroughSubject<Data, Never>().decode(type: Examples.Coded.self, decoder: PropertyListDecoder()))
    }

    @Test func `sharing, connecting, buffering and debugging operators exist`() {
        exists(examples.ints.buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest))
        exists(examples.ints.buffer(size: 1, prefetch: .keepFull, whenFull: .dropNewest))
        exists(examples.failing.buffer(size: 1, prefetch: .keepFull, whenFull: .customError { Examples.Oops() }))
        exists(examples.ints.share())
        exists(examples.ints.multicast(subject: examples.ints))
        exists(examples.ints.multicast { PassthroughSubject<Int, Never>() })
        exists(examples.ints.makeConnectable())
        exists(examples.ints.makeConnectable().autoconnect())
        exists(examples.ints.makeConnectable().connect())
        exists(
            examples.ints.breakpoint(
                receiveSubscription: { _ in false },
                receiveOutput: { _ in false },
                receiveCompletion: { _ in false }
            )
        )
        exists(examples.ints.breakpointOnError())
        exists(
            examples.ints.handleEvents(
                receiveSubscription: { _ in },
                receiveOutput: { _ in },
                receiveCompletion: { _ in },
                receiveCancel: {},
                receiveRequest: { _ in }
            )
        )
        exists(examples.ints.print("x"))
        exists(examples.ints.print("x", to: nil))
        exists(examples.ints.eraseToAnyPublisher())
    }

    @Test func `operators of sequence and single-value publishers exist`() {
        exists([1, 2].publisher.map { $0 })
        exists([1].publisher.append(2))
        exists([1].publisher.prepend([2]))
        exists([1].publisher.collect())
        exists([1].publisher.first())
        exists([3].publisher.allSatisfy { $0 > 1 })
        exists([1].publisher.removeDuplicates())
        exists([1].publisher.dropFirst())
        exists([1].publisher.output(in: 0..<1))
        exists([1].publisher.compactMap { Optional($0) })
        exists([1].publisher.count())
        exists([1].publisher.reduce(0, +))
        exists([1].publisher.scan(0, +))
        exists([1].publisher.min())
        exists([1].publisher.contains(1))
        exists([1].publisher.ignoreOutput())
        exists(Just(1).map { $0 })
        exists(Just(1).tryMap { $0 })
        exists(Just(1).append(2))
        exists(Just(1).prepend(2))
        exists(Just(1).collect())
        exists(Just(1).first())
        exists(Just(1).setFailureType(to: Examples.Oops.self))
        exists(Just(1).replaceError(with: 1))
        exists(Just(1).retry(1))
        exists(Just(1).reduce(0, +))
        exists(Optional(1).publisher.map { $0 })
        exists(Result<Int, Examples.Oops>.success(1).publisher.map { $0 })
    }
}
