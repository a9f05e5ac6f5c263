import Testing

@testable import EvergreenWeb

struct TokenBucketTests {
    @Test func `a bucket allows a burst, then its rate`() {
        let start = ContinuousClock.now
        var bucket = TokenBucket(rate: 10, capacity: 3, now: start)
        #expect((0..<5).map { _ in bucket.take(now: start) } == [true, true, true, false, false])
        let later = start.advanced(by: .milliseconds(200))
        #expect((0..<3).map { _ in bucket.take(now: later) } == [true, true, false])
    }
}
