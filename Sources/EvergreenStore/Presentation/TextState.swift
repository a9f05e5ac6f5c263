/// Text as a value in a feature's state, which can be compared in tests.
///
/// ```swift
/// TextState("Delete \(name)?")
/// TextState("It can't be ") + TextState("restored").bold()
/// ```
public struct TextState: Sendable {
    enum Content: Equatable, Sendable {
        case key(LocalizedStringKey)
        case source(LocalizedStringKey, table: String?, bundle: Bundle?)
        case resource(LocalizedStringResource)
        case verbatim(String)
        indirect case joined(TextState, TextState)
    }

    enum Modifier: Hashable, Sendable {
        case bold(Bool)
        case italic(Bool)
        case monospacedDigit
        case strikethrough(Bool)
        case underline(Bool)
        case font(Font?)
        case fontWeight(Font.Weight?)
        case foregroundColor(Color?)
    }

    private(set) var content: Content
    private(set) var modifiers: [Modifier] = []

    private init(content: Content) {
        self.content = content
    }

    /// Creates localized text.
    ///
    /// - Parameter key: The key.
    public init(_ key: LocalizedStringKey) {
        self.init(content: .key(key))
    }

    /// Creates localized text from a string table.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - tableName: The name of the table; nil for `Localizable`.
    ///   - bundle: The bundle with the table, such as `.module`; nil for the app's.
    ///   - comment: A note for translators. It has no effect.
    public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        self.init(content: .source(key, table: tableName, bundle: bundle))
    }

    /// Creates localized text from a resource.
    ///
    /// - Parameter resource: The resource.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        self.init(content: .resource(resource))
    }

    /// Creates verbatim text from a string.
    ///
    /// - Parameter content: The string.
    @_disfavoredOverload
    public init(_ content: some StringProtocol) {
        self.init(content: .verbatim(String(content)))
    }

    /// Creates verbatim text.
    ///
    /// - Parameter content: The text.
    public init(verbatim content: String) {
        self.init(content: .verbatim(content))
    }

    /// Concatenates two texts.
    public static func + (lhs: Self, rhs: Self) -> Self {
        Self(content: .joined(lhs, rhs))
    }

    /// Makes the text bold.
    public func bold(_ isActive: Bool = true) -> Self { adding(.bold(isActive)) }

    /// Makes the text italic.
    public func italic(_ isActive: Bool = true) -> Self { adding(.italic(isActive)) }

    /// Uses digits of equal width.
    public func monospacedDigit() -> Self { adding(.monospacedDigit) }

    /// Strikes through the text.
    public func strikethrough(_ isActive: Bool = true) -> Self { adding(.strikethrough(isActive)) }

    /// Underlines the text.
    public func underline(_ isActive: Bool = true) -> Self { adding(.underline(isActive)) }

    /// Sets the font; nil for that of the environment.
    public func font(_ font: Font?) -> Self { adding(.font(font)) }

    /// Sets the weight.
    public func fontWeight(_ weight: Font.Weight?) -> Self { adding(.fontWeight(weight)) }

    /// Sets the color; nil for that of the environment.
    public func foregroundColor(_ color: Color?) -> Self { adding(.foregroundColor(color)) }

    private func adding(_ modifier: Modifier) -> Self {
        var copy = self
        copy.modifiers.append(modifier)
        return copy
    }
}

extension Text {
    /// Creates a text view from text in a feature's state.
    ///
    /// - Parameter state: The state.
    public init(_ state: TextState) {
        let text: Text =
            switch state.content {
            case .key(let key): Text(key)
            case .source(let key, let table, let bundle): Text(key, tableName: table, bundle: bundle)
            case .resource(let resource): Text(resource)
            case .verbatim(let string): Text(verbatim: string)
            case .joined(let first, let second): Text(first) + Text(second)
            }
        self = state.modifiers.reduce(text) { text, modifier in
            switch modifier {
            case .bold(let isActive): text.bold(isActive)
            case .italic(let isActive): text.italic(isActive)
            case .monospacedDigit: text.monospacedDigit()
            case .strikethrough(let isActive): text.strikethrough(isActive)
            case .underline(let isActive): text.underline(isActive)
            case .font(let font): text.font(font)
            case .fontWeight(let weight): text.fontWeight(weight)
            case .foregroundColor(let color): text.foregroundColor(color)
            }
        }
    }
}

extension String {
    /// Creates a plain string from text in a feature's state: keys are localized, and styles are ignored.
    ///
    /// - Parameter state: The state.
    public init(state: TextState) {
        switch state.content {
        case .key(let key): self = Text(key).resolve(in: EnvironmentValues())
        case .source(let key, let table, let bundle):
            self = Text(key, tableName: table, bundle: bundle).resolve(in: EnvironmentValues())
        case .resource(let resource): self = Text(resource).resolve(in: EnvironmentValues())
        case .verbatim(let string): self = string
        case .joined(let first, let second): self = String(state: first) + String(state: second)
        }
    }
}

extension TextState: Hashable {
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.content == rhs.content && lhs.modifiers == rhs.modifiers
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(String(state: self))
        hasher.combine(modifiers)
    }
}

extension TextState: CustomStringConvertible, CustomReflectable {
    public var description: String { String(state: self) }
    public var customMirror: Mirror { Mirror(reflecting: description) }
}
