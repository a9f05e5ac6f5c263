extension AppRoot {
    /// Returns the value of an attribute with its URLs as they are written in the page.
    func value(of attribute: HTML.Attribute) -> String {
        switch attribute.name {
        case .href, .src: address(attribute.value)
        // The sizes of an image: a URL and a scale each.
        case .srcset where !prefix.isEmpty:
            attribute.value.split(separator: ", ").map { address(String($0)) }.joined(separator: ", ")
        default: attribute.value
        }
    }
}
