/// Tabs with a modifier that applies to each of them.
struct ModifiedTab<Wrapped: TabContent, Modifier: ElementModifier>: TabContent {
    @Boxed var wrapped: Wrapped
    let modifier: Modifier

    typealias TabValue = Wrapped.TabValue

    var _tabs: ModifiedTabs<Wrapped._Tabs, Modifier> {
        ModifiedTabs(wrapped: Group { wrapped._tabs }, modifier: modifier)
    }
}

/// The views of tabs with a modifier. Each tab remains a separate child of the tab view.
struct ModifiedTabs<Tabs: View, Modifier: ElementModifier>: WrapperView, MultiView {
    @Boxed var wrapped: Group<Tabs>
    let modifier: Modifier

    func wrappedInputs(in node: WrapperNode<Self>) -> _NodeInputs {
        var inputs = node.inputs
        modifier.modify(&inputs.modifiers, in: inputs.environment)
        return inputs
    }
}
