import OrderedCollections

extension IdentifiedArray {
    /// Creates an array of elements. Elements with a duplicate identity are reported and omitted.
    ///
    /// - Parameters:
    ///   - elements: The elements.
    ///   - id: The key path of the identity.
    public init(uniqueElements elements: some Sequence<Element>, id: KeyPath<Element, ID> & Sendable) {
        self.init(id: id)
        append(contentsOf: elements)
    }

    /// Creates an array of elements. Elements with a duplicate identity are reported and omitted.
    ///
    /// - Parameter elements: The elements.
    public init(uniqueElements elements: some Sequence<Element>) where Element: Identifiable, ID == Element.ID {
        self.init()
        append(contentsOf: elements)
    }

    /// Creates an array of elements, combining those with the same identity.
    ///
    /// - Parameters:
    ///   - elements: The elements.
    ///   - id: The key path of the identity.
    ///   - combine: Returns the element to keep, given the existing and the new one. It has the same identity.
    /// - Throws: The error of the closure.
    public init(
        _ elements: some Sequence<Element>,
        id: KeyPath<Element, ID> & Sendable,
        uniquingIDsWith combine: (Element, Element) throws -> Element
    ) rethrows {
        self.init(id: id)
        try combineElements(elements, with: combine)
    }

    /// Creates an array of elements, combining those with the same identity.
    ///
    /// - Parameters:
    ///   - elements: The elements.
    ///   - combine: Returns the element to keep, given the existing and the new one. It has the same identity.
    /// - Throws: The error of the closure.
    public init(
        _ elements: some Sequence<Element>,
        uniquingIDsWith combine: (Element, Element) throws -> Element
    ) rethrows where Element: Identifiable, ID == Element.ID {
        self.init()
        try combineElements(elements, with: combine)
    }

    /// An empty array.
    public init() where Element: Identifiable, ID == Element.ID {
        self.init(ids: [], elements: [], identify: reader(of: \Element.id))
    }

    /// Creates a copy of an array.
    ///
    /// - Parameter elements: The array.
    public init(_ elements: Self) {
        self = elements
    }

    private mutating func combineElements(
        _ elements: some Sequence<Element>,
        with combine: (Element, Element) throws -> Element
    ) rethrows {
        for element in elements {
            if let existing = self[id: identify(element)] {
                updateOrAppend(try combine(existing, element))
            } else {
                append(element)
            }
        }
    }
}

extension IdentifiedArray: ExpressibleByArrayLiteral where Element: Identifiable, ID == Element.ID {
    /// Creates an array of elements. Elements with a duplicate identity are reported and omitted.
    public init(arrayLiteral elements: Element...) {
        self.init(uniqueElements: elements)
    }
}
