import Foundation

/// A formatted value: a value with its format style.
struct FormattedValue: Equatable, Sendable {
    private let storage: any FormattedValueStorage

    init<Format: FormatStyle & Sendable>(_ input: Format.FormatInput, format: Format)
    where Format.FormatInput: Equatable & Sendable, Format.FormatOutput == String {
        storage = TypedFormattedValue(input: input, format: format)
    }

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.storage.isEqual(to: rhs.storage) }

    func resolve(in environment: EnvironmentValues) -> String { storage.resolve(in: environment) }
}

private protocol FormattedValueStorage: Sendable {
    func resolve(in environment: EnvironmentValues) -> String
    func isEqual(to other: any FormattedValueStorage) -> Bool
}

private struct TypedFormattedValue<Format: FormatStyle & Sendable>: FormattedValueStorage
where Format.FormatInput: Equatable & Sendable, Format.FormatOutput == String {
    let input: Format.FormatInput
    let format: Format

    func resolve(in environment: EnvironmentValues) -> String { format.adapted(to: environment).format(input) }

    func isEqual(to other: any FormattedValueStorage) -> Bool {
        guard let other = other as? Self else { return false }
        return input == other.input && format == other.format
    }
}
