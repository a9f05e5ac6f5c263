import Evergreen
import GalleryPageSource

/// A page of the gallery. The path and the source file are named after the case.
enum GalleryPage: String, CaseIterable {
    case alignments, animations, arrangements, bars, board, carousels, charts, clipboard, containers, controls, dates,
        dragging, drawing
    case effects, files, forms, frames, geometry, gestures, gradients, images, keyboard, keyframes, languages, layouts
    case links, lists, mail, motion, plots, pointers, presentations, proportions, reveals, rows, screen, scrolling,
        selection,
        settings
    case shapes, sizes, stacks, styles, subviews, symbols, tables, tabs, texts, transactions, trees, words

    var title: LocalizedStringKey { LocalizedStringKey(rawValue.capitalized) }

    var source: String { PageSource.text(of: "\(rawValue.capitalized)Page") ?? "" }

    var symbol: String {
        switch self {
        case .alignments: "arrow.left.and.right"
        case .animations: "sparkles"
        case .arrangements: "square.grid.2x2"
        case .bars: "rectangle.grid.1x2"
        case .board: "square.grid.3x3.fill"
        case .carousels: "arrow.left.and.right"
        case .charts: "chart.bar"
        case .clipboard: "doc.on.clipboard"
        case .containers: "shippingbox"
        case .controls: "slider.horizontal.3"
        case .dates: "calendar"
        case .dragging: "square.and.arrow.down"
        case .drawing: "paintbrush"
        case .effects: "wand.and.stars"
        case .files: "folder"
        case .forms: "checklist"
        case .frames: "viewfinder"
        case .geometry: "ruler"
        case .gestures: "hand.raised"
        case .gradients: "paintpalette"
        case .images: "photo"
        case .keyboard: "keyboard"
        case .keyframes: "point.topleft.down.curvedto.point.bottomright.up"
        case .languages: "globe"
        case .layouts: "square.on.square"
        case .links: "link"
        case .lists: "list.bullet"
        case .mail: "envelope"
        case .motion: "play"
        case .plots: "chart.xyaxis.line"
        case .pointers: "hand.draw"
        case .presentations: "rectangle.stack"
        case .proportions: "arrow.up.left.and.arrow.down.right"
        case .reveals: "eye"
        case .rows: "line.3.horizontal"
        case .screen: "desktopcomputer"
        case .scrolling: "arrow.up.and.down"
        case .selection: "checkmark.circle"
        case .settings: "gearshape"
        case .shapes: "star"
        case .sizes: "arrow.left.and.right"
        case .stacks: "square.stack"
        case .styles: "paintbrush"
        case .subviews: "square.grid.2x2"
        case .symbols: "heart"
        case .tables: "square.grid.3x3"
        case .tabs: "sidebar.left"
        case .texts: "textformat"
        case .transactions: "timer"
        case .trees: "tree"
        case .words: "character"
        }
    }

    /// Whether the title contains a word, or the name of a view or a modifier in the source begins with it.
    @MainActor
    func matches(_ word: String) -> Bool {
        let word = word.lowercased()
        return word.isEmpty || rawValue.hasPrefix(word) || SourceNames.of(self).contains { $0.hasPrefix(word) }
    }
}

/// The lowercased names in the sources of the pages, collected at the first search.
@MainActor
private enum SourceNames {
    private static var names: [GalleryPage: Set<String>] = [:]

    static func of(_ page: GalleryPage) -> Set<String> {
        if let found = names[page] { return found }
        let words = page.source.lowercased().split { !$0.isLetter && !$0.isNumber }
        let found = Set(words.map(String.init))
        names[page] = found
        return found
    }
}

/// The sections of the list of pages.
enum GalleryPart: String, CaseIterable {
    case content = "Content"
    case arranging = "Arranging views"
    case collections = "Collections"
    case input = "Input"
    case moving = "Moving about"
    case graphics = "Graphics"
    case surroundings = "The window and its user"

    var pages: [GalleryPage] {
        switch self {
        case .content: [.texts, .images, .symbols, .links, .words]
        case .arranging:
            [
                .stacks, .alignments, .layouts, .arrangements, .subviews, .frames, .sizes, .proportions, .scrolling,
                .carousels, .reveals, .geometry,
            ]
        case .collections: [.lists, .rows, .selection, .tables, .trees, .containers]
        case .input:
            [
                .controls, .styles, .forms, .dates, .files, .gestures, .pointers, .dragging, .clipboard, .keyboard,
                .board,
            ]
        case .moving: [.bars, .tabs, .mail, .presentations]
        case .graphics:
            [.shapes, .drawing, .charts, .plots, .gradients, .effects, .animations, .transactions, .keyframes, .motion]
        case .surroundings: [.screen, .languages, .settings]
        }
    }
}
