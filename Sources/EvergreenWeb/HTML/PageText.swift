import EvergreenConcurrency
import NIOCore

/// The HTML of a page: what it has in common with other pages, and, between these parts, what is its own.
struct PageText {
    let common: CommonPageText
    /// After the start: the rest of the body's tag, with the token of the session.
    let attributes: String
    /// After the content: the links without a script.
    let links: String
    /// Whether other pages have the same parts.
    let isShared: Bool

    var html: String { common.start + attributes + common.content + links + common.end }

    /// The HTML as a gzip file.
    ///
    /// The token, which is the secret in a page, differs in each file, so that the size reveals nothing about it (BREACH attack).
    var gzipped: ByteBuffer {
        guard isShared else { return GzipPart.file(of: [GzipPart(html, .fast)]) }
        let (start, content, end) = common.gzipped
        return GzipPart.file(of: [start, GzipPart(stored: attributes), content, GzipPart(stored: links), end])
    }
}

/// What the pages with one drawing have in common.
final class CommonPageText: Sendable {
    /// Up to the attributes of the body.
    let start: String
    /// The HTML of the document.
    let content: String
    let end: String

    typealias Gzipped = (start: GzipPart, content: GzipPart, end: GzipPart)

    private let compressed = Locked<Gzipped?>(nil)

    init(start: String, content: String, end: String) {
        self.start = start
        self.content = content
        self.end = end
    }

    /// Compressed on first access, and cached.
    var gzipped: Gzipped {
        compressed.withLock { compressed in
            if let compressed { return compressed }
            let made = (GzipPart(start, .small), GzipPart(content, .small), GzipPart(end, .small))
            compressed = made
            return made
        }
    }
}

/// Makes what the pages with one drawing have in common, for the first of them.
final class SharedPageText: Sendable {
    private let text = Locked<CommonPageText?>(nil)

    func text(_ make: () -> CommonPageText) -> CommonPageText {
        text.withLock { text in
            if let text { return text }
            let made = make()
            text = made
            return made
        }
    }
}
