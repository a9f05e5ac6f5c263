extension Text {
    /// The text with its keys resolved, and their Markdown turned into appearance.
    func withoutMarkup(in environment: EnvironmentValues) -> Text {
        var copy = self
        switch storage {
        case .verbatim, .formatted, .live: break
        case .attributed(let string):
            let texts = string.texts
            // One text needs no parts, but keeps what it says of itself.
            if texts.count == 1 { return texts[0].inheriting(from: self) }
            copy.storage = texts.dropFirst().reduce(texts.first ?? Text(verbatim: ""), +).storage
        case .standard(let word):
            copy.storage = .verbatim(Text(word).resolve(in: environment))
        case .key(let key, let source):
            let spans = key.spans(in: environment, from: source)
            if spans.count == 1 {
                copy.apply(spans[0])
            } else {
                let texts = spans.map(Text.init(span:))
                copy.storage = texts.dropFirst().reduce(texts.first ?? Text(verbatim: ""), +).storage
            }
        case .joined(let first, let second):
            copy.storage = .joined(first.withoutMarkup(in: environment), second.withoutMarkup(in: environment))
        }
        return copy
    }

    private init(span: InlineMarkdown.Span) {
        self.init(verbatim: "")
        apply(span)
    }

    /// Takes over what a span says, and keeps the appearance of which it says nothing.
    private mutating func apply(_ span: InlineMarkdown.Span) {
        storage = .verbatim(span.text)
        if span.isStrong { look.weight = .bold }
        if span.isEmphasized { look.isItalic = true }
        if span.isStruckThrough { look.strikethrough = .single }
        if span.isCode { look.design = .monospaced }
        if let address = span.link { look.link = address }
    }
}
