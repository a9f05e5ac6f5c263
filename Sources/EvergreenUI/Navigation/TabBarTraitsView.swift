/// A view that sets traits of the enclosing tab bar.
struct TabBarTraitsView<Content: View>: WrapperView {
    @Boxed var wrapped: Content
    let traits: TabBarTraits

    init(wrapped: Content, traits: TabBarTraits) {
        _wrapped = Boxed(wrappedValue: wrapped)
        self.traits = traits
    }

    func didMount(_ node: WrapperNode<Self>) {
        if !traits.isEmpty { set(in: node) }
    }

    func didUpdate(_ node: WrapperNode<Self>, from previous: Self) {
        if traits != previous.traits { set(in: node) }
    }

    private func set(in node: WrapperNode<Self>) { node.environment.tabBarContributions?.set(traits, from: node) }

    func visibilityDidChange(_ node: WrapperNode<Self>) {
        if !traits.isEmpty { node.environment.tabBarContributions?.visibilityDidChange() }
    }

    func willUnmount(_ node: WrapperNode<Self>) {
        if !traits.isEmpty { node.environment.tabBarContributions?.set(TabBarTraits(), from: node) }
    }
}
