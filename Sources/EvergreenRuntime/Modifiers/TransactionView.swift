import EvergreenDocument

/// A view whose updates have a transaction of their own.
package struct TransactionView<Wrapped: View, Value: Equatable>: WrapperView {
    package typealias Node = TransactionNode<Wrapped, Value>

    @Boxed package var wrapped: Wrapped
    let change: TransactionChange
    /// Whether the modified content, which a placeholder represents in this view, keeps the outer transaction.
    let excludesPlaceholder: Bool
    /// Only updates in which this value changes have their own transaction; nil for all updates.
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

/// How the transaction of a view derives from the outer one.
package enum TransactionChange {
    /// Sets the animation, unless the transaction disables animations.
    case animation(Animation?)
    case transform((inout Transaction) -> Void)
    /// The transaction outside the view in which this view is the placeholder of the modified content.
    case placeholder
}

/// The state of a ``TransactionView``'s node during an update.
@MainActor
package final class TransactionScope {
    /// The outer and the inner transaction; nil between updates.
    fileprivate var transactions: (outer: Transaction, inner: Transaction)?
    /// Whether it has begun a scope of repeating animations in the document.
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
    /// Begins the scope of a node in an update: descendants update in the inner transaction until the scope ends.
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
        // The update may have replaced the child elements.
        animateElements(of: node, in: scope)
        if scope.hasAnimationScope { document.animationScopes.end() }
        scope.hasAnimationScope = false
        scope.transactions = nil
        transactions.removeLast()
    }

    private func animateElements(of node: _Node, in scope: TransactionScope) {
        guard let (outer, inner) = scope.transactions, inner.animation != outer.animation else { return }
        // A repeating animation is stored in the elements that it animates.
        guard inner.animation?.traits.repetition == nil else { return }
        document.animate(inner.animation?.traits, in: node.childElements, depth: node.depth)
    }

    /// The transaction at the current position of the update.
    var currentTransaction: Transaction { transactions.last ?? transaction }

    /// The animation for changes of the element that is being drawn, repeating or not; nil for none.
    package var currentAnimation: AnimationTraits? {
        document.animationScopes.current ?? currentTransaction.animation?.traits
    }

    /// Refreshes a node within the transaction scopes of its ancestors.
    func refreshInTransaction(_ node: _Node) {
        guard transactionViews > 0 else { return node.refresh() }
        let above = sequence(first: node) { $0.parent }.dropFirst().reversed()
        for node in above { node.beginTransaction() }
        node.refresh()
        for node in above.reversed() { node.endTransaction() }
    }
}

extension _Node {
    /// The transaction outside the modifier body in which this node is the content placeholder.
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
