import EvergreenDocument

/// A view whose changes come about in a transaction that differs from that of what is around.
package struct TransactionView<Wrapped: View, Value: Equatable>: WrapperView {
    package typealias Node = TransactionNode<Wrapped, Value>

    @Boxed package var wrapped: Wrapped
    let change: TransactionChange
    /// Whether what is modified, which a placeholder stands for in this view, stays in the transaction around.
    let excludesPlaceholder: Bool
    /// The value whose changes alone have another transaction; nil for all updates.
    let value: Value?

    package init(_ wrapped: Wrapped, value: Value?, change: TransactionChange, excludesPlaceholder: Bool = false) {
        _wrapped = Boxed(wrappedValue: wrapped)
        self.change = change
        self.excludesPlaceholder = excludesPlaceholder
        self.value = value
    }

    package func makeNodeState() -> TransactionScope { TransactionScope() }

    package func wrappedInputs(in node: WrapperNode<Self>) -> _NodeInputs {
        var inputs = node.inputs
        inputs.modifiers.style.insert(.animationScope(depth: node.depth), at: 0)
        return inputs
    }

    package func willMount(_ node: WrapperNode<Self>) {
        guard value == nil else { return }
        node.tree.transactionViews += 1
        node.tree.begin(node.state, change, of: node)
    }

    package func didMount(_ node: WrapperNode<Self>) { node.tree.end(node.state, of: node) }

    package func didUpdate(_ node: WrapperNode<Self>, from previous: Self) {
        if value == nil || value != previous.value { node.tree.begin(node.state, change, of: node) }
    }

    package func didUpdateWrapped(_ node: WrapperNode<Self>) { node.tree.end(node.state, of: node) }

    package func willUnmount(_ node: WrapperNode<Self>) {
        if value == nil { node.tree.transactionViews -= 1 }
    }
}

/// How the transaction in a view comes from that around it.
package enum TransactionChange {
    /// It has this animation, unless those of modifiers are left out.
    case animation(Animation?)
    case transform((inout Transaction) -> Void)
    /// It is that around the view in which this one stands for what is modified.
    case placeholder
}

/// What the node of a ``TransactionView`` knows of the update under way.
@MainActor
package final class TransactionScope {
    /// The transactions around and within; nil between updates.
    fileprivate var transactions: (outer: Transaction, inner: Transaction)?
    /// Whether a scope of the document's repeating animations is there for it.
    fileprivate var hasAnimationScope = false
}

/// The node of a ``TransactionView``.
package final class TransactionNode<Wrapped: View, Value: Equatable>: WrapperNode<TransactionView<Wrapped, Value>> {
    override func beginTransaction() {
        if view.value == nil { tree.begin(state, view.change, of: self) }
    }

    override func endTransaction() { tree.end(state, of: self) }

    override var placeholderRole: PlaceholderRole? {
        if case .placeholder = view.change { return .placeholder }
        return view.excludesPlaceholder ? .body(outer: state.transactions?.outer) : nil
    }
}

extension ViewTree {
    /// Begins the scope of a node in an update: what changes below is in another transaction, until the scope ends.
    fileprivate func begin(_ scope: TransactionScope, _ change: TransactionChange, of node: _Node) {
        guard scope.transactions == nil else { return }
        let outer = currentTransaction
        var inner = outer
        switch change {
        case .animation(let animation): if !inner.disablesAnimations { inner.animation = animation }
        case .transform(let transform): transform(&inner)
        case .placeholder: inner = node.transactionAroundPlaceholder ?? outer
        }
        scope.transactions = (outer, inner)
        transactions.append(inner)
        let traits = inner.animation?.traits
        if traits?.repetition != nil {
            document.animationScopes.begin(traits, depth: node.depth)
            scope.hasAnimationScope = true
        } else if !document.animationScopes.isEmpty {
            document.animationScopes.begin(nil, depth: node.depth)
            scope.hasAnimationScope = true
        }
        animateElements(of: node, in: scope)
    }

    fileprivate func end(_ scope: TransactionScope, of node: _Node) {
        guard scope.transactions != nil else { return }
        // Other elements may stand for the views now.
        animateElements(of: node, in: scope)
        if scope.hasAnimationScope { document.animationScopes.end() }
        scope.hasAnimationScope = false
        scope.transactions = nil
        transactions.removeLast()
    }

    private func animateElements(of node: _Node, in scope: TransactionScope) {
        guard let (outer, inner) = scope.transactions, inner.animation != outer.animation else { return }
        // A repeating animation is a part of the elements that it changes.
        guard inner.animation?.traits.repetition == nil else { return }
        document.animate(inner.animation?.traits, in: node.childElements, depth: node.depth)
    }

    /// That of the update under way, where the views are that are being updated.
    var currentTransaction: Transaction { transactions.last ?? transaction }

    /// How a change of the element that is being drawn is animated, also where that repeats; nil for not at all.
    package var currentAnimation: AnimationTraits? {
        document.animationScopes.current ?? currentTransaction.animation?.traits
    }

    /// Refreshes a node within the scopes of the nodes above.
    func refreshInTransaction(_ node: _Node) {
        guard transactionViews > 0 else { return node.refresh() }
        let above = sequence(first: node) { $0.parent }.dropFirst().reversed()
        for node in above { node.beginTransaction() }
        node.refresh()
        for node in above.reversed() { node.endTransaction() }
    }
}

extension _Node {
    /// The transaction around the body in which this node is that of the placeholder.
    fileprivate var transactionAroundPlaceholder: Transaction? {
        var placeholders = 1
        for node in sequence(first: self, next: { $0.parent }).dropFirst() {
            switch node.placeholderRole {
            case nil: continue
            case .placeholder?: placeholders += 1
            case .body(let outer)?:
                placeholders -= 1
                if placeholders == 0 { return outer }
            }
        }
        return nil
    }
}
