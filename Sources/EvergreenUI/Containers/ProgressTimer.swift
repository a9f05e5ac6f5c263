public import Foundation

/// How far an interval of time is.
struct ProgressTimer: Hashable, Sendable {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    private var length: TimeInterval { interval.upperBound.timeIntervalSince(interval.lowerBound) }

    /// From 0 to 1.
    func fraction(at now: Date) -> Double {
        let passed = min(max(now, interval.lowerBound), interval.upperBound).timeIntervalSince(interval.lowerBound)
        let part = length > 0 ? passed / length : now < interval.lowerBound ? 0 : 1
        return countsDown ? 1 - part : part
    }

    /// After how many seconds it is to be shown again; nil for never.
    func delay(at now: Date) -> TimeInterval? {
        guard now < interval.upperBound else { return nil }
        guard now >= interval.lowerBound else { return interval.lowerBound.timeIntervalSince(now) + 0.01 }
        return min(max(1, length / 500), interval.upperBound.timeIntervalSince(now) + 0.01)
    }
}

/// The clock of a progress view that goes through an interval of time.
public struct DefaultDateProgressLabel: View {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}
