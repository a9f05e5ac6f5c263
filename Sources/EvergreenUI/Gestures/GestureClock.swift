import EvergreenDocument
import Foundation

/// Converts the client's timestamps of a gesture to dates.
struct GestureClock {
    /// The number of seconds without movement after which a pointer counts as at rest.
    private static let rest = 0.1
    private let first = Date()
    private var firstSeconds: Double?

    mutating func date(of input: RecognizerInput) -> Date {
        let begin = firstSeconds ?? input.seconds
        firstSeconds = begin
        return first.addingTimeInterval(input.seconds - begin)
    }

    /// The duration of a movement, for computing its velocity. Nil if the velocity is unchanged.
    static func interval(from last: Double?, to seconds: Double, isMoved: Bool) -> Double? {
        guard let last else { return nil }
        let time = seconds - last
        return (isMoved && time > 0) || time >= rest ? time : nil
    }
}
