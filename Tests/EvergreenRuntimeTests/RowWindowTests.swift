import SeededRandomness
import Testing

@testable import EvergreenRuntime

struct RowWindowTests {
    private func window(of count: Int) -> RowWindow { RowWindow(count: count, isLazy: true) }

    @Test func `a small collection is mounted as a whole, and a large one from its start`() {
        #expect(window(of: 0).range == 0..<0)
        #expect(window(of: RowWindow.wholeCount).isWhole)
        #expect(window(of: 100_000).range == 0..<RowWindow.initialCount)
        #expect(RowWindow(count: 100_000, isLazy: false).isWhole)
    }

    @Test(arguments: [-5..<10, 90..<120, 990..<2_000, Int.min..<Int.max, 5_000..<6_000, -20 ..< -10])
    func `a requested range is clamped to the collection`(wanted: Range<Int>) {
        var window = window(of: 1_000)
        window.show(wanted, keeping: nil)
        #expect((0..<1_000).contains(window.range.lowerBound) && window.range.upperBound <= 1_000)
        #expect((1...RowWindow.maximumCount).contains(window.range.count))
    }

    @Test func `a kept element outside of the range has its own position`() {
        var window = window(of: 1_000)
        window.show(500..<510, keeping: 3)
        #expect(window.offsets == [3] + Array(500..<510))
        window.show(500..<510, keeping: 900)
        #expect(window.offsets == Array(500..<510) + [900])
        window.show(500..<510, keeping: 505)
        #expect(window.kept == nil)
        window.show(500..<510, keeping: 1_000)
        #expect(window.kept == nil)
    }

    @Test func `insertions before the window shift it`() {
        var window = window(of: 1_000)
        window.show(500..<600, keeping: nil)
        window.follow(count: 1_007, isLazy: true, shift: 7, keeping: nil)
        #expect(window.range == 507..<607)
        window.follow(count: 1_000, isLazy: true, shift: -7, keeping: nil)
        #expect(window.range == 500..<600)
    }

    @Test func `insertions at an end are mounted if that end is`() {
        var window = window(of: 1_000)
        window.follow(count: 1_001, isLazy: true, shift: 1, keeping: nil)
        #expect(window.range.lowerBound == 0 && window.range.contains(RowWindow.initialCount))
        window.show(900..<1_001, keeping: nil)
        window.follow(count: 1_003, isLazy: true, shift: 0, keeping: nil)
        #expect(window.range.upperBound == 1_003)
    }

    @Test(arguments: 0..<200)
    func `a window stays within its bounds under random changes`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var window = window(of: Int.random(in: 0...300, using: &random))
        for _ in 0..<200 {
            if Bool.random(using: &random) {
                let first = Int.random(in: -100...1_500, using: &random)
                let kept = Bool.random(using: &random) ? Int.random(in: 0...1_500, using: &random) : nil
                window.show(first..<first + Int.random(in: 0...700, using: &random), keeping: kept)
            } else {
                let count = Bool.random(using: &random) ? Int.random(in: 0...1_200, using: &random) : window.count + 1
                let shift = Int.random(in: -1_200...1_200, using: &random)
                window.follow(
                    count: count,
                    isLazy: true,
                    shift: shift,
                    keeping: Int.random(in: 0...1_500, using: &random)
                )
            }
            let offsets = window.offsets
            #expect(offsets == offsets.sorted() && Set(offsets).count == offsets.count, "seed \(seed)")
            #expect(offsets.allSatisfy { (0..<window.count).contains($0) }, "seed \(seed)")
            #expect(offsets.isEmpty == (window.count == 0), "seed \(seed)")
            #expect(window.count > RowWindow.wholeCount || window.isWhole, "seed \(seed)")
            #expect(window.range.count <= RowWindow.maximumCount + 50, "seed \(seed)")
        }
    }
}

struct RowShiftTests {
    /// How many ids were compared.
    private final class Counter { var count = 0 }

    private func shift(of ids: [Int], from lower: Int, in current: [Int], counter: Counter = Counter()) -> Int {
        RowWindow.shift(of: ids, from: lower, count: current.count) { offset in
            counter.count += 1
            return current[offset]
        }
    }

    @Test func `unmoved elements are found with one comparison each`() {
        let counter = Counter()
        #expect(shift(of: Array(500..<550), from: 500, in: Array(0..<100_000), counter: counter) == 0)
        #expect(counter.count == 50)
    }

    @Test(arguments: [1, 3, 40, 700, 9_900])
    func `shifted elements are found at a cost proportional to the shift`(distance: Int) {
        let counter = Counter()
        let current = Array(-distance..<100_000)
        #expect(shift(of: Array(50_000..<50_050), from: 50_000, in: current, counter: counter) == distance)
        #expect(counter.count <= 300 + 9 * distance)
    }

    @Test func `the search in a reordered collection is limited`() {
        let counter = Counter()
        let reversed = Array((0..<1_000_000).reversed())
        #expect(shift(of: Array(100..<150), from: 100, in: reversed, counter: counter) == 0)
        #expect(counter.count <= 2 * RowWindow.maximumShift + 100)
    }

    @Test func `elements are found after the collection has lost its start and end`() {
        #expect(shift(of: Array(50_000..<50_050), from: 50_000, in: Array(49_990..<50_500)) == -49_990)
    }

    @Test func `a single moved element does not shift the window`() {
        var current = Array(0..<10_000)
        current.insert(current.remove(at: 520), at: 9_000)
        #expect(shift(of: Array(500..<540), from: 500, in: current) == 0)
    }

    @Test func `removed elements leave the window in place`() {
        #expect(shift(of: Array(500..<540), from: 500, in: Array(20_000..<30_000)) == 0)
        #expect(shift(of: Array(500..<540), from: 500, in: []) == 0)
        #expect(shift(of: Array(500..<540), from: 500, in: [505]) == -505)
    }

    @Test func `an element is found near its position, or not at all`() {
        func find(_ id: Int, near offset: Int) -> Int? {
            RowWindow.offset(of: id, near: offset, count: 1_000) { $0 }
        }
        #expect(find(400, near: 400) == 400)
        #expect(find(400, near: 10) == 400)
        #expect(find(400, near: 5_000) == 400)
        #expect(find(4_000, near: 10) == nil)
    }
}
