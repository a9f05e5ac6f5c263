/// The classes of a node: names from the page's own stylesheet, and one class per style value.
struct ClassList: Hashable, Sendable, ExpressibleByArrayLiteral {
    private(set) var names: [String]
    private(set) var styles: [StyleClass] = []

    init(arrayLiteral names: String...) {
        self.names = names
    }

    var isEmpty: Bool { names.isEmpty && styles.isEmpty }

    /// The name of the only class; nil if there are none or several.
    var onlyName: String? {
        guard names.count + styles.count == 1 else { return nil }
        return names.first ?? styles[0].name
    }

    var text: String { (names + styles.map(\.name)).joined(separator: " ") }

    /// Calls `body` with the name of each class, in order.
    func forEachName(_ body: (String) -> Void) {
        for name in names { body(name) }
        for style in styles { body(style.name) }
    }

    mutating func insert(_ name: String) {
        if !names.contains(name) { names.append(name) }
    }

    /// Inserts a style, unless there is one for the same property: the first and innermost wins.
    mutating func insert(_ style: StyleClass) {
        if !styles.contains(where: { $0.property == style.property }) { styles.append(style) }
    }
}
