package struct DateTraits: Hashable, Sendable {
    package enum Components: Hashable, Sendable {
        case date, time, dateAndTime
    }

    package var label: String
    /// The name of a symbol before the label; nil for none.
    package var symbol: String?
    /// As HTML writes it: `2026-05-17`, `16:05`, or `2026-05-17T16:05`.
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
