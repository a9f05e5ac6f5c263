import SeededRandomness
import Testing

@testable import EvergreenCombine

struct QueueTests {
    @Test(arguments: 0..<20)
    func `a queue is first in, first out`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var queue = Queue<Int>()
        var model: [Int] = []
        for step in 0..<1_000 {
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<(step < 500 ? 7 : 3):
                queue.append(step)
                model.append(step)
            case 9 where !model.isEmpty:
                let number = Int.random(in: 0..<model.count, using: &random)
                let offset = try #require(queue.firstOffset { $0 == model[number] })
                #expect(offset == number, "seed \(seed)")
                #expect(queue.replace(at: offset, with: -step) == model[number], "seed \(seed)")
                model[number] = -step
            default:
                #expect(queue.popFirst() == (model.isEmpty ? nil : model.removeFirst()), "seed \(seed)")
            }
            #expect(queue.count == model.count && queue.isEmpty == model.isEmpty, "seed \(seed)")
        }
        #expect(queue.firstOffset { _ in false } == nil)
    }
}
