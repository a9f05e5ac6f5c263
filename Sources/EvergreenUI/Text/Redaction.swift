/// The reasons to redact the content of a view.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The content is a placeholder while data is loading.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// The content is private. Affects only views marked with `privacySensitive(_:)`.
    public static let privacy = RedactionReasons(rawValue: 2)
}

private struct RedactionReasonsKey: EnvironmentKey {
    static let defaultValue: RedactionReasons = []
}

private struct IsPrivacySensitiveKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// The reasons for redacting the view's content; empty if it is not redacted.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    var isPrivacySensitive: Bool {
        get { self[IsPrivacySensitiveKey.self] }
        set { self[IsPrivacySensitiveKey.self] = newValue }
    }

    /// Whether texts and symbols are replaced by blocks.
    var isRedacted: Bool {
        let reasons = redactionReasons
        return reasons.contains(.placeholder) || (reasons.contains(.privacy) && isPrivacySensitive)
    }
}

private struct AddingRedactionReasons: EnvironmentWrite {
    let reasons: RedactionReasons

    func write(to environment: inout EnvironmentValues) { environment.redactionReasons.formUnion(reasons) }
}

extension View {
    /// Replaces the texts and symbols in this view by blocks. The redacted text is not sent to the browser.
    public func redacted(reason: RedactionReasons) -> some View {
        EnvironmentWritingView(wrapped: self, write: AddingRedactionReasons(reasons: reason))
    }

    /// Shows the texts and symbols in this view, even if an ancestor is redacted.
    public func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Redacts the texts and symbols in this view if the reasons contain `privacy`.
    public func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }
}

extension String {
    /// The text as blocks of about the same size.
    var redacted: String { String(map { $0.isWhitespace ? $0 : "\u{2588}" }) }
}
