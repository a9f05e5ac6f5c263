import EvergreenUI
import Foundation

extension Screen {
    /// The address of the page as composed by its views: the path relative to the app's root, and the query. `/` for the root.
    public var address: String {
        update()
        for case .address(let address, _) in tree.document.root.description.attributes.notes {
            return "/\(address.text)"
        }
        return "/"
    }

    /// Whether the views support the page's address. Otherwise, a server responds with status 404.
    public var isFound: Bool {
        update()
        for case .address(_, let isFound) in tree.document.root.description.attributes.notes { return isFound }
        return true
    }

    /// Navigates the page to an address of the app, such as `/players/7`, like the browser's history.
    ///
    /// - Throws: ``ScreenError/notFound(_:screen:)`` if the address is malformed.
    public func visit(_ address: String) throws(ScreenError) {
        guard let address = try? WindowAddress(text: address.trimmingPrefix("/")) else {
            throw .notFound("address \(address)", screen: outline)
        }
        try root.send(.visit(address))
    }
}
