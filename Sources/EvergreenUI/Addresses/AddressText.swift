import Foundation

/// How values are written in an address, and read.
struct AddressText<Value> {
    let text: (Value) -> String
    /// Nil for a text that is no such value.
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

/// A binding by the text of its value in an address.
@MainActor
struct AddressBinding {
    /// Nil for a value that is left out.
    let text: () -> String?
    /// Sets the value of a text, or of none. Returns false if there is no such value.
    let setText: (String?) -> Bool

    init<Value>(_ binding: Binding<Value>, _ text: AddressText<Value>) {
        self.text = { text.text(binding.wrappedValue) }
        setText = { new in
            guard let value = new.flatMap(text.value) else { return false }
            binding.wrappedValue = value
            return true
        }
    }

    /// No text stands for nil.
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
