import Evergreen
import Foundation

/// The notices, which all pages of both apps and a route of the site show.
@MainActor @Observable
final class NoticeBoard {
    struct Notice: Identifiable, Codable, Hashable, Sendable {
        var id = UUID()
        let text: String
        let author: String
    }

    private(set) var notices: [Notice] = []

    nonisolated init() {}

    func post(_ text: String, by author: String) {
        notices.insert(Notice(text: text, author: author), at: 0)
    }

    func remove(_ notice: Notice) {
        notices.removeAll { $0 == notice }
    }
}
