/// The frame of a window: the elements around and above its views, such as bars and sheets.
@MainActor
package protocol WindowFrame: AnyObject {
    /// The title that views set; nil or empty for none.
    var title: String? { get }

    /// The preferred color scheme of the views; nil for that of the screen.
    var colorScheme: ColorScheme? { get }

    /// The window's properties besides its title, such as its address.
    var notes: [ElementNote] { get }

    /// Whether views or handlers read the query of the address that the window was opened at.
    var readsQuery: Bool { get }

    /// Navigates to an address.
    func visit(_ address: WindowAddress)

    /// Handles a key press. Returns false if the window has no action for it.
    func press(_ stroke: KeyStroke) -> Bool

    /// Sets the environment values that connect views to the frame.
    func prepare(_ environment: inout EnvironmentValues)

    /// The elements of the window, including those of its views.
    func elements(around content: [Element]) -> [Element]
}
