import Evergreen

/// The page.
struct GuestBook: View {
    let reading: DatabaseContext
    let writing: DatabaseContext

    var body: some View {
        GuestBookDatabase(reading: reading, writing: writing) {
            NavigationStack {
                EntryList()
                    .navigationTitle("Guest book")
                    .toolbar { ToolbarItem { AccountToolbar() } }
            }
        }
    }
}

/// Sets the database context that the user is allowed to use: views for guests can't write, even by mistake.
struct GuestBookDatabase<Content: View>: View {
    let reading: DatabaseContext
    let writing: DatabaseContext
    @ViewBuilder let content: () -> Content
    @Environment(\.user) private var user

    var body: some View {
        content().databaseContext(user == nil ? reading : writing)
    }
}

/// The toolbar items of the account.
private struct AccountToolbar: View {
    @Environment(\.user) private var user
    @Environment(\.accounts) private var accounts
    @Environment(\.signOut) private var signOut
    @State private var isSigningIn = false

    var body: some View {
        if let user {
            Text(verbatim: user.name).accessibilityIdentifier("user")
            if signOut.isAvailable {
                Button("Sign out") { signOut() }
            }
        } else if accounts != nil {
            Button("Sign in") { isSigningIn = true }
                .sheet(isPresented: $isSigningIn) { SignInPage() }
        }
    }
}
