import EvergreenUI
public import Foundation

extension Screen {
    /// The address of the page, as its views make it up: the path below that of the app, and the query. `/` for that of the app
    /// itself.
    public var address: String {
        update()
        for case .address(let address, _) in tree.document.root.description.attributes.notes {
            return "/\(address.text)"
        }
        return "/"
    }

    /// Whether the views have a place at the page's address. A server answers with status 404 otherwise.
    public var isFound: Bool {
        update()
        for case .address(_, let isFound) in tree.document.root.description.attributes.notes { return isFound }
        return true
    }

    /// Leads the page to an address of the app, such as `/players/7`, as the browser's history does.
    ///
    /// - Throws: ``ScreenError/notFound(_:screen:)`` if that is no address of an app.
    public func visit(_ address: String) throws(ScreenError) {
        guard let address = try? WindowAddress(text: address.trimmingPrefix("/")) else {
            throw .notFound("address \(address)", screen: outline)
        }
        try root.send(.visit(address))
    }
}
