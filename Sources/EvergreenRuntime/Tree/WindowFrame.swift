/// The frame of a window: the elements around and over its views, such as a bar and sheets.
@MainActor
package protocol WindowFrame: AnyObject {
    /// The title that views set; nil or empty for none.
    var title: String? { get }

    /// The appearance that views ask for; nil for that of the screen.
    var colorScheme: ColorScheme? { get }

    /// What the window says of itself besides its title, such as its address.
    var notes: [ElementNote] { get }

    /// Shows the place of an address.
    func visit(_ address: WindowAddress)

    /// Does what the window does for a key, or returns false.
    func press(_ stroke: KeyStroke) -> Bool

    /// Sets the environment values with which views reach the frame.
    func prepare(_ environment: inout EnvironmentValues)

    /// The elements of the window, with those of its views.
    func elements(around content: [Element]) -> [Element]
}
