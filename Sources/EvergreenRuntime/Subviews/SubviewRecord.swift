/// What a subview is: it outlives the versions of its view, and tells the places that show it when there is another one.
final class SubviewRecord: StateSource {
    /// The latest version.
    private(set) var view: AnyView
    /// What modifiers around the view in the source set in the environment; nil for nothing.
    private(set) var environmentChanges: EnvironmentChanges?
    /// What modifiers around the view in the source say of its elements.
    private(set) var modifiers: ElementModifiers

    init(_ view: AnyView, environmentChanges: EnvironmentChanges?, modifiers: ElementModifiers) {
        self.view = view
        self.environmentChanges = environmentChanges
        self.modifiers = modifiers
    }

    /// The view is another one; nil if it is the same.
    func update(_ view: AnyView?, environmentChanges: EnvironmentChanges?, modifiers: ElementModifiers) {
        var hasChanged = false
        if let view {
            self.view = view
            hasChanged = true
        }
        if !isSame(environmentChanges) {
            self.environmentChanges = environmentChanges
            hasChanged = true
        }
        if modifiers != self.modifiers {
            self.modifiers = modifiers
            hasChanged = true
        }
        if hasChanged { invalidateObservers() }
    }

    private func isSame(_ changes: EnvironmentChanges?) -> Bool {
        switch (changes, environmentChanges) {
        case (nil, nil): true
        case (let lhs?, let rhs?): lhs.isSame(as: rhs)
        default: false
        }
    }
}
