import Foundation

extension AttributeScopes {
    /// The attributes of an attributed string that ``Text`` renders.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The text color.
        public let foregroundColor: ForegroundColorAttribute
        /// The color behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// The underline style.
        public let underlineStyle: UnderlineStyleAttribute
        /// The strikethrough style.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The additional space between characters, in points.
        public let kern: KerningAttribute
        /// The vertical offset from the baseline, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The additional space between characters, in points.
        public let tracking: TrackingAttribute
        /// Whether an announcement interrupts other texts.
        public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute
        let markup: MarkupAttribute
        /// Foundation's attributes, such as links.
        public let foundation: FoundationAttributes

        /// The key of the font attribute.
        public enum FontAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = Font
            /// The name of the attribute in archives.
            public static let name = "SwiftUI.Font"
        }

        /// The key of the text color attribute.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = Color
            /// The name of the attribute in archives.
            public static let name = "SwiftUI.ForegroundColor"
        }

        /// The key of the background color attribute.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = Color
            /// The name of the attribute in archives.
            public static let name = "SwiftUI.BackgroundColor"
        }

        /// The key of the underline attribute.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = Text.LineStyle
            /// The name of the attribute in archives.
            public static let name = "SwiftUI.UnderlineStyle"
        }

        /// The key of the strikethrough attribute.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = Text.LineStyle
            /// The name of the attribute in archives.
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        /// The key of the kerning attribute.
        public enum KerningAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = CGFloat
            /// The name of the attribute in archives.
            public static let name = "SwiftUI.Kern"
        }

        /// The key of the tracking attribute.
        public enum TrackingAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = CGFloat
            /// The name of the attribute in archives.
            public static let name = "SwiftUI.Tracking"
        }

        /// The key of the baseline offset attribute.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = CGFloat
            /// The name of the attribute in archives.
            public static let name = "SwiftUI.BaselineOffset"
        }

        /// The key of the priority of an announcement.
        public enum AnnouncementPriorityAttribute: AttributedStringKey {
            /// The priority of an announcement.
            public enum AnnouncementPriority: Hashable, Sendable {
                /// Read after other texts.
                case low, `default`
                /// Read at once, instead of other texts.
                case high
            }

            /// The type of the attribute.
            public typealias Value = AnnouncementPriority
            /// The name of the attribute in archives.
            public static let name = "AXSpeechAnnouncementPriority"
        }

        /// The inline Markdown attributes of a run.
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

    /// The attributes of an attributed string that ``Text`` renders.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    /// Accesses SwiftUI's attributes as properties: `string.foregroundColor`.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T {
        self[T.self]
    }
}

extension Text {
    /// Creates a text from an attributed string, with its fonts, colors, line styles, character spacing and links.
    @_disfavoredOverload
    nonisolated public init(_ attributedContent: AttributedString) {
        self.init(storage: .attributed(attributedContent))
    }

    /// Creates a text from a formatted value with the attributes that its format produces, such as those of a date's components.
    nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatOutput == AttributedString {
        self.init(format.format(input))
    }
}

extension AttributedString {
    /// One text per run of equal attributes.
    var texts: [Text] {
        runs.map { run in
            var text = Text(verbatim: String(self[run.range].characters))
            if let markup = run[AttributeScopes.SwiftUIAttributes.MarkupAttribute.self] {
                if markup.isStrong { text.attributes.weight = .bold }
                if markup.isEmphasized { text.attributes.isItalic = true }
                if markup.isStruckThrough { text.attributes.strikethrough = .single }
                if markup.isCode { text.attributes.design = .monospaced }
            }
            if let font = run.font { text.attributes.font = font }
            if let color = run.foregroundColor { text.attributes.foreground = .color(color) }
            text.attributes.background = run.backgroundColor
            if let line = run.underlineStyle { text.attributes.underline = line }
            if let line = run.strikethroughStyle { text.attributes.strikethrough = line }
            if let space = run.tracking ?? run.kern { text.attributes.letterSpacing = Double(space) }
            if let offset = run.baselineOffset { text.attributes.baselineOffset = Double(offset) }
            if let link = run.link { text.attributes.link = link.absoluteString }
            return text
        }
    }
}
