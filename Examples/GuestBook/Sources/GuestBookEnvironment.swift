import Evergreen

private struct AccountsKey: EnvironmentKey {
    static var defaultValue: Accounts? { nil }
}

extension EnvironmentValues {
    /// The accounts of the book; nil if a proxy authenticates users.
    var accounts: Accounts? {
        get { self[AccountsKey.self] }
        set { self[AccountsKey.self] = newValue }
    }
}
