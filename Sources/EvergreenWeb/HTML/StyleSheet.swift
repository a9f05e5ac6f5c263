/// The rules of a page's style classes, as a stylesheet that is named by its contents.
///
/// The server is stateless here: the URL lists the classes, and the response contains their rules. Browsers cache it for a year, so the URL
/// also has a hash of the rules, which can differ between versions of Evergreen.
enum StyleSheet {
    /// Relative to the app's path.
    static let address = "_evergreen/style.css"
    static let path = "/" + address
    /// The maximum number of classes per URL, to stay within the limits of browsers and proxies. A class whose image the server draws is
    /// alone.
    static let classesPerAddress = 120
    /// The maximum size of a URL in bytes, unless it names only one class.
    static let bytesPerAddress = 4000

    /// Returns the URLs of the stylesheets with the rules of these classes.
    static func addresses(of classes: some Collection<StyleClass>) -> [String] {
        var sheets: [[StyleClass]] = []
        var bytes = 0
        for styleClass in classes {
            let more = styleClass.name.utf8.count + 1
            let isAlone = styleClass.isDrawn || sheets.last?.last?.isDrawn == true
            if let count = sheets.last?.count, count < classesPerAddress, bytes + more < bytesPerAddress, !isAlone {
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

    /// Returns the stylesheet for the query of such a URL; nil if it contains an invalid class, or the hash of rules from another version
    /// of Evergreen.
    static func text(query: String?) -> String? {
        guard let query, query.hasPrefix("c="), let end = query.firstIndex(of: "&") else { return nil }
        let names = query[..<end].dropFirst(2).split(separator: ".")
        guard names.count <= classesPerAddress else { return nil }
        var classes: [StyleClass] = []
        for name in names {
            guard let styleClass = StyleClass(name: name) else { return nil }
            classes.append(styleClass)
        }
        // Otherwise a short request could make the server draw many images.
        guard classes.count == 1 || !classes.contains(where: \.isDrawn) else { return nil }
        let text = text(of: classes)
        return query[end...] == "&h=\(Asset.hash(of: text.utf8))" ? text : nil
    }

    private static func text(of classes: [StyleClass]) -> String { classes.map(\.rule).joined(separator: "\n") }
}
