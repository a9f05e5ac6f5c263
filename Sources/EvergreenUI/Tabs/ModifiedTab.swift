/// Tabs with a modifier, which all of them have.
struct ModifiedTab<Wrapped: TabContent, Modifier: ElementModifier>: TabContent {
    @Boxed var wrapped: Wrapped
    let modifier: Modifier

    typealias TabValue = Wrapped.TabValue

    var _tabs: ModifiedTabs<Wrapped._Tabs, Modifier> {
        ModifiedTabs(wrapped: Group { wrapped._tabs }, modifier: modifier)
    }
}

/// The views of tabs with a modifier. Each of the tabs is a child of the tab view by itself, as without it.
struct ModifiedTabs<Tabs: View, Modifier: ElementModifier>: WrapperView, MultiView {
    @Boxed var wrapped: Group<Tabs>
    let modifier: Modifier

    func wrappedInputs(in node: WrapperNode<Self>) -> _NodeInputs {
        var inputs = node.inputs
        modifier.modify(&inputs.modifiers, in: inputs.environment)
        return inputs
    }
}
