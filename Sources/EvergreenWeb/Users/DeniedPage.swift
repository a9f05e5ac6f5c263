import EvergreenDocument
import EvergreenUI

/// The default view for users without access to a window.
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
            // A user who has signed in at a proxy can't sign out here.
            if signOut.isAvailable {
                Button(word(.signOut)) { signOut() }
            }
        }
    }

    private func word(_ word: StandardText) -> String {
        word.text(in: locale.language.languageCode?.identifier ?? "en")
    }
}
