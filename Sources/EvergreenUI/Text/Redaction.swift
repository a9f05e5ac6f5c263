/// Why the content of a view is not shown.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The content only holds the place of what is to come.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// The content is nobody else's business.
    public static let privacy = RedactionReasons(rawValue: 2)
}

private struct RedactionReasonsKey: EnvironmentKey {
    static let defaultValue: RedactionReasons = []
}

private struct IsPrivacySensitiveKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Why the content of the view is not shown; empty if it is.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    var isPrivacySensitive: Bool {
        get { self[IsPrivacySensitiveKey.self] }
        set { self[IsPrivacySensitiveKey.self] = newValue }
    }

    /// Whether blocks take the place of texts and symbols.
    var isRedacted: Bool {
        let reasons = redactionReasons
        return reasons.contains(.placeholder) || (reasons.contains(.privacy) && isPrivacySensitive)
    }
}

extension View {
    /// Shows blocks in the place of the texts and symbols in this view. What they say never leaves the server.
    public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Shows the texts and symbols in this view, whatever a view around says.
    public func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Whether the texts and symbols in this view are redacted for the reason `privacy`.
    public func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }
}

extension String {
    /// A text that takes about as much room, and says nothing.
    var redacted: String { String(map { $0.isWhitespace ? $0 : "\u{2588}" }) }
}
