import EvergreenComparison

/// Persistent node for one view identity: it keeps state, subscriptions, children, an element.
///
/// A node lives exactly as long as the identity of its views. Its parent owns it, and it retains its parent until it is unmounted, at the
/// latest when its tree is closed. Weak references would cost a side table per node.
@MainActor
public class _Node {
    private let owner: TreeReference
    /// The node's tree. If an app keeps a node for longer than its tree, this is an empty tree, and actions on it have no effect.
    package final var tree: ViewTree { owner.tree ?? ViewTree() }
    /// The archive of the window's saved state; nil if nothing is saved.
    final var archive: StateArchive? { owner.tree?.archive }
    /// Nil for the root of a tree and for an unmounted node.
    package final var parent: _Node? { parentNode }
    /// The number of ancestors.
    package let depth: Int
    package internal(set) final var inputs: _NodeInputs {
        get { ownInputs }
        set { ownInputs = newValue }
    }
    package final var environment: EnvironmentValues { ownInputs.environment }

    // Private, so that the compiler can prove accesses exclusive and omits run-time checks.
    private final var parentNode: _Node?
    private final var ownInputs: _NodeInputs
    private final var isShown: Bool

    package private(set) var isMounted = true
    /// False in a hidden tab, whose views keep their state, but have disappeared.
    package final var isVisible: Bool { isShown }
    /// Whether the children are visible while this node is. False for a hidden tab.
    private(set) final var showsChildren = true
    private(set) var isDirty = false
    /// The sources that the last run of a body read.
    private var sources: [StateSource] = []
    /// The observation of the models that the last run of a body read; nil while none has read any.
    private var observation: ObservationRun?

    init(parent: _Node, inputs: _NodeInputs) {
        self.owner = parent.owner
        self.parentNode = parent
        self.depth = parent.depth + 1
        self.ownInputs = inputs
        self.isShown = parent.isShown && parent.showsChildren
        if isAlwaysVisible { isShown = true }
    }

    /// Makes the root of a tree.
    init(tree: ViewTree, inputs: _NodeInputs) {
        self.owner = tree.reference
        self.depth = 0
        self.ownInputs = inputs
        self.isShown = true
    }

    // MARK: Overridable

    /// Adds the values of modifiers around the first element below, and around the elements that it decorates.
    func addDecoratedValues(to modifiers: inout ElementModifiers) {
        var first: _Node?
        forEachChild { first = first ?? $0 }
        first?.addDecoratedValues(to: &modifiers)
    }

    /// Called when the values of modifiers around a descendant element have been set, which may apply to a row around it.
    func decoratedValuesDidChange() { parent?.decoratedValuesDidChange() }

    /// Calls `body` with each child, in order.
    package func forEachChild(_ body: (_Node) -> Void) {}

    /// Appends the elements that represent this node in the enclosing element.
    package func collectElements(into elements: inout [Element]) {
        forEachChild { $0.collectElements(into: &elements) }
    }

    /// The elements that represent the children, in order.
    package final var childElements: [Element] {
        var elements: [Element] = []
        forEachChild { $0.collectElements(into: &elements) }
        return elements
    }

    /// Returns the first element of a descendant view with this identity: the value of `id(_:)`, or an element of a `ForEach`. Makes a node
    /// for a row without one.
    package func element(identifiedBy id: AnyHashable) -> Element? {
        var found: Element?
        forEachChild { if found == nil { found = $0.element(identifiedBy: id) } }
        return found
    }

    /// Returns the first descendant node with this identity, with or without an element. O(n) for n descendants.
    func node(identifiedBy id: AnyHashable) -> _Node? {
        var found: _Node?
        forEachChild { if found == nil { found = $0.node(identifiedBy: id) } }
        return found
    }

    /// Continues a search for the identities of elements in the descendants, innermost first.
    func findIdentities(_ search: inout IdentitySearch) {
        forEachChild { if !search.isComplete { $0.findIdentities(&search) } }
    }

    /// The selection values of all rows below, in order. Rows without nodes contribute the ids of their elements. Costs O(n) for n rows.
    package final var rowTags: [AnyHashable] {
        var tags: [AnyHashable] = []
        collectRowTags(into: &tags)
        return tags
    }

    /// Appends the selection values of this row or of the rows below.
    func collectRowTags(into tags: inout [AnyHashable]) {
        forEachChild { $0.collectRowTags(into: &tags) }
    }

    /// Calls `body` with the node of each subview and section below, in order, if the placement of the node records them.
    func forEachSubview(_ body: (_Node) -> Void) {
        forEachChild { $0.forEachSubview(body) }
    }

    /// Whether an element represents this node in the enclosing element.
    final func shows(_ element: ElementID) -> Bool {
        var elements: [Element] = []
        collectElements(into: &elements)
        return elements.contains { $0.id == element }
    }

    /// Updates the node with a new view of the same identity and new inputs. Returns false if the node is for another type of view.
    ///
    /// For nodes that are kept without the types of their views: comparing two types is cheaper than a cast.
    package func update<NewView: View>(to view: NewView, inputs: _NodeInputs) -> Bool { false }

    /// Updates the inputs of an unchanged view.
    package func update(inputs: _NodeInputs) {
        self.inputs = inputs
    }

    /// Called before an update of a descendant: begins the view's transaction.
    func beginTransaction() {}

    /// Called after an update of a descendant: ends the view's transaction.
    func endTransaction() {}

    /// Nil for most nodes.
    var placeholderRole: PlaceholderRole? { nil }

    /// Updates an invalidated node.
    package func refresh() {}

    /// Called when a descendant has changed its elements or their order.
    package func elementsDidChange() {
        parent?.elementsDidChange()
    }

    /// Called once, when the node is unmounted, before its children are.
    package func willUnmount() {}

    /// Called when the node's content has appeared or disappeared while the node stays mounted.
    package func visibilityDidChange() {}

    /// Whether the node is shown outside of its parent, such as over the window, and so is not hidden with it.
    package var isAlwaysVisible: Bool { false }

    /// Adds what distinguishes a child from its siblings to the child's identity.
    package func distinguish(_ child: _Node, in identity: inout ViewIdentity) {
        identity.add(place: place(of: child))
    }

    /// Adds what the view contributes to the identity of this node.
    package func addOwnIdentity(to identity: inout ViewIdentity) {}

    /// Whether the node's own identity distinguishes it from its siblings in saved state.
    package var identifiesItself: Bool { false }

    /// The identity of the node's view in saved state: see ``StateKey``.
    package var stateIdentity: ViewIdentity { findStateIdentity() }

    /// The position among its siblings of the child that is being made.
    var nextPlace: Int {
        var count = 0
        forEachChild { _ in count += 1 }
        return count
    }

    /// Whether another node of the same type has the same structure, such as the same elements of a `ForEach`. Excludes descendants.
    func hasSameStructure(as other: _Node) -> Bool { true }

    /// Whether another node of the same structure shows and does the same, and always will. Excludes descendants.
    ///
    /// - Parameter objects: The pairs of corresponding objects in both trees. The node adds those of its view.
    func isInterchangeable(with other: _Node, objects: ObjectPairs) -> Bool { true }

    /// Adds this node's objects that an app may refer to after its tree has closed. Returns false if one could not be found again. Excludes
    /// descendants.
    func addReferences(to references: inout WindowReferences) -> Bool { true }

    /// Whether this node's body has read the value of one of these keys. Excludes descendants.
    func hasRead(oneOf keys: [any EnvironmentKey.Type]) -> Bool { false }

    /// Whether the window reads the query of the address that it was opened at. False for nodes other than the root.
    var readsQuery: Bool { false }

    /// Whether a property of this node has an object that each window creates on its own. Excludes descendants.
    var ownsObject: Bool { false }

    /// Whether this node has state that a new node would not have. Excludes descendants.
    var hasOwnState: Bool { false }

    /// Whether this node or a descendant has state that a new node would not have.
    final var hasState: Bool { containsNode(where: \.hasOwnState) }

    /// Whether a condition holds for this node or a descendant.
    final func containsNode(where condition: (_Node) -> Bool) -> Bool {
        guard !condition(self) else { return true }
        var isFound = false
        forEachChild { isFound = isFound || $0.containsNode(where: condition) }
        return isFound
    }

    // MARK: Lifecycle

    package final func unmount() {
        guard isMounted else { return }
        willUnmount()
        isMounted = false
        isDirty = false
        forgetSources()
        forEachChild { $0.unmount() }
        parentNode = nil
    }

    final func setVisible(_ isVisible: Bool) {
        guard isVisible != self.isVisible, !isAlwaysVisible else { return }
        isShown = isVisible
        visibilityDidChange()
        forEachChild { $0.setVisible(isVisible && showsChildren) }
    }

    /// Shows or hides the children of a node that stays mounted.
    package final func setShowsChildren(_ showsChildren: Bool) {
        guard showsChildren != self.showsChildren else { return }
        self.showsChildren = showsChildren
        forEachChild { $0.setVisible(isVisible && showsChildren) }
    }

    // MARK: Invalidation

    /// The node whose body is running. Its reads become dependencies.
    static var evaluating: _Node?

    package final func invalidate() {
        guard isMounted else { return }
        let transaction = Transaction.current
        if !transaction.isPlain { tree.apply(transaction, from: self) }
        guard !isDirty else { return }
        isDirty = true
        tree.enqueue(self)
    }

    package final func markAsUpToDate() {
        isDirty = false
    }

    final func depend(on source: StateSource) {
        if isMounted, source.addObserver(self) { sources.append(source) }
    }

    /// Removes the recorded dependencies. The following reads replace them.
    package final func startReads() {
        forgetSources()
    }

    /// Runs `body` and records its reads as dependencies of this node.
    package final func recordingReads<Result>(_ body: () -> Result) -> Result {
        let outer = _Node.evaluating
        _Node.evaluating = self
        defer { _Node.evaluating = outer }
        return trackingModels(body)
    }

    /// The node types that have read a model.
    private static var modelReaders: Set<ObjectIdentifier> = []

    /// Most nodes read no model, and need no observation. The first node of a type that reads one leaves a registration that can't be
    /// cancelled: at most one per type.
    private func trackingModels<Result>(_ body: () -> Result) -> Result {
        let type = ObjectIdentifier(Self.self)
        if observation == nil, Self.modelReaders.contains(type) { observation = ObservationRun() }
        if let observation { return observation.track(body, onChange: invalidation) }
        let (result, observation) = ObservationRun.trackUnexpected(body, onChange: invalidation)
        if let observation {
            self.observation = observation
            Self.modelReaders.insert(type)
        }
        return result
    }

    private var invalidation: @MainActor @Sendable () -> Void {
        { [weak self] in
            guard let self else { return }
            owner.tree?.onModelChange?()
            invalidate()
        }
    }

    /// Takes the observation of the models that the last run of a body read. It continues when the node is unmounted.
    final func takeObservation() -> ObservationRun? {
        defer { observation = nil }
        return observation
    }

    private func forgetSources() {
        for source in sources { source.removeObserver(self) }
        sources.removeAll(keepingCapacity: true)
        observation?.finish()
    }
}

/// A reference from the nodes of a tree to the tree: one weak reference for all nodes.
@MainActor
final class TreeReference {
    fileprivate(set) weak var tree: ViewTree?

    init(_ tree: ViewTree) {
        self.tree = tree
    }
}
