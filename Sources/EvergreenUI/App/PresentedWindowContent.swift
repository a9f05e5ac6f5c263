import EvergreenDocument
import Foundation

/// The content of a window that presents a value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
    private let content: (Binding<Data?>) -> Content
    @State private var value: Data?

    init(content: @escaping (Binding<Data?>) -> Content) {
        self.content = content
    }

    public var body: some View {
        AddressValueView(
            wrapped: content($value),
            place: .segment,
            value: AddressBinding(optional: $value, WindowValueText<Data>.text)
        )
    }
}

extension WindowGroup {
    /// Creates windows that present a value of a type, each at a path with the type's name and the value.
    ///
    /// ```swift
    /// WindowGroup(for: Note.ID.self) { $id in NoteView(id: id) }
    /// ```
    ///
    /// `\.openWindow` opens such a window in a new tab. The value is a part of the address and thus untrusted input: show only what the
    /// user may see. An address with an invalid value is not found.
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: WindowValueText<D>.path, for: type, content: content)
    }

    /// Creates windows that present a value of a type, each at a path with an id and the value.
    public init<D: Codable & Hashable, C: View>(
        id: String,
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: nil, id: id, value: D.self) { PresentedWindowContent(content: content) }
    }

    /// Creates windows with a title that present a value of a type.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey,
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(titleKey, id: WindowValueText<D>.path, for: type, content: content)
    }

    /// Creates windows with a title that present a value of a type, each at a path with an id and the value.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey,
        id: String,
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: Text(titleKey), id: id, value: D.self) { PresentedWindowContent(content: content) }
    }

    /// Creates windows with a title that present a value of a type, each at a path with an id and the value.
    @_disfavoredOverload
    public init<D: Codable & Hashable, C: View>(
        _ title: some StringProtocol,
        id: String,
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: Text(title), id: id, value: D.self) { PresentedWindowContent(content: content) }
    }
}

/// Formats and parses the value of a window in its address.
enum WindowValueText<Value: Codable & Hashable> {
    /// The path of windows without an id.
    static var path: String { String(describing: Value.self) }

    static var text: AddressText<Value> {
        AddressText(text: { write($0) ?? "" }, value: { read($0) })
    }

    /// Formats numbers, strings and UUIDs as they are, and values of other types as JSON.
    static func write(_ value: Value) -> String? {
        if let value = value as? any LosslessStringConvertible { return value.description }
        if let value = value as? UUID { return value.uuidString.lowercased() }
        if let value = value as? any RawRepresentable, let raw = value.rawValue as? any LosslessStringConvertible {
            return raw.description
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(value)).flatMap { String(data: $0, encoding: .utf8) }
    }

    private static func read(_ text: String) -> Value? {
        if let type = Value.self as? any LosslessStringConvertible.Type { return type.init(text) as? Value }
        if Value.self == UUID.self { return UUID(uuidString: text) as? Value }
        if let type = Value.self as? any RawRepresentable.Type, let value = raw(type, text) { return value }
        return try? JSONDecoder().decode(Value.self, from: Data(text.utf8))
    }

    private static func raw<Raw: RawRepresentable>(_ type: Raw.Type, _ text: String) -> Value? {
        guard let rawType = Raw.RawValue.self as? any LosslessStringConvertible.Type else { return nil }
        return (rawType.init(text) as? Raw.RawValue).flatMap { Raw(rawValue: $0) } as? Value
    }
}
