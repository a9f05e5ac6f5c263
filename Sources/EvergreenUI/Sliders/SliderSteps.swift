/// The values of a slider with steps.
struct SliderSteps<V: BinaryFloatingPoint> where V.Stride: BinaryFloatingPoint {
    let bounds: ClosedRange<V>
    let step: V.Stride

    /// The maximum number of steps with automatic ticks: more ticks would merge into a line.
    private static var maximumTicks: Int { 50 }
    /// The maximum number of steps for which a tick builder is called.
    private static var maximumCalls: Int { 10_000 }

    /// The number of steps between the bounds; nil if `step` is zero, negative, not finite or too small.
    private var count: Int? {
        let count = (Double(bounds.upperBound) - Double(bounds.lowerBound)) / Double(step)
        // A step without an exact binary representation may end just below the upper bound.
        guard count.isFinite, count >= 0, count < 1e9 else { return nil }
        return Int(count + 1e-6)
    }

    private func value(at index: Int) -> V {
        min(V(Double(bounds.lowerBound) + Double(index) * Double(step)), bounds.upperBound)
    }

    /// A tick at each value; none if there are too many.
    var ticks: [SliderTick<V>] {
        guard let count, count > 0, count <= Self.maximumTicks else { return [] }
        return (0...count).map { SliderTick(value(at: $0)) }
    }

    /// The ticks that `tick` returns for the values; if it returns none, a tick at each value.
    func ticks(_ tick: (V) -> SliderTick<V>?) -> [SliderTick<V>] {
        guard let count, count <= Self.maximumCalls else { return [] }
        let chosen = (0...count).compactMap { tick(value(at: $0)) }
        return chosen.isEmpty ? ticks : chosen
    }
}
