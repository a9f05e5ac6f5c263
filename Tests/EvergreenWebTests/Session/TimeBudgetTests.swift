import Testing

@testable import EvergreenWeb

struct TimeBudgetTests {
    @Test func `a burst is free, and more must be waited for`() {
        var budget = TimeBudget(share: 0.25, burst: .seconds(2), now: .zero)
        budget.charge(.seconds(2), now: .zero)
        #expect(budget.timeUntilCredit(now: .zero) == nil)
        budget.charge(.seconds(1), now: .zero)
        #expect(budget.timeUntilCredit(now: .zero) == .seconds(4))
        #expect(budget.timeUntilCredit(now: .seconds(3)) == .seconds(1))
        #expect(budget.timeUntilCredit(now: .seconds(4)) == nil)
    }

    @Test func `credit never exceeds the burst`() {
        var budget = TimeBudget(share: 0.5, burst: .seconds(1), now: .zero)
        budget.charge(.seconds(1), now: .seconds(100))
        #expect(!budget.isFull(now: .seconds(100)))
        #expect(budget.isFull(now: .seconds(102)))
        budget.charge(.seconds(2), now: .seconds(1000))
        #expect(budget.timeUntilCredit(now: .seconds(1000)) == .seconds(2))
    }
}
