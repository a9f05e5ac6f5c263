import EvergreenCombine
import SeededRandomness
import Testing

/// Random events; after each, the output is compared with a simple model's.
struct CollectByTimeOracleTests {
    /// A model of `collect` with intervals of ten ticks.
    private struct Model {
        let count: Int?
        var time = 0
        var requested = Subscribers.Demand.none
        var sentCount = 0
        var collected: [Int] = []
        var closed: [[Int]] = []
        var demand = Subscribers.Demand.none
        var arrays: [[Int]] = []
        var isEnded = false
        var isFinished = false
        var failure: Failed?
        var isCancelled = false

        var isOver: Bool { isFinished || failure != nil || isCancelled }
        var owes: Bool { !isOver && !isEnded && requested > sentCount }

        mutating func request(_ more: Subscribers.Demand) {
            guard !isOver, more > 0 else { return }
            demand += more
            requestMore()
            deliver()
        }

        private mutating func requestMore() {
            guard !isEnded, requested != .unlimited else { return }
            guard let count else {
                requested = .unlimited
                return
            }
            // All values buffered or in flight.
            let bound = demand * count
            let held = requested - sentCount + collected.count + closed.count * count
            if bound > held { requested += bound - held }
        }

        mutating func send(_ value: Int) {
            sentCount += 1
            collected.append(value)
            if collected.count == count { close() }
            deliver()
        }

        private mutating func close() {
            closed.append(collected)
            collected = []
        }

        private mutating func deliver() {
            while demand > 0, !closed.isEmpty {
                let array = closed.removeFirst()
                demand -= 1
                arrays.append(array)
                demand += CollectByTimeOracleTests.demand(after: array)
                requestMore()
            }
            if isEnded, closed.isEmpty { isFinished = true }
        }

        mutating func advance(by ticks: Int) {
            for _ in 0..<ticks {
                time += 1
                guard time % 10 == 0, !isOver, !isEnded, !collected.isEmpty, demand > closed.count else { continue }
                close()
                deliver()
            }
        }

        mutating func finish() {
            guard !isOver, !isEnded else { return }
            isEnded = true
            if !collected.isEmpty { close() }
            deliver()
        }

        mutating func fail(_ failed: Failed) {
            guard !isOver, !isEnded else { return }
            failure = failed
        }
    }

    /// The demand that the subscriber returns for an array.
    private static func demand(after array: [Int]) -> Subscribers.Demand {
        .max([0, 1, 0, 2][array.reduce(0, +) % 4])
    }

    @Test(arguments: 0..<400)
    func `random events match the model`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let scheduler = VirtualScheduler()
        let upstream = ManualPublisher<Int, Failed>()
        let count = Bool.random(using: &random) ? Int.random(in: 1...5, using: &random) : nil
        var model = Model(count: count)
        let strategy: Publishers.TimeGroupingStrategy<VirtualScheduler> =
            if let count {
                .byTimeOrCount(scheduler, .milliseconds(10), count)
            } else {
                .byTime(scheduler, .milliseconds(10))
            }
        let recorder = upstream.collect(strategy).record(.none, whenReceived: Self.demand)
        for step in 0..<80 {
            switch Int.random(in: 0..<100, using: &random) {
            case 0..<50 where model.owes:
                model.send(step)
                upstream.send(step)
            case 50..<75:
                let ticks = Int.random(in: 1...8, using: &random)
                model.advance(by: ticks)
                scheduler.advance(by: .milliseconds(ticks))
            case 75..<95:
                let isUnlimited = Int.random(in: 0..<30, using: &random) == 0
                let demand = isUnlimited ? .unlimited : Subscribers.Demand.max(Int.random(in: 0...2, using: &random))
                model.request(demand)
                recorder.request(demand)
            case 95:
                model.finish()
                upstream.send(completion: .finished)
            case 96:
                model.fail(Failed(number: step))
                upstream.send(completion: .failure(Failed(number: step)))
            case 97:
                if !model.isOver { model.isCancelled = true }
                recorder.cancel()
            default: break
            }
            // Due immediately.
            scheduler.advance()
            #expect(recorder.values == model.arrays, "seed \(seed), step \(step)")
            #expect(recorder.isFinished == model.isFinished, "seed \(seed), step \(step)")
            #expect(recorder.failure == model.failure, "seed \(seed), step \(step)")
            #expect(upstream.requested == model.requested, "seed \(seed), step \(step)")
            #expect(scheduler.timerCount == (model.isOver ? 0 : 1) || model.isEnded, "seed \(seed), step \(step)")
        }
        #expect(recorder.completionCount <= 1)
    }
}
