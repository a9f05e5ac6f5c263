import Evergreen

/// A placeholder for content that can't be read.
struct ReadingFailed: View {
    let error: any Error

    var body: some View {
        ContentUnavailableView {
            Label("The garden can't be read", systemImage: "exclamationmark.triangle")
        } description: {
            Text("\(error)")
        }
    }
}
