import OrderedCollections

extension IdentifiedArray {
    /// An array of elements. One whose identity has come before is reported and left out.
    ///
    /// - Parameters:
    ///   - elements: The elements.
    ///   - id: Where an element has its identity.
    public init(uniqueElements elements: some Sequence<Element>, id: KeyPath<Element, ID> & Sendable) {
        self.init(id: id)
        append(contentsOf: elements)
    }

    /// An array of elements. One whose identity has come before is reported and left out.
    ///
    /// - Parameter elements: The elements.
    public init(uniqueElements elements: some Sequence<Element>) where Element: Identifiable, ID == Element.ID {
        self.init()
        append(contentsOf: elements)
    }

    /// An array of elements, of which those with the same identity are combined.
    ///
    /// - Parameters:
    ///   - elements: The elements.
    ///   - id: Where an element has its identity.
    ///   - combine: The element to keep, of the one that is there and the one that comes. It has the same identity.
    /// - Throws: What the closure throws.
    public init(
        _ elements: some Sequence<Element>,
        id: KeyPath<Element, ID> & Sendable,
        uniquingIDsWith combine: (Element, Element) throws -> Element
    ) rethrows {
        self.init(id: id)
        try combineElements(elements, with: combine)
    }

    /// An array of elements, of which those with the same identity are combined.
    ///
    /// - Parameters:
    ///   - elements: The elements.
    ///   - combine: The element to keep, of the one that is there and the one that comes. It has the same identity.
    /// - Throws: What the closure throws.
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

    /// An array of the elements of another.
    ///
    /// - Parameter elements: The other one.
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
    /// An array of elements. One whose identity has come before is reported and left out.
    public init(arrayLiteral elements: Element...) {
        self.init(uniqueElements: elements)
    }
}
