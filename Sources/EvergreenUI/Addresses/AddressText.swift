import Foundation

/// Formats and parses values in an address.
struct AddressText<Value> {
    let text: (Value) -> String
    /// Returns nil for invalid text.
    let value: (String) -> Value?
}

extension AddressText where Value: LosslessStringConvertible {
    static var lossless: Self { AddressText(text: { $0.description }, value: { Value($0) }) }
}

extension AddressText where Value: RawRepresentable, Value.RawValue: LosslessStringConvertible {
    static var raw: Self {
        AddressText(
            text: { $0.rawValue.description },
            value: { text in Value.RawValue(text).flatMap { Value(rawValue: $0) } }
        )
    }
}

extension AddressText<UUID> {
    static var uuid: Self { AddressText(text: { $0.uuidString.lowercased() }, value: { UUID(uuidString: $0) }) }
}

/// A type-erased binding to the text of a value in an address.
@MainActor
struct AddressBinding {
    /// Returns nil for a value that is omitted.
    let text: () -> String?
    /// Sets the value from text, or to none. Returns false for invalid text.
    let setText: (String?) -> Bool

    init<Value>(_ binding: Binding<Value>, _ text: AddressText<Value>) {
        self.text = { text.text(binding.wrappedValue) }
        setText = { new in
            guard let value = new.flatMap(text.value) else { return false }
            binding.wrappedValue = value
            return true
        }
    }

    /// Nil is represented by the absence of text.
    init<Value>(optional binding: Binding<Value?>, _ text: AddressText<Value>) {
        self.text = { binding.wrappedValue.map(text.text) }
        setText = { new in
            let value = new.flatMap(text.value)
            guard (new == nil) == (value == nil) else { return false }
            binding.wrappedValue = value
            return true
        }
    }
}
