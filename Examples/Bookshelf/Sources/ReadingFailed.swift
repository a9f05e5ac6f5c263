import Evergreen

/// A placeholder for content that can't be read.
struct ReadingFailed: View {
    let title: LocalizedStringKey
    let error: any Error

    var body: some View {
        ContentUnavailableView {
            Label(title, systemImage: "exclamationmark.triangle")
        } description: {
            Text("\(error)")
        }
    }
}
