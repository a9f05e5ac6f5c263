import Foundation

/// Text to read.
public struct Text: View, Sendable {
    indirect enum Storage: Equatable, Sendable {
        case verbatim(String)
        case key(LocalizedStringKey)
        case formatted(FormattedValue)
        case joined(Text, Text)
    }

    var storage: Storage
    /// What the text says of its own font; the rest comes from the environment.
    var font: Font?
    var weight: Font.Weight?
    var design: Font.Design?
    var isItalic: Bool?
    var hasMonospacedDigits = false
    var isUnderlined: Bool?
    var isStruckThrough: Bool?
    var color: Color?

    public typealias Body = Never

    nonisolated init(storage: Storage) {
        self.storage = storage
    }

    /// A text as it is, never translated.
    nonisolated public init(verbatim content: String) {
        self.init(storage: .verbatim(content))
    }

    /// The text of a string, never translated.
    @_disfavoredOverload
    nonisolated public init(_ content: some StringProtocol) {
        self.init(storage: .verbatim(String(content)))
    }

    /// A text that is looked up in the app's translations.
    nonisolated public init(_ key: LocalizedStringKey) {
        self.init(storage: .key(key))
    }

    /// A value, formatted for the environment's locale.
    nonisolated public init<Format: FormatStyle & Sendable>(_ input: Format.FormatInput, format: Format)
    where Format.FormatInput: Equatable & Sendable, Format.FormatOutput == String {
        self.init(storage: .formatted(FormattedValue(input, format: format)))
    }

    public static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        TextNode(view, parent: parent, inputs: inputs)
    }

    /// One text after another.
    nonisolated public static func + (lhs: Text, rhs: Text) -> Text {
        Text(storage: .joined(lhs, rhs))
    }

    nonisolated package func resolve(in environment: EnvironmentValues) -> String {
        switch storage {
        case .verbatim(let string): string
        case .key(let key): key.resolve(in: environment)
        case .formatted(let value): value.resolve(in: environment)
        case .joined(let first, let second): first.resolve(in: environment) + second.resolve(in: environment)
        }
    }
}

extension Text: Equatable {
    nonisolated public static func == (lhs: Text, rhs: Text) -> Bool {
        lhs.storage == rhs.storage && lhs.font == rhs.font && lhs.weight == rhs.weight
            && lhs.isItalic == rhs.isItalic && lhs.hasMonospacedDigits == rhs.hasMonospacedDigits
            && lhs.color == rhs.color && lhs.design == rhs.design && lhs.isUnderlined == rhs.isUnderlined
            && lhs.isStruckThrough == rhs.isStruckThrough
    }
}

private final class TextNode: ElementNode<Text> {
    override var kind: ElementKind {
        if inputs.environment.isRedacted { return .text(view.resolve(in: inputs.environment).redacted) }
        if view.isUniform { return .text(view.resolve(in: inputs.environment)) }
        return .richText(view.runs(in: inputs.environment))
    }

    override var ownStyle: [StyleValue] {
        let style = view.isUniform ? view.style(in: inputs.environment) : []
        return style + inputs.environment.textAppearance.style + (inputs.environment.isRedacted ? [.redacted] : [])
    }
}
