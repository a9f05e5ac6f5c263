import EvergreenUI
public import Foundation

extension Screen {
    /// The URLs that a browser would open, since the last call: those that views have opened by `\.openURL`, and of links.
    public func takeOpenedURLs() -> [URL] {
        update()
        return tree.document.takeAddresses().compactMap { URL(string: $0) }
    }
}

extension ScreenElement {
    /// Follows a link in a text, by the words that are the link.
    ///
    /// - Throws: ``ScreenError/notFound(_:screen:)`` if the text has no such link.
    public func followLink(_ title: String) throws(ScreenError) {
        tree.update()
        guard case .richText(let runs) = element.description.kind,
            let index = runs.firstIndex(where: { $0.text == title && $0.address != nil }),
            let address = runs[index].address
        else { throw .notFound("link “\(title)”", screen: outline) }
        if runs[index].isHandled { try send(.select(index)) } else { tree.document.open(address) }
    }
}
