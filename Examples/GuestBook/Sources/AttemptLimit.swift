import Foundation

/// A rate limit against password guessing: a maximum number of attempts within a period, for each name and for each network address.
struct AttemptLimit {
    private let most: Int
    private let period: TimeInterval
    /// The times of the latest attempts.
    private var attempts: [String: [Date]] = [:]

    init(_ most: Int, within period: TimeInterval) {
        self.most = most
        self.period = period
    }

    /// Whether another attempt is allowed.
    func allows(_ key: String, at time: Date) -> Bool {
        (attempts[key] ?? []).count { time.timeIntervalSince($0) < period } < most
    }

    mutating func note(_ key: String, at time: Date) {
        attempts[key, default: []].append(time)
        // Bounds the memory in an attack from many addresses.
        guard attempts.count > 10_000 else { return }
        attempts = attempts.filter { $0.value.contains { time.timeIntervalSince($0) < period } }
    }

    mutating func clear(_ key: String) { attempts[key] = nil }
}
