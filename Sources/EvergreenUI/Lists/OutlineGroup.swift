/// A view of a tree: each element with children is a disclosure group, even if its collection of children is empty.
///
/// Groups are initially collapsed, and their children are created when they expand. In a list, each visible element is a row, indented by
/// its level.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, RowContent: View>: View {
    let data: Data
    let id: KeyPath<Data.Element, ID>
    let children: KeyPath<Data.Element, Data?>
    let rowContent: (Data.Element) -> RowContent
    @Environment(\.outlineLevel) private var level

    init(
        data: Data,
        id: KeyPath<Data.Element, ID>,
        children: KeyPath<Data.Element, Data?>,
        rowContent: @escaping (Data.Element) -> RowContent
    ) {
        self.data = data
        self.id = id
        self.children = children
        self.rowContent = rowContent
    }

    /// Creates views for several trees. An element with nil children is a leaf.
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> RowContent
    ) {
        self.init(data: data, id: id, children: children, rowContent: content)
    }

    /// Creates views for several trees of identifiable elements. An element with nil children is a leaf.
    public init(
        _ data: Data,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> RowContent
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, id: \.id, children: children, rowContent: content)
    }

    /// Creates views for one tree. An element with nil children is a leaf.
    public init<Element>(
        _ root: Element,
        id: KeyPath<Element, ID>,
        children: KeyPath<Element, Data?>,
        @ViewBuilder content: @escaping (Element) -> RowContent
    ) where Data == [Element] {
        self.init(data: [root], id: id, children: children, rowContent: content)
    }

    /// Creates views for one tree of identifiable elements. An element with nil children is a leaf.
    public init<Element: Identifiable>(
        _ root: Element,
        children: KeyPath<Element, Data?>,
        @ViewBuilder content: @escaping (Element) -> RowContent
    ) where Data == [Element], ID == Element.ID {
        self.init(data: [root], id: \.id, children: children, rowContent: content)
    }

    public var body: some View {
        ForEach(data, id: id) { element in
            if let below = element[keyPath: children] {
                DisclosureGroup {
                    OutlineGroup(data: below, id: id, children: children, rowContent: rowContent)
                        .environment(\.outlineLevel, level + 1)
                } label: {
                    rowContent(element)
                }
                .environment(\.disclosureLevel, level)
                .environment(\.isOutlineDisclosure, true)
            } else {
                rowContent(element).modifier(OutlineIndent(level: level))
            }
        }
    }
}

/// Indents a row by its level.
struct OutlineIndent: ElementModifier {
    let level: Int

    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        guard level > 0 else { return }
        let insets = EdgeInsets(top: 0, leading: 20 * Double(min(level, 20)), bottom: 0, trailing: 0)
        modifiers.style.append(.padding(insets))
    }
}

private struct OutlineLevelKey: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    /// The level of an outline group's elements in the tree.
    var outlineLevel: Int {
        get { self[OutlineLevelKey.self] }
        set { self[OutlineLevelKey.self] = newValue }
    }
}
