import EvergreenDocument
import Foundation

/// The amount and velocity of a two-finger pinch or rotation.
struct Pinch {
    var amount: Double
    /// The rate of change of the amount, per second.
    var velocity = 0.0
    var anchor = UnitPoint.center
    private(set) var time = Date()
    private var clock = GestureClock()
    private var seconds: Double?

    init(amount: Double) {
        self.amount = amount
    }

    mutating func take(_ input: RecognizerInput) {
        time = clock.date(of: input)
        guard case .pinch(let newAmount, let anchorX, let anchorY) = input.motion else { return }
        let isMoved = newAmount != amount
        if let time = GestureClock.interval(from: seconds, to: input.seconds, isMoved: isMoved) {
            velocity = (newAmount - amount) / time
        }
        if isMoved || seconds == nil { seconds = input.seconds }
        amount = newAmount
        anchor = UnitPoint(x: anchorX, y: anchorY)
    }
}

extension _GestureMemory {
    /// Updates and returns the stored pinch, which begins with an initial amount.
    func pinch(after input: RecognizerInput, initially amount: Double) -> Pinch {
        var pinch = value as? Pinch ?? Pinch(amount: amount)
        pinch.take(input)
        value = pinch
        return pinch
    }
}

extension Double {
    /// The absolute value as a finite threshold of a pinch.
    var threshold: Double { isFinite ? abs(self) : RecognizerInput.limit }
}
