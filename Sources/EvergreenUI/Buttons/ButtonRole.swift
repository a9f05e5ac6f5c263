/// What a button is for, where that matters.
public struct ButtonRole: Equatable, Sendable {
    let role: ButtonTraits.Role

    /// Deletes something for good.
    public static let destructive = ButtonRole(role: .destructive)
    /// Leaves everything as it is.
    public static let cancel = ButtonRole(role: .cancel)
}
