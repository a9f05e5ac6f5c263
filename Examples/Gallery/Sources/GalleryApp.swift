import Evergreen
import Foundation

/// A gallery of views and modifiers. It needs no database.
struct GalleryApp: App {
    var showsSources = true

    var body: some Scene {
        WindowGroup("Gallery") { GalleryList(showsSources: showsSources) }
            .pageDescription("Views and modifiers to look at and to try out.")
            .pageIcon(Bundle.module.url(forResource: "icon", withExtension: "svg"))
            .webViewOrigins(["https://example.org"])
        WindowGroup("Atlas", id: "atlas") { AtlasView() }
            .pageDescription("Birds and trees, each at an address of its own.")
            .notFound { NothingInAtlas() }
        Window("Writer", id: "writer") { WriterView() }
            .pageDescription("Notes, with a menu of commands.")
            .commands { WriterCommands() }
            .defaultSize(width: 560, height: 420)
            .defaultPosition(.topTrailing)
    }
}

struct GalleryList: View {
    let showsSources: Bool

    @State private var word = ""

    var body: some View {
        NavigationStack {
            List {
                let parts = GalleryPart.allCases.filter { part in part.pages.contains { $0.matches(word) } }
                ForEach(parts, id: \.self) { part in
                    Section(LocalizedStringKey(part.rawValue)) {
                        ForEach(part.pages.filter { $0.matches(word) }, id: \.self) { page in
                            NavigationLink(value: page) { Label(page.title, systemImage: page.symbol) }
                        }
                        if part == .arranging, word.isEmpty {
                            NavigationLink("Windows", value: WindowLayout.centered)
                        }
                        if part == .moving, word.isEmpty, let atlas = URL(string: "/atlas") {
                            Link("Atlas", destination: atlas)
                        }
                        if part == .moving, word.isEmpty, let writer = URL(string: "/writer") {
                            Link("Writer", destination: writer)
                        }
                    }
                }
            }
            .overlay {
                if !GalleryPage.allCases.contains(where: { $0.matches(word) }) {
                    ContentUnavailableView.search(text: word)
                }
            }
            .searchable(text: $word, prompt: "Find a view or a modifier")
            .navigationTitle("Gallery")
            .navigationDestination(for: WindowLayout.self, address: "windows") { WindowLayoutPage(layout: $0) }
            .navigationDestination(for: GalleryPage.self, address: "") { page in
                GalleryDemo(page: page)
                    .inspector(isPresented: .constant(showsSources)) { SourceView(page: page) }
            }
        }
    }
}

private struct GalleryDemo: View {
    let page: GalleryPage

    var body: some View {
        switch page {
        case .alignments: AlignmentsPage()
        case .animations: AnimationsPage()
        case .arrangements: ArrangementsPage()
        case .bars: BarsPage()
        case .board: BoardPage()
        case .carousels: CarouselsPage()
        case .charts: ChartsPage()
        case .clipboard: ClipboardPage()
        case .containers: ContainersPage()
        case .controls: ControlsPage()
        case .dates: DatesPage()
        case .dragging: DraggingPage()
        case .drawing: DrawingPage()
        case .effects: EffectsPage()
        case .files: FilesPage()
        case .forms: FormsPage()
        case .frames: FramesPage()
        case .geometry: GeometryPage()
        case .gestures: GesturesPage()
        case .gradients: GradientsPage()
        case .images: ImagesPage()
        case .keyboard: KeyboardPage()
        case .keyframes: KeyframesPage()
        case .languages: LanguagesPage()
        case .layouts: LayoutsPage()
        case .links: LinksPage()
        case .lists: ListsPage()
        case .mail: MailPage()
        case .motion: MotionPage()
        case .plots: PlotsPage()
        case .pointers: PointersPage()
        case .presentations: PresentationsPage()
        case .proportions: ProportionsPage()
        case .reveals: RevealsPage()
        case .rows: RowsPage()
        case .screen: ScreenPage()
        case .scrolling: ScrollingPage()
        case .selection: SelectionPage()
        case .settings: SettingsPage()
        case .shapes: ShapesPage()
        case .sizes: SizesPage()
        case .stacks: StacksPage()
        case .styles: StylesPage()
        case .subviews: SubviewsPage()
        case .symbols: SymbolsPage()
        case .tables: TablesPage()
        case .tabs: TabsPage()
        case .texts: TextsPage()
        case .transactions: TransactionsPage()
        case .trees: TreesPage()
        case .words: WordsPage()
        }
    }
}
