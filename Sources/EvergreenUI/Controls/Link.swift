import Foundation

/// Leads to another page, in a tab of its own. Of addresses, those of the web, of mail and of telephones are followed.
public struct Link<Label: View>: ContainerView {
    let destination: URL
    let inner: Label

    public typealias Body = Never

    /// A link whose label is a view.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        inner = label()
    }

    public static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        LinkNode(view, parent: parent, inputs: inputs)
    }
}

extension Link where Label == Text {
    /// A link with a title that is looked up in the app's translations.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link with a title that is shown as it is.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

private final class LinkNode<Label: View>: ContainerNode<Link<Label>> {
    override var kind: ElementKind {
        let isFollowed = ["http", "https", "mailto", "tel"].contains(view.destination.scheme?.lowercased() ?? "")
        return .link(address: isFollowed ? view.destination.absoluteString : nil)
    }

    override var isControl: Bool { true }
    override var ownStyle: [StyleValue] { inputs.environment.controlStyle }
}
