import EvergreenDocument

/// An animation in progress from one value to another.
package struct AnimationRun<Data: VectorArithmetic> {
    package let from: Data
    package let to: Data
    package let traits: AnimationTraits
    private let curve: CubicBezier
    private let start = ContinuousClock.now

    /// Returns nil if the animation shows the new value at once.
    package init?(from: Data, to: Data, traits: AnimationTraits) {
        guard traits.duration > 0, traits.duration.isFinite, traits.delay.isFinite, from != to else { return nil }
        (self.from, self.to, self.traits) = (from, to, traits)
        curve = CubicBezier(of: traits.curve)
    }

    /// The value at a fraction of the duration, between 0 and 1.
    package func value(atPart part: Double) -> Data {
        part > 0 ? from.interpolated(towards: to, amount: curve.value(at: min(part, 1))) : from
    }

    /// The value after `duration` from now; nil after the end of the animation.
    package func value(in duration: Duration = .zero) -> Data? {
        var elapsed = (ContinuousClock.now - start + duration) / .seconds(1) - traits.delay
        guard let repetition = traits.repetition else {
            return elapsed < traits.duration ? value(atPart: elapsed / traits.duration) : nil
        }
        let length = traits.duration + max(repetition.pause, 0)
        guard elapsed > 0, length.isFinite else { return from }
        let runs = (elapsed / length).rounded(.down)
        if let count = repetition.count, runs >= Double(count) { return nil }
        elapsed -= runs * length
        if repetition.autoreverses, runs.truncatingRemainder(dividingBy: 2) == 1 { elapsed = length - elapsed }
        return value(atPart: (elapsed - max(repetition.pause, 0)) / traits.duration)
    }
}
