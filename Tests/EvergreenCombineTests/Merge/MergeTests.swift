import EvergreenCombine
import Testing

struct MergeTests {
    @Test func `values are sent in the upstreams' order`() {
        let a = PassthroughSubject<Int, Never>()
        let b = PassthroughSubject<Int, Never>()
        let recorder = a.map { $0 }.merge(with: b).record()
        a.send(1)
        b.send(2)
        b.send(3)
        a.send(4)
        #expect(recorder.values == [1, 2, 3, 4])
    }

    @Test func `two to eight publishers of different types are merged`() {
        let first = Just(1)
        func one(_ value: Int) -> Publishers.Sequence<[Int], Never> { [value].publisher }
        #expect(first.merge(with: one(2)).record().values == [1, 2])
        #expect(first.merge(with: one(2), one(3)).record().values == [1, 2, 3])
        #expect(first.merge(with: one(2), one(3), one(4)).record().values == Array(1...4))
        #expect(first.merge(with: one(2), one(3), one(4), one(5)).record().values == Array(1...5))
        #expect(first.merge(with: one(2), one(3), one(4), one(5), one(6)).record().values == Array(1...6))
        #expect(first.merge(with: one(2), one(3), one(4), one(5), one(6), one(7)).record().values == Array(1...7))
        let eight = first.merge(with: one(2), one(3), one(4), one(5), one(6), one(7), one(8)).record()
        #expect(eight.values == Array(1...8) && eight.isFinished)
    }

    @Test func `merging in more publishers returns the merge type for all of them`() {
        typealias J = Just<Int>
        let two = Publishers.Merge(J(1), J(2))
        let three: Publishers.Merge3<J, J, J> = two.merge(with: J(3))
        let four: Publishers.Merge4<J, J, J, J> = two.merge(with: J(3), J(4))
        let five: Publishers.Merge5<J, J, J, J, J> = two.merge(with: J(3), J(4), J(5))
        let six: Publishers.Merge6<J, J, J, J, J, J> = two.merge(with: J(3), J(4), J(5), J(6))
        let seven: Publishers.Merge7<J, J, J, J, J, J, J> = two.merge(with: J(3), J(4), J(5), J(6), J(7))
        let eight: Publishers.Merge8<J, J, J, J, J, J, J, J> = two.merge(with: J(3), J(4), J(5), J(6), J(7), J(8))
        #expect(eight.record().values == Array(1...8))
        #expect(three.merge(with: J(4)) == four && three.merge(with: J(4), J(5)) == five)
        #expect(four.merge(with: J(5)) == five && four.merge(with: J(5), J(6)) == six)
        #expect(five.merge(with: J(6)) == six && five.merge(with: J(6), J(7)) == seven)
        #expect(six.merge(with: J(7)) == seven && six.merge(with: J(7), J(8)) == eight)
        #expect(seven.merge(with: J(8)) == eight)
    }

    @Test func `any number of publishers of one type are merged`() {
        let subjects = (0..<20).map { _ in PassthroughSubject<Int, Never>() }
        let recorder = Publishers.MergeMany(subjects).record()
        for (index, subject) in subjects.enumerated() { subject.send(index) }
        #expect(recorder.values == Array(0..<20))
        let two: Publishers.MergeMany<Just<Int>> = Just(1).merge(with: Just(2))
        #expect(two.merge(with: Just(3)).record().values == [1, 2, 3])
        #expect(Publishers.MergeMany(Just(1), Just(2)) == two && Publishers.MergeMany([Just(1)]) != two)
    }

    @Test func `a merge of no publishers finishes immediately`() {
        let recorder = Publishers.MergeMany([Just<Int>]()).record(.none)
        #expect(recorder.isFinished && recorder.values.isEmpty)
    }

    @Test func `it finishes when all upstreams have finished`() {
        let a = PassthroughSubject<Int, Never>()
        let b = PassthroughSubject<Int, Never>()
        let recorder = a.merge(with: b).record()
        a.send(completion: .finished)
        b.send(1)
        #expect(recorder.completion == nil)
        b.send(completion: .finished)
        #expect(recorder.values == [1] && recorder.isFinished && recorder.completionCount == 1)
    }

    @Test func `it fails when one upstream fails, and cancels the others`() {
        let upstreams = (0..<3).map { _ in ManualPublisher<Int, Failed>() }
        let recorder = Publishers.MergeMany(upstreams).record()
        upstreams[1].send(completion: .failure(Failed(number: 7)))
        #expect(recorder.failure == Failed(number: 7))
        #expect(upstreams.map(\.isCancelled) == [true, false, true])
        upstreams[0].send(1)
        #expect(recorder.values.isEmpty && recorder.completionCount == 1)
    }

    @Test func `an upstream that fails on subscription cancels later ones`() {
        let late = ManualPublisher<Int, Failed>()
        let recorder = Fail<Int, Failed>(error: Failed()).merge(with: late).record()
        #expect(recorder.failure == Failed() && late.isCancelled && late.requests.isEmpty)
    }

    @Test func `cancelling cancels all upstreams, and nothing more is sent`() {
        let a = ManualPublisher<Int, Never>()
        let b = ManualPublisher<Int, Never>()
        let recorder = a.merge(with: b).record(.max(1))
        recorder.cancel()
        a.send(1)
        b.send(completion: .finished)
        #expect(a.isCancelled && b.isCancelled && recorder.values.isEmpty && recorder.completion == nil)
    }

    @Test func `publishers of equal upstreams are equal`() {
        let two = Publishers.Merge(Just(1), Just(2))
        #expect(two == Publishers.Merge(Just(1), Just(2)) && two != Publishers.Merge(Just(1), Just(3)))
        #expect(two.merge(with: Just(3)) != two.merge(with: Just(4)))
    }
}
