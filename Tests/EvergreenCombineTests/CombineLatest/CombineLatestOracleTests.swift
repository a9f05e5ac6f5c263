import EvergreenCombine
import SeededRandomness
import Testing

/// Random events; after each, the output is compared with a simple model's.
struct CombineLatestOracleTests {
    /// A model of `combineLatest` with three upstreams.
    private struct Model {
        var latest: [Int?] = [nil, nil, nil]
        var isConnected: [Bool]
        var isEnded = [false, false, false]
        var requested: [Subscribers.Demand] = [.none, .none, .none]
        var total = Subscribers.Demand.none
        var demand = Subscribers.Demand.none
        var values: [[Int]] = []
        var isFinished = false
        var failure: Failed?
        var isCancelled = false

        var isOver: Bool { isFinished || failure != nil || isCancelled }

        mutating func request(_ more: Subscribers.Demand) {
            guard !isOver, more > 0 else { return }
            let wasUnlimited = total == .unlimited
            demand += more
            total += more
            for index in 0..<3 where isConnected[index] && !isEnded[index] && !wasUnlimited { requested[index] += more }
        }

        mutating func connect(_ index: Int) {
            guard !isConnected[index] else { return }
            isConnected[index] = true
            if !isOver, !isEnded[index] { requested[index] = total }
        }

        mutating func send(_ value: Int, from index: Int) {
            guard !isOver, !isEnded[index] else { return }
            latest[index] = value
            let known = latest.compactMap(\.self)
            guard known.count == 3, demand > 0 else { return }
            demand -= 1
            values.append(known)
            request(CombineLatestOracleTests.demand(after: known))
        }

        mutating func finish(_ index: Int) {
            guard !isOver else { return }
            isEnded[index] = true
            isFinished = !isEnded.contains(false)
        }

        mutating func fail(_ index: Int, _ failed: Failed) {
            guard !isOver, !isEnded[index] else { return }
            isEnded[index] = true
            failure = failed
        }
    }

    /// The demand that the subscriber returns for a tuple.
    private static func demand(after values: [Int]) -> Subscribers.Demand {
        .max([0, 0, 1, 2][values.reduce(0, +) % 4])
    }

    @Test(arguments: 0..<400)
    func `random events match the model`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let upstreams = (0..<3).map { _ in
            ManualPublisher<Int, Failed>(isLate: Int.random(in: 0..<4, using: &random) == 0)
        }
        var model = Model(isConnected: upstreams.map { !$0.isLate })
        let recorder = upstreams[0].combineLatest(upstreams[1], upstreams[2]).map { [$0, $1, $2] }
            .record(.none, whenReceived: Self.demand)
        for step in 0..<60 {
            let index = Int.random(in: 0..<3, using: &random)
            switch Int.random(in: 0..<100, using: &random) {
            case 0..<70:
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
            for index in 0..<3 where model.isOver && !model.isFinished && model.isConnected[index] {
                #expect(upstreams[index].isCancelled || model.isEnded[index], "seed \(seed), step \(step)")
            }
        }
        #expect(recorder.completionCount <= 1)
    }
}
