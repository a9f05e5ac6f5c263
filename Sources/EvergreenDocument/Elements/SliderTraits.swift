package struct SliderTraits: Hashable, Sendable {
    /// The slider's name for assistive technology.
    package var label: String
    package var value: Double
    package var lowerBound: Double
    package var upperBound: Double
    /// Nil for a continuous value.
    package var step: Double?

    package init(label: String, value: Double, lowerBound: Double, upperBound: Double, step: Double?) {
        self.label = label
        self.value = value
        self.lowerBound = lowerBound
        self.upperBound = upperBound
        self.step = step
    }
}

package struct DateTraits: Hashable, Sendable {
    package enum Components: Hashable, Sendable {
        case date, time, dateAndTime
    }

    package var label: String
    /// The name of a symbol before the label; nil for none.
    package var symbol: String?
    /// In HTML notation: `2026-05-17`, `16:05`, or `2026-05-17T16:05`.
    package var value: String
    package var earliest: String?
    package var latest: String?
    package var components: Components

    package init(
        label: String,
        symbol: String? = nil,
        value: String,
        earliest: String?,
        latest: String?,
        components: Components
    ) {
        self.label = label
        self.symbol = symbol
        self.value = value
        self.earliest = earliest
        self.latest = latest
        self.components = components
    }
}
