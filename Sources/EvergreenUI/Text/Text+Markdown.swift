extension Text {
    /// Returns the text with its keys resolved and their Markdown applied as appearance.
    func withoutMarkup(in environment: EnvironmentValues) -> Text {
        var copy = self
        switch storage {
        case .verbatim, .formatted, .live, .image: break
        case .attributed(let string):
            let texts = string.texts
            // A single text needs no concatenation, but keeps its own appearance.
            if texts.count == 1 { return texts[0].inheriting(from: self) }
            copy.storage = texts.dropFirst().reduce(texts.first ?? Text(verbatim: ""), +).storage
        case .standard(let text):
            copy.storage = .verbatim(Text(text).resolve(in: environment))
        case .key(let key, let source):
            let spans = key.spans(in: environment, from: source)
            let images = key.images
            if spans.count == 1, images.isEmpty {
                copy.apply(spans[0])
            } else {
                let texts = spans.flatMap { Text.texts(of: $0, images: images) }
                copy.storage = texts.dropFirst().reduce(texts.first ?? Text(verbatim: ""), +).storage
            }
        case .joined(let first, let second):
            copy.storage = .joined(first.withoutMarkup(in: environment), second.withoutMarkup(in: environment))
        }
        return copy
    }

    private static func texts(of span: InlineMarkdown.Span, images: [Image]) -> [Text] {
        ImageMark.texts(of: span.text, images: images).map { part in
            var text = part
            text.apply(span)
            text.storage = part.storage
            return text
        }
    }

    /// Applies the markup of a span. Attributes that the span doesn't set are unchanged.
    private mutating func apply(_ span: InlineMarkdown.Span) {
        storage = .verbatim(span.text)
        if span.isStrong { attributes.weight = .bold }
        if span.isEmphasized { attributes.isItalic = true }
        if span.isStruckThrough { attributes.strikethrough = .single }
        if span.isCode { attributes.design = .monospaced }
        if let address = span.link { attributes.link = address }
    }
}
