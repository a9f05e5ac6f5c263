import EvergreenComparison

/// Persistent node for one view identity: it keeps state, subscriptions, children, an element.
///
/// A node lives exactly as long as the identity of its views. Its parent owns it, and it refers to its parent until it is
/// unmounted, as all nodes of a tree are at its end. Weak references would cost each node a table beside it.
@MainActor
public class _Node {
    private let owner: TreeReference
    /// The tree that the node is part of. A node that an app keeps for longer than its tree has one without views: what
    /// it does there is seen nowhere.
    package final var tree: ViewTree { owner.tree ?? ViewTree() }
    /// What is saved of the window; nil if nothing is.
    final var archive: StateArchive? { owner.tree?.archive }
    /// Nil for the root of a tree, and for a node that was unmounted.
    package final var parent: _Node? { parentNode }
    /// The number of nodes above.
    package let depth: Int
    package internal(set) final var inputs: _NodeInputs {
        get { ownInputs }
        set { ownInputs = newValue }
    }
    package final var environment: EnvironmentValues { ownInputs.environment }

    // Private, so that the compiler sees that no two accesses overlap, and leaves out its checks at run time.
    private final var parentNode: _Node?
    private final var ownInputs: _NodeInputs
    private final var isShown: Bool

    package private(set) var isMounted = true
    /// False in a tab that is hidden: what is there keeps its state, and has disappeared.
    package final var isVisible: Bool { isShown }
    /// Whether the children are visible as long as this node is: not in a tab that is hidden itself.
    private(set) final var showsChildren = true
    private(set) var isDirty = false
    /// What the last run of a body read.
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

    /// Calls `body` with each child, in order.
    package func forEachChild(_ body: (_Node) -> Void) {}

    /// Appends the elements that stand for this node in the element around it.
    package func collectElements(into elements: inout [Element]) {
        forEachChild { $0.collectElements(into: &elements) }
    }

    /// The elements that stand for the children, in order.
    package final var childElements: [Element] {
        var elements: [Element] = []
        forEachChild { $0.collectElements(into: &elements) }
        return elements
    }

    /// The first element below of a view with this identity: that of `id(_:)`, or of an element of a `ForEach`. A row that has
    /// no node gets one.
    package func element(identifiedBy id: AnyHashable) -> Element? {
        var found: Element?
        forEachChild { if found == nil { found = $0.element(identifiedBy: id) } }
        return found
    }

    /// The first node below of a view with this identity, whether it shows an element or not. O(n) for n nodes below.
    func node(identifiedBy id: AnyHashable) -> _Node? {
        var found: _Node?
        forEachChild { if found == nil { found = $0.node(identifiedBy: id) } }
        return found
    }

    /// The identity of the innermost view below that an element stands for: that of `id(_:)`, or of an element of a `ForEach`, if it
    /// is accepted. O(n) for n nodes below.
    package func identity(of element: Element, where isAccepted: (AnyHashable) -> Bool) -> AnyHashable? {
        var found: AnyHashable?
        forEachChild { if found == nil { found = $0.identity(of: element, where: isAccepted) } }
        return found
    }

    /// The values that the rows below stand for in a selection, in order. Rows without nodes stand for the ids of their elements.
    /// Costs O(n) for n rows.
    package final var rowTags: [AnyHashable] {
        var tags: [AnyHashable] = []
        collectRowTags(into: &tags)
        return tags
    }

    /// Appends the values that this row stands for, or those below.
    func collectRowTags(into tags: inout [AnyHashable]) {
        forEachChild { $0.collectRowTags(into: &tags) }
    }

    /// Calls `body` with the node of each subview below, and of each section, in order: below a node whose placement records them.
    func forEachSubview(_ body: (_Node) -> Void) {
        forEachChild { $0.forEachSubview(body) }
    }

    /// Whether an element stands for this node in the element around it.
    final func shows(_ element: ElementID) -> Bool {
        var elements: [Element] = []
        collectElements(into: &elements)
        return elements.contains { $0.id == element }
    }

    /// Takes a new view, of the same identity, and new inputs. Returns false if the node is for views of another type.
    ///
    /// For nodes that are kept without the types of their views: to compare two types costs less than a cast.
    package func update<NewView: View>(to view: NewView, inputs: _NodeInputs) -> Bool { false }

    /// Takes new inputs, with the same view as before.
    package func update(inputs: _NodeInputs) {
        self.inputs = inputs
    }

    /// Before an update below: begins what the view of this node says of its transaction.
    func beginTransaction() {}

    /// After an update below.
    func endTransaction() {}

    /// Nil for most nodes.
    var placeholderRole: PlaceholderRole? { nil }

    /// Brings a node up to date that was invalidated.
    package func refresh() {}

    /// Something below shows other elements than before, in another order, or more or fewer.
    package func elementsDidChange() {
        parent?.elementsDidChange()
    }

    /// Called once, when the node leaves the tree, before its children do.
    package func willUnmount() {}

    /// Called when what the node shows came onto the screen or left it, though the node stays.
    package func visibilityDidChange() {}

    /// Whether the node is shown elsewhere than its parent: over the window, say, so that it does not hide with it.
    package var isAlwaysVisible: Bool { false }

    /// Adds to the identity of a child what tells it from its siblings.
    package func tellApart(_ child: _Node, in identity: inout ViewIdentity) {
        identity.add(place: place(of: child))
    }

    /// Adds to the identity of this node what its view says of it.
    package func addOwnIdentity(to identity: inout ViewIdentity) {}

    /// Whether the node's own identity tells it from its siblings, in saved state.
    package var identifiesItself: Bool { false }

    /// The identity of the node's view in saved state: see ``StateKey``.
    package var stateIdentity: ViewIdentity { findStateIdentity() }

    /// The place of a child that is being made among its siblings.
    var nextPlace: Int {
        var count = 0
        forEachChild { _ in count += 1 }
        return count
    }

    /// Whether another node, of the same type, stands for the same: the same elements of a `ForEach`, say. That alone, not what is
    /// below.
    func hasSameStructure(as other: _Node) -> Bool { true }

    /// Whether another node, of the same structure, does and shows the same, and goes on to do so. That alone, not what is below.
    ///
    /// - Parameter objects: The objects of both trees that stand for one another. The node adds those of its view.
    func isInterchangeable(with other: _Node, objects: ObjectPairs) -> Bool { true }

    /// Adds what an app may refer to of this node alone when its tree has closed. Returns false if it could not be found again.
    func addReferences(to references: inout WindowReferences) -> Bool { true }

    /// Whether the body of this node alone has read the value of one of these keys.
    func hasRead(oneOf keys: [any EnvironmentKey.Type]) -> Bool { false }

    /// Whether a property of this node alone keeps an object that each window makes for itself.
    var ownsObject: Bool { false }

    /// Whether this node alone has state that a new node would not have.
    var hasOwnState: Bool { false }

    /// Whether this node, or one below, has state that a new node would not have.
    final var hasState: Bool { containsNode(where: \.hasOwnState) }

    /// Whether a condition holds for this node, or for one below.
    final func containsNode(where condition: (_Node) -> Bool) -> Bool {
        guard !condition(self) else { return true }
        var isFound = false
        forEachChild { isFound = isFound || $0.containsNode(where: condition) }
        return isFound
    }

    // MARK: Life

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

    /// Hides the children of a node that stays where it is, or shows them again.
    package final func setShowsChildren(_ showsChildren: Bool) {
        guard showsChildren != self.showsChildren else { return }
        self.showsChildren = showsChildren
        forEachChild { $0.setVisible(isVisible && showsChildren) }
    }

    // MARK: Invalidation

    /// The node whose body runs right now: what is read belongs to its dependencies.
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

    /// Forgets what was read so far: what is read next are all the dependencies of this node.
    package final func startReads() {
        forgetSources()
    }

    /// Runs `body` so that this node is invalidated by what `body` reads, once it changes.
    package final func recordingReads<Result>(_ body: () -> Result) -> Result {
        let outer = _Node.evaluating
        _Node.evaluating = self
        defer { _Node.evaluating = outer }
        return trackingModels(body)
    }

    /// The types of nodes of which one has read a model.
    private static var modelReaders: Set<ObjectIdentifier> = []

    /// Most nodes read no model, and need no observation. The first of a type to read one leaves a registration that can't be
    /// ended: that many are there at most.
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

    /// Takes the observation of the models that the last run of a body read: it goes on when the node is unmounted.
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

/// How the nodes of a tree refer to it: one weak reference for all.
@MainActor
final class TreeReference {
    fileprivate(set) weak var tree: ViewTree?

    init(_ tree: ViewTree) {
        self.tree = tree
    }
}
