/// What a window begins with.
package struct WindowStart {
    /// Has the state of a former window, and saves that of this one; nil if nothing is saved.
    package var archive: StateArchive?
    /// What is known of the screen that will show the window.
    package var traits: WindowTraits
    /// Sets what this window has in its environment and others have not, such as its user. It has the last word over the
    /// scene.
    package var prepareEnvironment: (@MainActor (inout EnvironmentValues) -> Void)?

    package init(
        archive: StateArchive? = nil,
        traits: WindowTraits = WindowTraits(),
        prepareEnvironment: (@MainActor (inout EnvironmentValues) -> Void)? = nil
    ) {
        self.archive = archive
        self.traits = traits
        self.prepareEnvironment = prepareEnvironment
    }
}
