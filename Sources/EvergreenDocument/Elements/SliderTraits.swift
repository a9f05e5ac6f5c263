/// The traits of a slider.
package struct SliderTraits: Hashable, Sendable {
    /// A mark at a value.
    package struct Tick: Hashable, Sendable {
        package var value: Double
        /// Empty for none.
        package var label: String

        package init(value: Double, label: String = "") {
            self.value = value
            self.label = label
        }
    }

    /// The slider's accessibility label.
    package var label: String
    package var value: Double
    package var lowerBound: Double
    package var upperBound: Double
    /// Nil for a continuous value.
    package var step: Double?
    /// The start of the filled part of the track; nil for the lower bound.
    package var neutralValue: Double?
    /// The values that the user can select; nil for all.
    package var enabledBounds: ClosedRange<Double>?
    /// In ascending order, within the bounds.
    package var ticks: [Tick]
    package var isThumbHidden: Bool
    /// The accessibility value; nil for the number.
    package var valueText: String?

    package init(
        label: String,
        value: Double,
        lowerBound: Double,
        upperBound: Double,
        step: Double?,
        neutralValue: Double? = nil,
        enabledBounds: ClosedRange<Double>? = nil,
        ticks: [Tick] = [],
        isThumbHidden: Bool = false,
        valueText: String? = nil
    ) {
        self.label = label
        self.value = value
        self.lowerBound = lowerBound
        self.upperBound = upperBound
        self.step = step
        self.neutralValue = neutralValue
        self.enabledBounds = enabledBounds
        self.ticks = ticks
        self.isThumbHidden = isThumbHidden
        self.valueText = valueText
    }

    /// The part of the track before a value, from 0 to 1; 0 if the bounds are equal or not finite.
    package func part(of value: Double) -> Double {
        let part = (value - lowerBound) / (upperBound - lowerBound)
        return part.isFinite ? min(max(part, 0), 1) : 0
    }
}
