import Evergreen

/// The error of a failed write, in a form.
struct FailureNotice: View {
    let failure: String

    var body: some View {
        Section {
            Label("It could not be saved", systemImage: "exclamationmark.triangle")
                .foregroundStyle(.red)
            Text(failure).foregroundStyle(.secondary)
        }
    }
}
