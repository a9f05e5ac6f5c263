import EvergreenCombine
import SeededRandomness
import Testing

/// Random events; after each, the output is compared with a simple model's.
struct MergeOracleTests {
    /// A model of a merge of three upstreams.
    private struct Model {
        var isConnected: [Bool]
        var isEnded = [false, false, false]
        var requested: [Subscribers.Demand] = [.none, .none, .none]
        var sentCount = [0, 0, 0]
        var held: [(upstream: Int, value: Int)] = []
        var demand = Subscribers.Demand.none
        var values: [Int] = []
        var isFinished = false
        var failure: Failed?
        var isCancelled = false

        init(isConnected: [Bool]) {
            self.isConnected = isConnected
            for index in 0..<3 where isConnected[index] { requested[index] = .max(1) }
        }

        var isOver: Bool { isFinished || failure != nil || isCancelled }

        func owes(_ index: Int) -> Bool { isConnected[index] && !isEnded[index] && requested[index] > sentCount[index] }

        mutating func request(_ more: Subscribers.Demand) {
            guard !isOver else { return }
            add(more)
            deliver()
        }

        private mutating func add(_ more: Subscribers.Demand) {
            demand += more
            if demand == .unlimited {
                for index in 0..<3 where isConnected[index] && !isEnded[index] { requested[index] = .unlimited }
            }
        }

        mutating func connect(_ index: Int) {
            guard !isConnected[index] else { return }
            isConnected[index] = true
            if !isOver { requested[index] = demand == .unlimited ? .unlimited : .max(1) }
        }

        mutating func send(_ value: Int, from index: Int) {
            guard !isOver else { return }
            sentCount[index] += 1
            held.append((index, value))
            deliver()
        }

        private mutating func deliver() {
            while demand > 0, !held.isEmpty {
                let (index, value) = held.removeFirst()
                demand -= 1
                values.append(value)
                add(MergeOracleTests.demand(after: value))
                if !isEnded[index] { requested[index] += 1 }
            }
            isFinished = held.isEmpty && !isEnded.contains(false)
        }

        mutating func finish(_ index: Int) {
            guard !isOver else { return }
            isEnded[index] = true
            deliver()
        }

        mutating func fail(_ index: Int, _ failed: Failed) {
            guard !isOver, !isEnded[index] else { return }
            isEnded[index] = true
            failure = failed
        }
    }

    /// The demand that the subscriber returns for a value.
    private static func demand(after value: Int) -> Subscribers.Demand {
        .max([0, 0, 1, 2][value % 4])
    }

    @Test(arguments: 0..<400)
    func `random events match the model`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let upstreams = (0..<3).map { _ in
            ManualPublisher<Int, Failed>(isLate: Int.random(in: 0..<4, using: &random) == 0)
        }
        var model = Model(isConnected: upstreams.map { !$0.isLate })
        let recorder = Publishers.MergeMany(upstreams).record(.none, whenReceived: Self.demand)
        for step in 0..<60 {
            let index = Int.random(in: 0..<3, using: &random)
            switch Int.random(in: 0..<100, using: &random) {
            case 0..<70 where model.owes(index):
                model.send(step, from: index)
                upstreams[index].send(step)
            case 70..<88:
                let isUnlimited = Int.random(in: 0..<30, using: &random) == 0
                let demand = isUnlimited ? .unlimited : Subscribers.Demand.max(Int.random(in: 0...4, using: &random))
                model.request(demand)
                recorder.request(demand)
            case 88..<95 where !model.isConnected[index]:
                model.connect(index)
                upstreams[index].connect()
            case 95..<98 where model.isConnected[index]:
                model.finish(index)
                upstreams[index].send(completion: .finished)
            case 98 where model.isConnected[index]:
                model.fail(index, Failed(number: step))
                upstreams[index].send(completion: .failure(Failed(number: step)))
            case 99:
                if !model.isOver { model.isCancelled = true }
                recorder.cancel()
            default: break
            }
            #expect(recorder.values == model.values, "seed \(seed), step \(step)")
            #expect(recorder.isFinished == model.isFinished, "seed \(seed), step \(step)")
            #expect(recorder.failure == model.failure, "seed \(seed), step \(step)")
            #expect(upstreams.map(\.requested) == model.requested, "seed \(seed), step \(step)")
            #expect(model.held.count <= 3 || model.demand == .unlimited, "seed \(seed), step \(step)")
        }
        #expect(recorder.completionCount <= 1)
    }
}
