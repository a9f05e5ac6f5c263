import Foundation

/// A field's text and how it is written to the bound value.
@MainActor
struct TextFieldValue {
    let isContinuous: Bool
    let text: @MainActor (EnvironmentValues) -> String
    /// Returns false if the text can't be parsed.
    let write: @MainActor (String, EnvironmentValues) -> Bool

    init(text: Binding<String>) {
        isContinuous = true
        self.text = { _ in text.wrappedValue }
        write = { newText, _ in
            text.wrappedValue = newText
            return true
        }
    }

    init<Format: ParseableFormatStyle>(value: Binding<Format.FormatInput>, format: Format)
    where Format.FormatOutput == String {
        isContinuous = false
        text = { format.adapted(to: $0).format(value.wrappedValue) }
        write = { newText, environment in
            Self.parse(newText, as: format.adapted(to: environment)) { value.wrappedValue = $0 }
        }
    }

    init<Format: ParseableFormatStyle>(optional value: Binding<Format.FormatInput?>, format: Format)
    where Format.FormatOutput == String {
        isContinuous = false
        text = { environment in value.wrappedValue.map(format.adapted(to: environment).format) ?? "" }
        write = { newText, environment in
            if newText.isEmpty {
                value.wrappedValue = nil
                return true
            }
            return Self.parse(newText, as: format.adapted(to: environment)) { value.wrappedValue = $0 }
        }
    }

    /// Creates a value with a formatter. A text that the formatter can't parse, or parses as another type, is ignored.
    init<V>(value: Binding<V>, formatter: any _ParsingFormatter) {
        isContinuous = false
        text = { _ in formatter.string(for: value.wrappedValue) ?? "" }
        write = { newText, _ in
            guard let object = formatter._object(for: newText), let parsed = Self.cast(object, to: V.self) else {
                return false
            }
            value.wrappedValue = parsed
            return true
        }
    }

    /// Formatters return numbers of any type.
    private static func cast<V>(_ object: Any, to type: V.Type) -> V? {
        if let value = object as? V { return value }
        guard let number = object as? NSNumber else { return nil }
        return switch type {
        case is Int.Type, is Int?.Type: Int(exactly: number.doubleValue) as? V
        case is Double.Type, is Double?.Type: number.doubleValue as? V
        case is Float.Type, is Float?.Type: number.floatValue as? V
        case is CGFloat.Type, is CGFloat?.Type: CGFloat(number.doubleValue) as? V
        case is Decimal.Type, is Decimal?.Type: number.decimalValue as? V
        default: nil
        }
    }

    /// Parses a text and writes the value. Returns false if the format can't parse the text or the result is not a finite number:
    /// Foundation parses "NaN" as the smallest integer, and accepts infinities.
    private static func parse<Format: ParseableFormatStyle>(
        _ text: String,
        as format: Format,
        write: (Format.FormatInput) -> Void
    ) -> Bool where Format.FormatOutput == String {
        guard let value = try? format.parseStrategy.parse(text) else { return false }
        switch value {
        case let number as any BinaryFloatingPoint where !number.isFinite: return false
        case is any BinaryInteger where !text.contains(where: \.isNumber): return false
        case is Decimal where !text.contains(where: \.isNumber): return false
        default: break
        }
        write(value)
        return true
    }
}
