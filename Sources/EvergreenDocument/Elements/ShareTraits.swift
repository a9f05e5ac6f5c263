/// The item that a link shares. Empty for nothing.
package struct ShareTraits: Hashable, Sendable {
    package var title: String
    package var text: String
    /// A URL of the shared item.
    package var address: String

    package init(title: String, text: String, address: String) {
        self.title = title
        self.text = text
        self.address = address
    }
}
