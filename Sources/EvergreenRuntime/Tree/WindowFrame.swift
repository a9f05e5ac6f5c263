/// What a window shows around its views, and over them: a bar, for instance, and sheets.
@MainActor
package protocol WindowFrame: AnyObject {
    /// The title that views gave the window; nil or empty if none did.
    var title: String? { get }

    /// Gives the window's views what they need to reach the frame.
    func prepare(_ environment: inout EnvironmentValues)

    /// The elements of the window, with those of its views.
    func elements(around content: [Element]) -> [Element]
}
