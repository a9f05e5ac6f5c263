import EvergreenCombine
import Testing

struct MergeReentrancyTests {
    @Test func `a value sent while receiving one follows it`() {
        let a = PassthroughSubject<Int, Never>()
        let b = PassthroughSubject<Int, Never>()
        var depth = 0
        var isNested = false
        let recorder = a.merge(with: b).record { value in
            depth += 1
            isNested = isNested || depth > 1
            if value < 3 {
                b.send(value + 1)
                a.send(value + 10)
            }
            depth -= 1
            return .none
        }
        a.send(1)
        #expect(recorder.values == [1, 2, 11, 3, 12] && !isNested)
    }

    @Test func `a request while receiving a value counts`() {
        let recorder = (1...5).publisher.merge(with: (6...9).publisher).record(.none)
        recorder.whenReceived = { [unowned recorder] _ in
            recorder.request(.max(1))
            return .none
        }
        recorder.request(.max(1))
        #expect(recorder.values.sorted() == Array(1...9) && recorder.isFinished)
    }

    @Test func `cancelling while receiving a value ends the subscription`() {
        let a = PassthroughSubject<Int, Never>()
        let recorder = a.merge(with: (1...5).publisher).record(.none)
        recorder.whenReceived = { [unowned recorder] _ in
            recorder.cancel()
            return .max(1)
        }
        recorder.request(.unlimited)
        a.send(7)
        #expect(recorder.values == [1] && recorder.completion == nil)
    }

    @Test func `first ends an endless merge`() {
        let a = PassthroughSubject<Int, Never>()
        let b = CurrentValueSubject<Int, Never>(5)
        let recorder = a.map { $0 }.merge(with: b).first().record()
        #expect(recorder.values == [5] && recorder.isFinished)
    }
}
