import Dispatch

/// The times of several runs, in milliseconds.
public struct Measurement: Sendable {
    public var times: [Double] = []

    public init(times: [Double] = []) {
        self.times = times
    }

    public var median: Double { times.isEmpty ? .nan : times.sorted()[times.count / 2] }
    public var spread: String { "\(text(times.min() ?? 0))–\(text(times.max() ?? 0))" }
    public var description: String { "\(text(median)) ms (\(spread))" }

    public static func += (lhs: inout Measurement, rhs: Measurement) { lhs.times += rhs.times }

    public static func * (lhs: Measurement, rhs: Double) -> Measurement {
        Measurement(times: lhs.times.map { $0 * rhs })
    }

    /// The ratio of each run to the one that was measured next to it: a slow machine affects both.
    public static func / (lhs: Measurement, rhs: Measurement) -> Measurement {
        Measurement(times: zip(lhs.times, rhs.times).map { $0 / $1 })
    }
}

/// Formats a figure with three fraction digits, or without from ten on.
public func text(_ figure: Double) -> String {
    guard figure.isFinite else { return "–" }
    let digits = figure < 10 ? 3 : 0
    let scale = figure < 10 ? 1_000.0 : 1
    let whole = Int((figure * scale).rounded())
    guard digits > 0 else { return "\(whole)" }
    let fraction = "\(whole % 1_000)"
    return "\(whole / 1_000)." + String(repeating: "0", count: digits - fraction.count) + fraction
}

/// Measures several runs separately.
@MainActor
public func measure(_ runs: Int, _ body: @MainActor () async throws -> Void) async rethrows -> Measurement {
    var measurement = Measurement()
    for _ in 0..<runs {
        let start = DispatchTime.now().uptimeNanoseconds
        try await body()
        measurement.times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000)
    }
    return measurement
}
