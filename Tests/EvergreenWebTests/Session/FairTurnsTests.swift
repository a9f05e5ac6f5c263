import SeededRandomness
import Testing

@testable import EvergreenWeb

final class FairTurnsTests {
    private var turns = FairTurns<String>()

    private func next() -> String? { turns.next() }

    /// Gives turns to keys with unlimited work. Returns the time that each used.
    private func run(until end: Duration, cost: (String) -> Duration) -> [String: Duration] {
        var used: [String: Duration] = [:]
        var time = Duration.zero
        while time < end, let key = turns.next() {
            time += cost(key)
            used[key, default: .zero] += cost(key)
            turns.end(key, cost: cost(key), hasMore: true)
        }
        return used
    }

    @Test func `keys with unlimited work have equal shares, regardless of its cost`() throws {
        for key in ["a", "b", "c"] { turns.add(key) }
        let costs: [String: Duration] = ["a": .milliseconds(1), "b": .milliseconds(7), "c": .milliseconds(100)]
        let used = run(until: .seconds(30)) { costs[$0] ?? .zero }
        for key in ["a", "b", "c"] {
            let share = try #require(used[key])
            #expect(abs(share / .seconds(1) - 10) < 0.2)
        }
    }

    @Test func `a new key has its turn soon`() {
        for key in ["a", "b", "c"] { turns.add(key) }
        _ = run(until: .seconds(1)) { _ in .milliseconds(10) }
        let current = turns.next()
        turns.add("late")
        if let current { turns.end(current, cost: .milliseconds(10), hasMore: true) }
        // Keys that have used less than the current one come first: at most one piece each.
        var before = 0
        while let key = turns.next(), key != "late" {
            before += 1
            turns.end(key, cost: .milliseconds(10), hasMore: true)
        }
        #expect(before <= 2)
    }

    @Test func `a key waits until others have used as much`() {
        turns.add("greedy")
        turns.add("modest")
        #expect(next() == "greedy")
        turns.end("greedy", cost: .milliseconds(100), hasMore: true)
        var modestTurns = 0
        while turns.next() == "modest" {
            modestTurns += 1
            turns.end("modest", cost: .milliseconds(1), hasMore: true)
        }
        #expect(modestTurns == 100)
    }

    @Test func `time used while alone is not charged`() {
        turns.add("alone")
        for _ in 0..<1000 where turns.next() != nil { turns.end("alone", cost: .seconds(1), hasMore: true) }
        turns.add("new")
        #expect(next() == "new")
        turns.end("new", cost: .seconds(2), hasMore: true)
        #expect(next() == "alone")
    }

    @Test func `leaving and returning gains no time`() {
        turns.add("constant")
        turns.add("coming and going")
        var used: [String: Duration] = [:]
        for _ in 0..<1000 {
            guard let key = turns.next() else { break }
            used[key, default: .zero] += .milliseconds(1)
            turns.end(key, cost: .milliseconds(1), hasMore: key == "constant")
            turns.add("coming and going")
        }
        #expect(used["constant"] == .milliseconds(500))
    }

    @Test func `a key added twice has one turn`() {
        turns.add("a")
        turns.add("a")
        #expect(next() == "a")
        turns.add("a")
        #expect(next() == nil)
        turns.end("a", cost: .zero, hasMore: false)
        #expect(turns.isEmpty)
        #expect(next() == nil)
    }

    @Test func `idle keys are discarded`() {
        turns.add("always")
        for number in 0..<10_000 {
            turns.add("visitor \(number)")
            for _ in 0..<2 {
                guard let key = turns.next() else { break }
                turns.end(key, cost: .milliseconds(1), hasMore: key == "always")
            }
        }
        #expect(turns.rememberedCount < 100)
    }

    /// Any two keys with unlimited work differ by no more than their most expensive pieces.
    @Test func `no key falls behind by more than a piece`() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<50 {
            var turns = FairTurns<Int>()
            let keys = 0..<Int.random(in: 2...8, using: &random)
            var used = [Duration](repeating: .zero, count: keys.count)
            for key in keys { turns.add(key) }
            for _ in 0..<500 {
                guard let key = turns.next() else { break }
                let cost = Duration.milliseconds(Int.random(in: 1...50, using: &random))
                used[key] += cost
                turns.end(key, cost: cost, hasMore: true)
                let difference = (used.max() ?? .zero) - (used.min() ?? .zero)
                #expect(difference <= .milliseconds(50))
            }
        }
    }
}
