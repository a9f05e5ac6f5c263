import Dispatch
import EvergreenDependencies
import Foundation
import OpenCombineShim
import Testing

@Suite struct SchedulerTests {
    private final class SearchModel {
        @Dependency(\.mainQueue) var mainQueue
        let text = PassthroughSubject<String, Never>()
        let searches = LockedBox<[String]>([])
        private var cancellables: Set<AnyCancellable> = []

        func start() {
            text
                .debounce(for: .milliseconds(300), scheduler: mainQueue)
                .sink { [searches] text in searches.withLock { $0.append(text) } }
                .store(in: &cancellables)
        }
    }

    @Test func `a test scheduler stands still until it is advanced`() {
        let scheduler = TestScheduler()
        let model = withDependencies {
            $0.mainQueue = scheduler.eraseToAnyScheduler()
        } operation: {
            SearchModel()
        }
        model.start()
        model.text.send("a")
        scheduler.advance(by: .milliseconds(299))
        #expect(model.searches.withLock { $0 } == [])
        model.text.send("ab")
        scheduler.advance(by: .milliseconds(299))
        #expect(model.searches.withLock { $0 } == [])
        scheduler.advance(by: .milliseconds(1))
        #expect(model.searches.withLock { $0 } == ["ab"])
    }

    @Test func `a test scheduler runs actions in time order`() {
        let scheduler = TestScheduler()
        let order = LockedBox<[Int]>([])
        for number in [3, 1, 2] {
            scheduler.schedule(after: scheduler.now.advanced(by: .seconds(number))) {
                order.withLock { $0.append(number) }
            }
        }
        scheduler.schedule {
            order.withLock { $0.append(0) }
            scheduler.schedule(after: scheduler.now.advanced(by: .milliseconds(2500))) {
                order.withLock { $0.append(25) }
            }
        }
        #expect(order.withLock { $0 } == [])
        scheduler.advance()
        #expect(order.withLock { $0 } == [0])
        scheduler.advance(by: .seconds(3))
        #expect(order.withLock { $0 } == [0, 1, 2, 25, 3])
    }

    @Test func `a repeated action runs until it is cancelled`() {
        let scheduler = TestScheduler()
        let count = LockedBox(0)
        let timer = scheduler.schedule(after: scheduler.now.advanced(by: .seconds(1)), interval: .seconds(1)) {
            count.withLock { $0 += 1 }
        }
        scheduler.advance(by: .seconds(3))
        #expect(count.withLock { $0 } == 3)
        timer.cancel()
        scheduler.advance(by: .seconds(3))
        #expect(count.withLock { $0 } == 3)
    }

    @Test func `an immediate scheduler runs actions synchronously`() {
        let model = withDependencies {
            $0.mainQueue = .immediate
        } operation: {
            SearchModel()
        }
        model.start()
        model.text.send("a")
        #expect(model.searches.withLock { $0 } == ["a"])
    }

    @Test func `the live main queue delivers to the main actor`() async {
        let isMain = await withCheckedContinuation { continuation in
            withDependencies {
                $0.context = .live
            } operation: {
                @Dependency(\.mainQueue) var mainQueue
                mainQueue.schedule {
                    MainActor.assumeIsolated { continuation.resume(returning: true) }
                }
            }
        }
        #expect(isMain)
    }

    @Test func `the main run loop scheduler delivers to the main actor, immediately and delayed`() async {
        @Dependency(\.mainRunLoop) var mainRunLoop
        let start = RunLoop.SchedulerTimeType(Date())
        await withDependencies {
            $0.context = .live
        } operation: {
            #expect(mainRunLoop.now >= start)
            for delay in [nil, 0.01] {
                let isMain = await withCheckedContinuation { continuation in
                    let action = { MainActor.assumeIsolated { continuation.resume(returning: true) } }
                    if let delay {
                        mainRunLoop.schedule(after: mainRunLoop.now.advanced(by: .seconds(delay)), action)
                    } else {
                        mainRunLoop.schedule(action)
                    }
                }
                #expect(isMain)
            }
            // A time that no clock reaches does not overflow.
            mainRunLoop.schedule(after: RunLoop.SchedulerTimeType(.distantFuture)) {}
        }
    }

    @Test func `a test scheduler can have a run loop's time type`() {
        let scheduler = RunLoop.test
        let texts = LockedBox<[String]>([])
        let subject = PassthroughSubject<String, Never>()
        withDependencies {
            $0.mainRunLoop = scheduler.eraseToAnyScheduler()
        } operation: {
            @Dependency(\.mainRunLoop) var mainRunLoop
            let cancellable = subject.debounce(for: .seconds(0.3), scheduler: mainRunLoop)
                .sink { text in texts.withLock { $0.append(text) } }
            subject.send("a")
            scheduler.advance(by: .milliseconds(200))
            #expect(texts.withLock { $0 } == [])
            scheduler.run()
            #expect(texts.withLock { $0 } == ["a"])
            scheduler.advance(to: scheduler.now.advanced(by: -1))
            cancellable.cancel()
        }
    }

    @Test func `schedulers are created from the types that they replace`() {
        let count = LockedBox(0)
        DispatchQueue.immediate.schedule { count.withLock { $0 += 1 } }
        RunLoop.immediate.schedule { count.withLock { $0 += 1 } }
        #expect(count.withLock { $0 } == 2)
        let scheduler: TestSchedulerOf<DispatchQueue> = DispatchQueue.test
        scheduler.schedule { count.withLock { $0 += 1 } }
        scheduler.advance()
        #expect(count.withLock { $0 } == 3)
    }

    @Test func `UIScheduler runs actions synchronously on the main actor, and asynchronously elsewhere`() async {
        let isRun = LockedBox(false)
        await MainActor.run {
            UIScheduler.shared.schedule { isRun.withLock { $0 = true } }
            #expect(isRun.withLock { $0 })
        }
        let isMain = await Task.detached {
            await withCheckedContinuation { continuation in
                UIScheduler.shared.schedule {
                    MainActor.assumeIsolated { continuation.resume(returning: true) }
                }
            }
        }.value
        #expect(isMain)
    }
}
