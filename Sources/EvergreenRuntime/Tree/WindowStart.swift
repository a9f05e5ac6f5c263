import EvergreenDocument

/// The initial state of a window.
package struct WindowStart {
    /// The archive with the state of a previous window, which saves the state of this one; nil if nothing is saved.
    package var archive: StateArchive?
    /// The traits of the screen that will show the window.
    package var traits: WindowTraits
    /// The address at which the window is opened.
    package var address: WindowAddress
    /// Whether the window continues a previous one, whose location may differ from the address.
    package var isContinued: Bool
    /// The prefix of the app's paths in a browser.
    package var origin: WindowOrigin
    /// The numbering of the window's elements.
    package var numbering = ElementNumbering()
    /// Sets environment values that are specific to this window, such as its user. They override those of the scene.
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
