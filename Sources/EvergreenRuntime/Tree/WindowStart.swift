import EvergreenDocument

/// What a window begins with.
package struct WindowStart {
    /// Has the state of a former window, and saves that of this one; nil if nothing is saved.
    package var archive: StateArchive?
    /// What is known of the screen that will show the window.
    package var traits: WindowTraits
    /// The address that the window is opened at.
    package var address: WindowAddress
    /// Whether the window goes on where a former window was, which need not be the place of the address.
    package var isContinued: Bool
    /// What comes before the paths of the app in a browser.
    package var origin: WindowOrigin
    /// The ids of the window's elements.
    package var numbering = ElementNumbering()
    /// Sets what this window has in its environment and others have not, such as its user. It has the last word over the
    /// scene.
    package var prepareEnvironment: (@MainActor (inout EnvironmentValues) -> Void)?

    package init(
        archive: StateArchive? = nil,
        traits: WindowTraits = WindowTraits(),
        address: WindowAddress = WindowAddress(),
        isContinued: Bool = false,
        origin: WindowOrigin = WindowOrigin(),
        prepareEnvironment: (@MainActor (inout EnvironmentValues) -> Void)? = nil
    ) {
        self.archive = archive
        self.traits = traits
        self.address = address
        self.isContinued = isContinued
        self.origin = origin
        self.prepareEnvironment = prepareEnvironment
    }
}
