import Dispatch
import EvergreenCombine

/// A scheduler with virtual time.
final class VirtualScheduler: Scheduler {
    typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
    typealias SchedulerOptions = Never

    private struct Entry {
        let number: Int
        var time: SchedulerTimeType
        let interval: SchedulerTimeType.Stride?
        let action: () -> Void
    }

    private(set) var now = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000_000))
    let minimumTolerance: SchedulerTimeType.Stride = 0
    private var entries: [Entry] = []
    private var lastNumber = 0

    var timerCount: Int { entries.count { $0.interval != nil } }

    func schedule(options: Never?, _ action: @escaping () -> Void) {
        add(at: now, interval: nil, action)
    }

    func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: Never?,
        _ action: @escaping () -> Void
    ) {
        add(at: date, interval: nil, action)
    }

    func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let number = add(at: date, interval: interval, action)
        return Timer(scheduler: self, number: number)
    }

    /// Continues until it is cancelled, even without references.
    private struct Timer: Cancellable {
        weak var scheduler: VirtualScheduler?
        let number: Int

        func cancel() {
            scheduler?.entries.removeAll { $0.number == number }
        }
    }

    @discardableResult
    private func add(
        at time: SchedulerTimeType,
        interval: SchedulerTimeType.Stride?,
        _ action: @escaping () -> Void
    ) -> Int {
        lastNumber += 1
        entries.append(Entry(number: lastNumber, time: time, interval: interval, action: action))
        return lastNumber
    }

    /// Advances time, and runs all due actions in time order.
    func advance(by stride: SchedulerTimeType.Stride = 0) {
        let end = now.advanced(by: stride)
        while let entry = entries.filter({ $0.time <= end }).min(by: { ($0.time, $0.number) < ($1.time, $1.number) }) {
            now = max(now, entry.time)
            entries.removeAll { $0.number == entry.number }
            if let interval = entry.interval {
                var next = entry
                next.time = entry.time.advanced(by: interval)
                entries.append(next)
            }
            entry.action()
        }
        now = end
    }
}
