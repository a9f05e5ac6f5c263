import Foundation

extension AttributedString {
    /// Creates an attributed string from inline Markdown: emphasis, code and links. Line breaks are preserved.
    ///
    /// - Throws: Never; malformed markup is plain text. The initializer is marked `throws` for compatibility with Foundation's, which
    ///   throws for other syntaxes.
    public init(markdown: String) throws {
        try self.init(
            markdown: markdown,
            options: MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        )
    }

    /// Creates an attributed string from inline Markdown: emphasis, code and links.
    ///
    /// ```swift
    /// AttributedString(markdown: text, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    /// ```
    ///
    /// - Parameters:
    ///   - markdown: The text with markup.
    ///   - options: The syntax.
    ///   - baseURL: The URL that relative links refer to.
    /// - Throws: Never; malformed markup is plain text. The initializer is marked `throws` for compatibility with Foundation's.
    public init(markdown: String, options: MarkdownParsingOptions, baseURL: URL? = nil) throws {
        self.init()
        let source = options.interpretedSyntax == .inlineOnly ? markdown.collapsingWhitespace : markdown
        for span in InlineMarkdown.spans(of: source.map { .character($0) }) {
            var part = AttributedString(span.text)
            let markup = AttributeScopes.SwiftUIAttributes.MarkupAttribute.Value(
                isStrong: span.isStrong,
                isEmphasized: span.isEmphasized,
                isStruckThrough: span.isStruckThrough,
                isCode: span.isCode
            )
            if markup != .init() { part[AttributeScopes.SwiftUIAttributes.MarkupAttribute.self] = markup }
            if let link = span.link.flatMap({ URL(string: $0, relativeTo: baseURL) }) { part.link = link.absoluteURL }
            append(part)
        }
    }
}

extension AttributedString {
    /// The syntax of Markdown that is parsed.
    public struct MarkdownParsingOptions: Sendable {
        /// The interpreted parts of Markdown.
        public enum InterpretedSyntax: Hashable, Sendable {
            /// Inline markup. Line breaks and repeated spaces become a space.
            case inlineOnly
            /// Inline markup. Whitespace is preserved.
            case inlineOnlyPreservingWhitespace
        }

        /// The handling of malformed markup. Inline markup has none: it is plain text.
        public enum FailurePolicy: Hashable, Sendable {
            /// Throws an error.
            case throwError
            /// Returns the parsed part.
            case returnPartiallyParsedIfPossible
        }

        /// The interpreted parts of Markdown.
        public var interpretedSyntax: InterpretedSyntax
        /// The handling of malformed markup.
        public var failurePolicy: FailurePolicy

        /// Creates options.
        public init(interpretedSyntax: InterpretedSyntax, failurePolicy: FailurePolicy = .throwError) {
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
        }
    }
}

extension String {
    /// The text with each run of whitespace replaced by a space.
    fileprivate var collapsingWhitespace: String {
        split(omittingEmptySubsequences: true, whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
