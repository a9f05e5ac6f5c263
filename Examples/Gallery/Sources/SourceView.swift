import Evergreen
import GalleryPageSource

/// The collapsible source of a page.
struct SourceView: View {
    let page: GalleryPage

    @Environment(\.horizontalSizeClass) private var width
    @State private var isFolded: Bool?

    var body: some View {
        DisclosureGroup(
            isExpanded: Binding {
                !(isFolded ?? (width == .compact))
            } set: {
                isFolded = !$0
            }
        ) {
            ScrollView(.horizontal) {
                Text(SourceText.of(page))
                    .font(.caption)
                    .monospaced()
                    .fixedSize()
                    .accessibilityIdentifier("source")
            }
        } label: {
            Text("Source of \(Text(page.title))").font(.headline)
        }
    }
}

/// The highlighted sources of the pages, created when they are first shown.
@MainActor
private enum SourceText {
    private static var texts: [GalleryPage: AttributedString] = [:]

    static func of(_ page: GalleryPage) -> AttributedString {
        if let text = texts[page] { return text }
        let text = SourceToken.all(in: page.source).reduce(into: AttributedString()) { text, token in
            var part = AttributedString(token.text)
            part.foregroundColor = token.kind.color
            text += part
        }
        texts[page] = text
        return text
    }
}

extension SourceToken.Kind {
    fileprivate var color: Color? {
        switch self {
        case .plain: nil
        case .keyword: .pink
        case .type: .teal
        case .string: .orange
        case .comment: .secondary
        case .number: .indigo
        }
    }
}
