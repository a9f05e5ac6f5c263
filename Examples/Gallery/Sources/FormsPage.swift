import Evergreen

/// Forms: fields with labels, pickers and toggles, and what is said about them.
struct FormsPage: View {
    @State private var name = "Ada Lovelace"
    @State private var email = ""
    @State private var password = "secret"
    @State private var notes = "Comes on Saturdays."
    @State private var age = 36
    @State private var date = Date(timeIntervalSince1970: 0)
    @State private var role = "Member"
    @State private var isActive = true
    @State private var amount = 0.4
    @State private var inColumns = false
    @FocusState private var isTyping: Bool

    var body: some View {
        styled
            .scrollDismissesKeyboard(.immediately)
            .navigationTitle("Forms")
            .focused($isTyping)
            .toolbar {
                ToolbarItem { Toggle("Columns", isOn: $inColumns).toggleStyle(.button) }
                ToolbarItem(placement: .keyboard) {
                    Button("Done typing") { isTyping = false }
                }
            }
    }

    @ViewBuilder
    private var styled: some View {
        if inColumns { form.formStyle(.columns) } else { form.formStyle(.grouped) }
    }

    private var form: some View {
        Form {
            Section {
                LabeledContent("Name") { TextField("Your name", text: $name) }
                LabeledContent("Email") { TextField("you@example.org", text: $email) }
                LabeledContent("Password") { SecureField("Password", text: $password) }
                LabeledContent("Member since", value: "1842")
            } header: {
                Text("In labeled content")
            } footer: {
                Text("A field is as wide as its row.")
            }
            Section("By themselves") {
                TextField("Name", text: $name)
                TextField("Age", value: $age, format: .number)
                TextField("Email", text: $email, prompt: Text("you@example.org"))
                SecureField("Password", text: $password)
                TextField("Notes", text: $notes, axis: .vertical)
            }
            Section("Controls") {
                Picker("Role", selection: $role) {
                    ForEach(["Member", "Guest", "Gardener"], id: \.self) { Text($0) }
                }
                Picker("Role in a row", selection: $role) {
                    ForEach(["Member", "Guest"], id: \.self) { Text($0) }
                }
                .pickerStyle(.segmented)
                Toggle("Active", isOn: $isActive)
                Stepper("Age \(age)", value: $age, in: 0...120)
                DatePicker("Born", selection: $date, displayedComponents: .date)
                LabeledContent("Amount") { Slider(value: $amount) }
                Button("Remove", role: .destructive) {}
            }
        }
    }
}
