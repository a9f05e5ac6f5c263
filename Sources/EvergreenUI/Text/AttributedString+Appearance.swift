import Foundation

extension AttributeScopes {
    /// The attributes with which a ``Text`` shows the parts of an attributed string.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The color of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// Lines below the letters.
        public let underlineStyle: UnderlineStyleAttribute
        /// Lines through the letters.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The space that is added between letters, in points.
        public let kern: KerningAttribute
        /// How far a part is above the baseline.
        public let baselineOffset: BaselineOffsetAttribute
        /// The space that is added between letters, in points.
        public let tracking: TrackingAttribute
        let markup: MarkupAttribute
        /// Links, and what else Foundation declares.
        public let foundation: FoundationAttributes

        /// The font of a part.
        public enum FontAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = Font
            /// The name of the attribute in archives.
            public static let name = "SwiftUI.Font"
        }

        /// The color of the letters of a part.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = Color
            /// The name of the attribute in archives.
            public static let name = "SwiftUI.ForegroundColor"
        }

        /// The lines below a part.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = Text.LineStyle
            /// The name of the attribute in archives.
            public static let name = "SwiftUI.UnderlineStyle"
        }

        /// The lines through a part.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = Text.LineStyle
            /// The name of the attribute in archives.
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        /// The space between the letters of a part.
        public enum KerningAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = CGFloat
            /// The name of the attribute in archives.
            public static let name = "SwiftUI.Kern"
        }

        /// The space between the letters of a part.
        public enum TrackingAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = CGFloat
            /// The name of the attribute in archives.
            public static let name = "SwiftUI.Tracking"
        }

        /// How far a part is above the baseline.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = CGFloat
            /// The name of the attribute in archives.
            public static let name = "SwiftUI.BaselineOffset"
        }

        /// What Markdown says of a part.
        enum MarkupAttribute: AttributedStringKey {
            struct Value: Hashable, Sendable {
                var isStrong = false
                var isEmphasized = false
                var isStruckThrough = false
                var isCode = false
            }

            static let name = "Evergreen.Markup"
        }
    }

    /// The attributes with which a ``Text`` shows the parts of an attributed string.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    /// The attributes of views, as properties: `string.foregroundColor`.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T {
        self[T.self]
    }
}

extension Text {
    /// The text of an attributed string, with its fonts, colors, lines, spaces between letters, and links.
    @_disfavoredOverload
    nonisolated public init(_ attributedContent: AttributedString) {
        self.init(storage: .attributed(attributedContent))
    }

    /// A formatted value with the attributes of its format, such as those of the parts of a date.
    nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatOutput == AttributedString {
        self.init(format.format(input))
    }
}

extension AttributedString {
    /// A text with the inline markup of Markdown: emphasis, code and links. Line breaks stay.
    ///
    /// - Throws: Nothing: what is no markup is text. Foundation's initializer throws, for other syntaxes.
    public init(markdown: String) throws {
        self.init()
        for span in InlineMarkdown.spans(of: markdown.map { .character($0) }) {
            var part = AttributedString(span.text)
            let markup = AttributeScopes.SwiftUIAttributes.MarkupAttribute.Value(
                isStrong: span.isStrong,
                isEmphasized: span.isEmphasized,
                isStruckThrough: span.isStruckThrough,
                isCode: span.isCode
            )
            if markup != .init() { part[AttributeScopes.SwiftUIAttributes.MarkupAttribute.self] = markup }
            if let link = span.link.flatMap({ URL(string: $0) }) { part.link = link }
            append(part)
        }
    }
}

extension AttributedString {
    /// A text for each part with the same attributes.
    var texts: [Text] {
        runs.map { run in
            var text = Text(verbatim: String(self[run.range].characters))
            if let markup = run[AttributeScopes.SwiftUIAttributes.MarkupAttribute.self] {
                if markup.isStrong { text.look.weight = .bold }
                if markup.isEmphasized { text.look.isItalic = true }
                if markup.isStruckThrough { text.look.strikethrough = .single }
                if markup.isCode { text.look.design = .monospaced }
            }
            if let font = run.font { text.look.font = font }
            if let color = run.foregroundColor { text.look.foreground = .color(color) }
            if let line = run.underlineStyle { text.look.underline = line }
            if let line = run.strikethroughStyle { text.look.strikethrough = line }
            if let space = run.tracking ?? run.kern { text.look.letterSpacing = Double(space) }
            if let offset = run.baselineOffset { text.look.baselineOffset = Double(offset) }
            if let link = run.link { text.look.link = link.absoluteString }
            return text
        }
    }
}
