import Foundation

extension Measurement<UnitInformationStorage>.FormatStyle {
    /// Formats amounts of data as a count of bytes, in the largest unit that suits.
    public struct ByteCount: Foundation.FormatStyle, Sendable {
        /// The units to choose from, and whether they are powers of 1,000 or 1,024.
        public var style: ByteCountFormatStyle

        /// Creates a format. See Foundation's `ByteCountFormatStyle`.
        public init(
            style: ByteCountFormatStyle.Style = .file,
            allowedUnits: ByteCountFormatStyle.Units = .all,
            spellsOutZero: Bool = true,
            includesActualByteCount: Bool = false,
            locale: Locale = .autoupdatingCurrent
        ) {
            self.style = ByteCountFormatStyle(
                style: style,
                allowedUnits: allowedUnits,
                spellsOutZero: spellsOutZero,
                includesActualByteCount: includesActualByteCount,
                locale: locale
            )
        }

        /// Returns the text of an amount of data. Amounts of 2⁶³ bytes and more are shown as 2⁶³ − 1.
        public func format(_ value: Measurement<UnitInformationStorage>) -> String {
            let bytes = value.converted(to: .bytes).value.rounded()
            return style.locale(style.locale.ofUser).format(Int64(exactly: bytes) ?? (bytes < 0 ? .min : .max))
        }

        /// Returns the format for another locale.
        public func locale(_ locale: Locale) -> Self {
            var format = self
            format.style = style.locale(locale)
            return format
        }
    }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
    /// A format of amounts of data as a count of bytes.
    public static func byteCount(
        style: ByteCountFormatStyle.Style,
        allowedUnits: ByteCountFormatStyle.Units = .all,
        spellsOutZero: Bool = true,
        includesActualByteCount: Bool = false
    ) -> Self {
        Self(
            style: style,
            allowedUnits: allowedUnits,
            spellsOutZero: spellsOutZero,
            includesActualByteCount: includesActualByteCount
        )
    }
}
