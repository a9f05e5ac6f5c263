import Evergreen

/// Views and modifiers to look at and to try out. It needs no database.
@main
struct GalleryApp: App {
    var body: some Scene {
        WindowGroup("Gallery") { GalleryList() }
    }
}

struct GalleryList: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Controls") { ControlsPage() }
                NavigationLink("Effects") { EffectsPage() }
                NavigationLink("Geometry") { GeometryPage() }
                NavigationLink("Gestures") { GesturesPage() }
                NavigationLink("Gradients") { GradientsPage() }
                NavigationLink("Languages") { LanguagesPage() }
                NavigationLink("Links") { LinksPage() }
                NavigationLink("Mail") { MailPage() }
                NavigationLink("Screen") { ScreenPage() }
                NavigationLink("Scrolling") { ScrollingPage() }
                NavigationLink("Settings") { SettingsPage() }
                NavigationLink("Sizes") { SizesPage() }
            }
            .navigationTitle("Gallery")
        }
    }
}
