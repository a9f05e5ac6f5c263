import EvergreenCombine
import Testing

struct CombineLatestTests {
    @Test func `each value sends a tuple once all upstreams have sent one`() {
        let numbers = PassthroughSubject<Int, Never>()
        let letters = PassthroughSubject<String, Never>()
        let recorder = numbers.combineLatest(letters).map { "\($0)\($1)" }.record()
        numbers.send(1)
        numbers.send(2)
        letters.send("a")
        numbers.send(3)
        letters.send("b")
        #expect(recorder.values == ["2a", "3a", "3b"])
    }

    @Test func `three and four upstreams send tuples of their latest values`() {
        let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
        let three = subjects[0].combineLatest(subjects[1], subjects[2]).map { [$0, $1, $2] }.record()
        let four = subjects[0].combineLatest(subjects[1], subjects[2], subjects[3]).map { [$0, $1, $2, $3] }.record()
        for (index, subject) in subjects.enumerated() { subject.send(index) }
        subjects[1].send(10)
        #expect(three.values == [[0, 1, 2], [0, 10, 2]])
        #expect(four.values == [[0, 1, 2, 3], [0, 10, 2, 3]])
    }

    @Test func `a transform maps the latest values`() {
        let a = PassthroughSubject<Int, Never>()
        let b = PassthroughSubject<Int, Never>()
        let c = PassthroughSubject<Int, Never>()
        let d = PassthroughSubject<Int, Never>()
        let two = a.combineLatest(b, +).record()
        let three = a.combineLatest(b, c) { $0 + $1 + $2 }.record()
        let four = a.combineLatest(b, c, d) { $0 + $1 + $2 + $3 }.record()
        for subject in [a, b, c, d] { subject.send(1) }
        #expect(two.values == [2] && three.values == [3] && four.values == [4])
    }

    @Test func `initial values of upstreams send a tuple immediately`() {
        let name = CurrentValueSubject<String, Never>("Ada")
        let isAccepted = CurrentValueSubject<Bool, Never>(false)
        let recorder = name.combineLatest(isAccepted).map { "\($0) \($1)" }.record()
        isAccepted.value = true
        #expect(recorder.values == ["Ada false", "Ada true"])
    }

    @Test func `upstreams that send synchronously are combined in order`() {
        let recorder = [1, 2, 3].publisher.combineLatest(["a", "b"].publisher).map { "\($0)\($1)" }.record()
        #expect(recorder.values == ["3a", "3b"] && recorder.isFinished)
    }

    @Test func `it finishes when all upstreams have finished`() {
        let a = PassthroughSubject<Int, Never>()
        let b = PassthroughSubject<Int, Never>()
        let recorder = a.combineLatest(b).map(+).record()
        a.send(1)
        a.send(completion: .finished)
        b.send(2)
        b.send(3)
        #expect(recorder.values == [3, 4] && recorder.completion == nil)
        b.send(completion: .finished)
        #expect(recorder.isFinished && recorder.completionCount == 1)
    }

    @Test func `an upstream that finishes without a value keeps the others running, as in Combine`() {
        let b = PassthroughSubject<Int, Never>()
        let recorder = Empty<Int, Never>().combineLatest(b).map(+).record()
        b.send(1)
        #expect(recorder.completion == nil)
        b.send(completion: .finished)
        #expect(recorder.values.isEmpty && recorder.isFinished)
    }

    @Test func `it fails when one upstream fails, and cancels the others`() {
        let a = ManualPublisher<Int, Failed>()
        let b = ManualPublisher<Int, Failed>()
        let c = ManualPublisher<Int, Failed>()
        let recorder = a.combineLatest(b, c) { $0 + $1 + $2 }.record()
        b.send(completion: .failure(Failed(number: 7)))
        #expect(recorder.failure == Failed(number: 7))
        #expect(a.isCancelled && !b.isCancelled && c.isCancelled)
        a.send(1)
        c.send(completion: .failure(Failed(number: 8)))
        #expect(recorder.values.isEmpty && recorder.completionCount == 1)
    }

    @Test func `an upstream that fails on subscription cancels later ones`() {
        let late = ManualPublisher<Int, Failed>()
        let recorder = Fail<Int, Failed>(error: Failed()).combineLatest(late).map(+).record()
        #expect(recorder.failure == Failed() && late.isCancelled && late.requests.isEmpty)
        #expect(recorder.subscriptionCount == 1 && !recorder.hasCompletedEarly)
    }

    @Test func `upstreams that finish during the initial request finish it afterwards`() {
        let recorder = Just(1).combineLatest(Just(2)).map(+).record()
        #expect(recorder.values == [3] && recorder.isFinished && !recorder.hasCompletedEarly)
    }

    @Test func `cancelling cancels all upstreams, and nothing more is sent`() {
        let a = ManualPublisher<Int, Never>()
        let b = ManualPublisher<Int, Never>()
        let recorder = a.combineLatest(b).map(+).record()
        a.send(1)
        recorder.cancel()
        b.send(1)
        b.send(completion: .finished)
        #expect(a.isCancelled && b.isCancelled && recorder.values.isEmpty && recorder.completion == nil)
    }

    @Test func `optional values count as values`() {
        let a = PassthroughSubject<Int?, Never>()
        let b = PassthroughSubject<Int?, Never>()
        let recorder = a.combineLatest(b).map { [$0, $1] }.record()
        a.send(nil)
        b.send(nil)
        b.send(1)
        #expect(recorder.values == [[nil, nil], [nil, 1]])
    }

    @Test func `publishers of equal upstreams are equal`() {
        let two = Publishers.CombineLatest(Just(1), Just(2))
        #expect(two == Just(1).combineLatest(Just(2)))
        #expect(two != Just(1).combineLatest(Just(3)))
        #expect(Just(1).combineLatest(Just(2), Just(3)) == Publishers.CombineLatest3(Just(1), Just(2), Just(3)))
        #expect(Just(1).combineLatest(Just(2), Just(3)) != Publishers.CombineLatest3(Just(0), Just(2), Just(3)))
        let four = Just(1).combineLatest(Just(2), Just(3), Just(4))
        #expect(four == Publishers.CombineLatest4(Just(1), Just(2), Just(3), Just(4)))
        #expect(four != Publishers.CombineLatest4(Just(1), Just(2), Just(3), Just(5)))
    }
}
