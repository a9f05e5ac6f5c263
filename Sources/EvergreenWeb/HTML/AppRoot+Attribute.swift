extension AppRoot {
    /// The value of an attribute as it is in the page: with its addresses.
    func value(of attribute: HTML.Attribute) -> String {
        switch attribute.name {
        case .href, .src: address(attribute.value)
        // The sizes of an image: an address and a scale each.
        case .srcset where !prefix.isEmpty:
            attribute.value.split(separator: ", ").map { address(String($0)) }.joined(separator: ", ")
        default: attribute.value
        }
    }
}
