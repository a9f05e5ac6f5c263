/// What a window begins with.
package struct WindowStart {
    /// Has the state of a former window, and saves that of this one; nil if nothing is saved.
    package var archive: StateArchive?
    /// What is known of the screen that will show the window.
    package var traits: WindowTraits

    package init(archive: StateArchive? = nil, traits: WindowTraits = WindowTraits()) {
        self.archive = archive
        self.traits = traits
    }
}
