/// The appearance of text editors.
public protocol TextEditorStyle: Sendable {
    /// Whether the editor has no border.
    var _isPlain: Bool { get }
}

/// The default style: a border with rounded corners.
public struct AutomaticTextEditorStyle: TextEditorStyle {
    public var _isPlain: Bool { false }

    public init() {}
}

/// A style with a rounded border.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
    public var _isPlain: Bool { false }

    public init() {}
}

/// A style without border and background.
public struct PlainTextEditorStyle: TextEditorStyle {
    public var _isPlain: Bool { true }

    public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The default style: a border with rounded corners.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    /// A style with a rounded border.
    public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// A style without border and background.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

private struct PlainTextEditorKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether text editors have no border.
    var hasPlainTextEditors: Bool {
        get { self[PlainTextEditorKey.self] }
        set { self[PlainTextEditorKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the text editors in this view.
    public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
        environment(\.hasPlainTextEditors, style._isPlain)
    }
}
