/// What a link shares. Empty for nothing.
package struct ShareTraits: Hashable, Sendable {
    package var title: String
    package var text: String
    /// An address that leads back to what is shared.
    package var address: String

    package init(title: String, text: String, address: String) {
        self.title = title
        self.text = text
        self.address = address
    }
}
