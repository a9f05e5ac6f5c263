import Evergreen
import Foundation

/// Views and modifiers to look at and to try out. It needs no database.
@main
struct GalleryApp: App {
    var body: some Scene {
        WindowGroup("Gallery") { GalleryList() }
            .pageDescription("Views and modifiers to look at and to try out.")
            .pageIcon(Bundle.module.url(forResource: "icon", withExtension: "svg"))
        WindowGroup("Atlas", id: "atlas") { AtlasView() }
            .pageDescription("Birds and trees, each at an address of its own.")
            .notFound { NothingInAtlas() }
    }
}

/// A page of the gallery. It is at the path of its name.
enum GalleryPage: String, CaseIterable {
    case arrangements, bars, charts, controls, dates, drawing, effects, forms, frames
    case geometry, gestures, gradients, images, keyboard, languages, layouts, links, lists
    case mail, presentations, screen, scrolling, settings, sizes, symbols, tables, tabs
    case trees, words

    var title: LocalizedStringKey { LocalizedStringKey(rawValue.capitalized) }
}

struct GalleryList: View {
    var body: some View {
        NavigationStack {
            List {
                ForEach(GalleryPage.allCases, id: \.self) { page in
                    NavigationLink(page.title, value: page)
                }
                NavigationLink("Windows", value: WindowLayout.centered)
                if let atlas = URL(string: "/atlas") { Link("Atlas", destination: atlas) }
            }
            .navigationTitle("Gallery")
            .navigationDestination(for: WindowLayout.self, address: "windows") { WindowLayoutPage(layout: $0) }
            .navigationDestination(for: GalleryPage.self, address: "") { page in
                switch page {
                case .arrangements: ArrangementsPage()
                case .bars: BarsPage()
                case .charts: ChartsPage()
                case .controls: ControlsPage()
                case .dates: DatesPage()
                case .drawing: DrawingPage()
                case .effects: EffectsPage()
                case .forms: FormsPage()
                case .frames: FramesPage()
                case .geometry: GeometryPage()
                case .gestures: GesturesPage()
                case .gradients: GradientsPage()
                case .images: ImagesPage()
                case .keyboard: KeyboardPage()
                case .languages: LanguagesPage()
                case .layouts: LayoutsPage()
                case .links: LinksPage()
                case .lists: ListsPage()
                case .mail: MailPage()
                case .presentations: PresentationsPage()
                case .screen: ScreenPage()
                case .scrolling: ScrollingPage()
                case .settings: SettingsPage()
                case .sizes: SizesPage()
                case .symbols: SymbolsPage()
                case .tables: TablesPage()
                case .tabs: TabsPage()
                case .trees: TreesPage()
                case .words: WordsPage()
                }
            }
        }
    }
}
