/// The rules for the style classes that a page uses, as a stylesheet that is named by what it contains.
///
/// The server keeps nothing for it: the address lists the classes, the answer holds their rules.
enum StyleSheet {
    /// Relative to the address of the page.
    static let address = "_evergreen/style.css"
    static let path = "/" + address
    /// How many classes one address names at most, so that it stays within what browsers and proxies take.
    static let classesPerAddress = 120
    /// The bytes of one address at most, unless it names only one class.
    static let bytesPerAddress = 4000

    /// The addresses of the stylesheets with the rules of these classes.
    static func addresses(of classes: some Collection<StyleClass>) -> [String] {
        var addresses: [String] = []
        var count = 0
        for name in classes.map(\.name) {
            let bytes = addresses.last?.utf8.count ?? bytesPerAddress
            if count < classesPerAddress, bytes + name.utf8.count < bytesPerAddress {
                addresses[addresses.count - 1] += "." + name
                count += 1
            } else {
                addresses.append("\(address)?c=\(name)")
                count = 1
            }
        }
        return addresses
    }

    /// The stylesheet for the query of such an address; nil if that names anything that is no style class.
    static func text(query: String?) -> String? {
        guard let query, query.hasPrefix("c=") else { return nil }
        let names = query.dropFirst(2).split(separator: ".")
        guard names.count <= classesPerAddress else { return nil }
        var rules: [String] = []
        for name in names {
            guard let styleClass = StyleClass(name: name) else { return nil }
            rules.append(styleClass.rule)
        }
        return rules.joined(separator: "\n")
    }
}
