import EvergreenUI
import Foundation

extension Screen {
    /// Returns the URLs that a browser would have opened since the last call, from `\.openURL` and links.
    public func takeOpenedURLs() -> [URL] {
        update()
        return tree.document.takeAddresses().compactMap { URL(string: $0) }
    }
}

extension ScreenElement {
    /// Follows a link in a text, identified by the linked text.
    ///
    /// - Throws: ``ScreenError/notFound(_:screen:)`` if the text contains no such link.
    public func followLink(_ title: String) throws(ScreenError) {
        tree.update()
        guard case .richText(let runs) = element.description.kind,
            let index = runs.firstIndex(where: {
                $0.text == title && ($0.address != nil || $0.handledURL != nil)
            })
        else { throw .notFound("link “\(title)”", screen: outline) }
        if runs[index].handledURL != nil {
            try send(.select(index))
        } else if let address = runs[index].address {
            tree.document.open(address)
        }
    }
}
