import SwiftUI

struct RegistrationScreen: View {
    private enum Field: Hashable { case name, email, password }

    @State private var name = ""
    @State private var email = ""
    @State private var password = ""
    @State private var age: Int?
    @State private var acceptsTerms = false
    @State private var isRegistered = false
    @FocusState private var focus: Field?

    private var emailProblem: String? {
        email.isEmpty || email.contains("@") ? nil : "An address contains an @."
    }

    private var passwordProblem: String? {
        password.isEmpty || password.count >= 8 ? nil : "Use at least eight characters."
    }

    private var isValid: Bool {
        !name.isEmpty && email.contains("@") && password.count >= 8 && acceptsTerms
    }

    var body: some View {
        Form {
            Section(header: Text("You")) {
                TextField("Name", text: $name)
                    .textContentType(.name)
                    .focused($focus, equals: .name)
                    .submitLabel(.next)
                    .onSubmit { focus = .email }
                TextField("Age", value: $age, format: .number, prompt: Text("optional"))
                    .keyboardType(.numberPad)
            }
            Section {
                TextField("E-mail", text: $email)
                    .textContentType(.emailAddress)
                    .keyboardType(.emailAddress)
                    .textInputAutocapitalization(.never)
                    .autocorrectionDisabled()
                    .focused($focus, equals: .email)
                SecureField("Password", text: $password)
                    .textContentType(.newPassword)
                    .focused($focus, equals: .password)
            } header: {
                Text("Account")
            } footer: {
                if let problem = emailProblem ?? passwordProblem {
                    Label(problem, systemImage: "exclamationmark.triangle")
                        .foregroundColor(.red)
                }
            }
            Section {
                Toggle("I accept the terms", isOn: $acceptsTerms)
                Button("Register") { isRegistered = true }
                    .disabled(!isValid)
                    .frame(maxWidth: .infinity, alignment: .center)
            }
        }
        .navigationTitle("Registration")
        .onAppear { focus = .name }
        .alert("Welcome, \(name)!", isPresented: $isRegistered) {
            Button("OK") {}
        } message: {
            Text("We have sent a message to \(email).")
        }
    }
}
