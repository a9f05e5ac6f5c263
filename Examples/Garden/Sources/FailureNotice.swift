import Evergreen

/// What went wrong, among what could not be saved.
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
