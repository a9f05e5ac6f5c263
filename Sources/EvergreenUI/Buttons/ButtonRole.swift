/// The purpose of a button that affects its appearance or placement.
public struct ButtonRole: Equatable, Sendable {
    let role: ButtonTraits.Role

    /// Deletes data. The button is red.
    public static let destructive = ButtonRole(role: .destructive)
    /// Leaves everything unchanged.
    public static let cancel = ButtonRole(role: .cancel)
}
