/// The current version of a subview's view. It invalidates the places that show the view when the version changes.
final class SubviewRecord: StateSource {
    /// The latest version.
    private(set) var view: AnyView
    /// The environment values set by modifiers around the view in the source; nil for none.
    private(set) var environmentChanges: EnvironmentChanges?
    /// The element modifiers around the view in the source.
    private(set) var modifiers: ElementModifiers

    init(_ view: AnyView, environmentChanges: EnvironmentChanges?, modifiers: ElementModifiers) {
        self.view = view
        self.environmentChanges = environmentChanges
        self.modifiers = modifiers
    }

    /// Records a new version. `view` is nil if the view is unchanged.
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
