import SwiftUI

@Observable
final class LoginModel {
    var user = ""
    var password = ""
    var isWorking = false
    var failure: String?
    var isSignedIn = false

    @MainActor
    func signIn() async {
        isWorking = true
        failure = nil
        try? await Task.sleep(for: .milliseconds(200))
        isWorking = false
        if password == "evergreen" {
            isSignedIn = true
        } else {
            failure = "Wrong name or password."
        }
    }
}

struct FilledButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .frame(maxWidth: .infinity)
            .padding(.vertical, 12)
            .foregroundStyle(.background)
            .background(isEnabled ? Color.accentColor : .gray, in: RoundedRectangle(cornerRadius: 12))
            .scaleEffect(configuration.isPressed ? 0.97 : 1)
            .animation(.easeOut(duration: 0.1), value: configuration.isPressed)
    }
}

struct LoginScreen: View {
    @State private var model = LoginModel()

    var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                Image(systemName: "leaf.fill")
                    .font(.system(size: 56))
                    .foregroundStyle(.green)
                    .padding(.top, 32)
                Text("Welcome back")
                    .font(.largeTitle.bold())
                if model.isSignedIn {
                    Text("You are signed in as \(model.user).")
                    Button("Sign out") { model.isSignedIn = false }
                } else {
                    fields
                }
            }
            .padding()
            .frame(maxWidth: 400)
            .frame(maxWidth: .infinity)
        }
        .navigationTitle("Login")
        .navigationBarTitleDisplayMode(.inline)
    }

    private var fields: some View {
        VStack(spacing: 12) {
            TextField("User", text: $model.user)
                .textFieldStyle(.roundedBorder)
                .textContentType(.username)
            SecureField("Password", text: $model.password)
                .textFieldStyle(.roundedBorder)
                .onSubmit { Task { await model.signIn() } }
            if let failure = model.failure {
                Text(failure)
                    .font(.footnote)
                    .foregroundStyle(.red)
            }
            Button {
                Task { await model.signIn() }
            } label: {
                if model.isWorking {
                    ProgressView()
                } else {
                    Text("Sign in")
                }
            }
            .buttonStyle(FilledButtonStyle())
            .disabled(model.user.isEmpty || model.password.isEmpty || model.isWorking)
        }
    }
}
