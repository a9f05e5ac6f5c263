/// A text that screen readers read at once, although it is not on the page.
package struct Announcement: Hashable, Sendable {
    package var text: String
    /// Whether it interrupts other texts.
    package var isUrgent: Bool

    /// The maximum number of texts that are read after one update.
    static var limit: Int { 10 }

    package init(_ text: String, isUrgent: Bool = false) {
        self.text = text
        self.isUrgent = isUrgent
    }
}
