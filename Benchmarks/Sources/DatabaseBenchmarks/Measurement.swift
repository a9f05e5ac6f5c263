import Foundation

/// Times of several runs, in milliseconds.
struct Measurement {
    var times: [Double]

    var median: Double { times.sorted()[times.count / 2] }
    var spread: String { "\(text(times.min() ?? 0))–\(text(times.max() ?? 0))" }
    var description: String { "\(text(median)) ms (\(spread))" }
}

func text(_ milliseconds: Double) -> String {
    String(format: milliseconds < 10 ? "%.3f" : "%.0f", milliseconds)
}

@MainActor
func measure(_ runs: Int, _ body: @MainActor (Int) async throws -> Void) async rethrows -> Measurement {
    var times: [Double] = []
    for run in 0..<runs {
        let start = DispatchTime.now().uptimeNanoseconds
        try await body(run)
        times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000)
    }
    return Measurement(times: times)
}

/// Resident memory of this process, in bytes.
func residentMemory() -> Int {
    guard let status = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    return (Int(status.split(separator: " ")[1]) ?? 0) * 4096
}
