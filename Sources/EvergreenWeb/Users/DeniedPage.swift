import EvergreenDocument
import EvergreenUI

/// What those see who may not see a window, if the app has no view of its own for them.
struct DeniedPage: View {
    @Environment(\.user) private var user
    @Environment(\.locale) private var locale
    @Environment(\.request) private var request
    @Environment(\.signOut) private var signOut

    var body: some View {
        ContentUnavailableView {
            Label(word(user == nil ? .signInNeededTitle : .notAllowedTitle), systemImage: "lock")
        } description: {
            Text(verbatim: word(user == nil ? .signInNeeded : .notAllowed))
        } actions: {
            // A user whom a proxy has signed in can't sign out here.
            if signOut.isAvailable {
                Button(word(.signOut)) { signOut() }
            }
        }
    }

    private func word(_ word: StandardWord) -> String {
        word.text(in: locale.language.languageCode?.identifier ?? "en")
    }
}
