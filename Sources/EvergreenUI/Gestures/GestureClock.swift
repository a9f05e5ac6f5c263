import EvergreenDocument
import Foundation

/// Dates of what a screen has recognized, by its own clock.
struct GestureClock {
    /// After so many seconds without a movement, a pointer stands still.
    private static let rest = 0.1
    private let first = Date()
    private var firstSeconds: Double?

    mutating func date(of input: RecognizerInput) -> Date {
        let begin = firstSeconds ?? input.seconds
        firstSeconds = begin
        return first.addingTimeInterval(input.seconds - begin)
    }

    /// The time that a movement took, from which its speed follows; nil if the speed stays what it was.
    static func interval(from last: Double?, to seconds: Double, isMoved: Bool) -> Double? {
        guard let last else { return nil }
        let time = seconds - last
        return (isMoved && time > 0) || time >= rest ? time : nil
    }
}
