import Foundation

/// The progress through a date interval.
struct ProgressTimer: Hashable, Sendable {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    private var length: TimeInterval { interval.upperBound.timeIntervalSince(interval.lowerBound) }

    /// The completed fraction, from 0 to 1.
    func fraction(at now: Date) -> Double {
        let passed = min(max(now, interval.lowerBound), interval.upperBound).timeIntervalSince(interval.lowerBound)
        let part = length > 0 ? passed / length : now < interval.lowerBound ? 0 : 1
        return countsDown ? 1 - part : part
    }

    /// The number of seconds until the next update, or nil for none.
    func delay(at now: Date) -> TimeInterval? {
        guard now < interval.upperBound else { return nil }
        guard now >= interval.lowerBound else { return interval.lowerBound.timeIntervalSince(now) + 0.01 }
        return min(max(1, length / 500), interval.upperBound.timeIntervalSince(now) + 0.01)
    }
}

/// The timer label of a progress view for a date interval.
public struct DefaultDateProgressLabel: View {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}
