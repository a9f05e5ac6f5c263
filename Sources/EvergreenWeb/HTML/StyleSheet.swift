/// The rules for the style classes that a page uses, as a stylesheet that is named by what it contains.
///
/// The server keeps nothing for it: the address lists the classes, the answer holds their rules. Browsers keep the answer for a
/// year, so the address has a hash of the rules, too: another version of Evergreen may have others for a class.
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
        var sheets: [[StyleClass]] = []
        var bytes = 0
        for styleClass in classes {
            let more = styleClass.name.utf8.count + 1
            if let count = sheets.last?.count, count < classesPerAddress, bytes + more < bytesPerAddress {
                sheets[sheets.count - 1].append(styleClass)
                bytes += more
            } else {
                sheets.append([styleClass])
                bytes = more
            }
        }
        return sheets.map { classes in
            "\(address)?c=\(classes.map(\.name).joined(separator: "."))&h=\(Asset.hash(of: text(of: classes).utf8))"
        }
    }

    /// The stylesheet for the query of such an address; nil if that names anything that is no style class, or other rules than
    /// this version of Evergreen has.
    static func text(query: String?) -> String? {
        guard let query, query.hasPrefix("c="), let end = query.firstIndex(of: "&") else { return nil }
        let names = query[..<end].dropFirst(2).split(separator: ".")
        guard names.count <= classesPerAddress else { return nil }
        var classes: [StyleClass] = []
        for name in names {
            guard let styleClass = StyleClass(name: name) else { return nil }
            classes.append(styleClass)
        }
        let text = text(of: classes)
        return query[end...] == "&h=\(Asset.hash(of: text.utf8))" ? text : nil
    }

    private static func text(of classes: [StyleClass]) -> String { classes.map(\.rule).joined(separator: "\n") }
}
