/// The values that a slider with steps can have.
struct SliderSteps<V: BinaryFloatingPoint> where V.Stride: BinaryFloatingPoint {
    let bounds: ClosedRange<V>
    let step: V.Stride

    /// The largest number of steps with a mark at each: with more of them, the marks would be a line.
    private static var mostMarks: Int { 50 }
    /// The largest number of steps that an app is asked about.
    private static var mostAsked: Int { 10_000 }

    /// How many steps there are between the bounds; nil if `step` leads nowhere.
    private var count: Int? {
        let count = (Double(bounds.upperBound) - Double(bounds.lowerBound)) / Double(step)
        // A step that is not exact as a binary number may end right before the upper bound.
        guard count.isFinite, count >= 0, count < 1e9 else { return nil }
        return Int(count + 1e-6)
    }

    private func value(at index: Int) -> V {
        min(V(Double(bounds.lowerBound) + Double(index) * Double(step)), bounds.upperBound)
    }

    /// A tick at each value; none if there are too many.
    var ticks: [SliderTick<V>] {
        guard let count, count > 0, count <= Self.mostMarks else { return [] }
        return (0...count).map { SliderTick(value(at: $0)) }
    }

    /// The ticks that `tick` gives for the values; if it gives none, a tick at each value.
    func ticks(_ tick: (V) -> SliderTick<V>?) -> [SliderTick<V>] {
        guard let count, count <= Self.mostAsked else { return [] }
        let chosen = (0...count).compactMap { tick(value(at: $0)) }
        return chosen.isEmpty ? ticks : chosen
    }
}
