import Evergreen

/// Signs in with a name and a password, or creates an account.
struct SignInPage: View {
    @Environment(\.accounts) private var accounts
    @Environment(\.request) private var request
    @Environment(\.signIn) private var signIn
    @State private var name = ""
    @State private var password = ""
    @State private var isNew = false
    @State private var isBusy = false
    @State private var failure: String?

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Name", text: $name)
                    SecureField("Password", text: $password)
                        .onSubmit(submit)
                    Toggle("I have no account yet", isOn: $isNew)
                }
                if let failure {
                    Text(verbatim: failure)
                        .foregroundStyle(.red)
                        .accessibilityIdentifier("failure")
                }
                Button(isNew ? "Create account" : "Sign in", action: submit)
                    .buttonStyle(.borderedProminent)
                    .disabled(isBusy)
            }
            .navigationTitle(isNew ? "New account" : "Sign in")
        }
    }

    private func submit() {
        guard let accounts, !isBusy else { return }
        isBusy = true
        failure = nil
        let address = request?.clientAddress ?? ""
        Task {
            do {
                let id =
                    isNew
                    ? try await accounts.signUp(name: name, password: password, address: address)
                    : try await accounts.signIn(name: name, password: password, address: address)
                try signIn(id)
            } catch {
                failure = "\(error)"
                password = ""
                isBusy = false
            }
        }
    }
}
