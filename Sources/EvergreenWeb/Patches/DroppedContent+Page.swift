import EvergreenDocument

extension DragSource {
    /// Parses the number of an element; 0 for outside of the app.
    init(pageNumber number: Int) {
        self = number == 0 ? .outside : .element(ElementID(rawValue: number))
    }
}

extension DroppedContent {
    /// Parses dropped content: the number of an element, text, URLs in lines, or a page's file descriptions. Nil for anything else.
    init?(kind: String, pageText text: String) {
        switch kind {
        case "element":
            guard let number = Int(text), number > 0 else { return nil }
            self = .element(ElementID(rawValue: number))
        case "text": self = .text(text)
        case "urls": self = .addresses(text.split(separator: "\n").map(String.init))
        case "files":
            guard let files = [ChosenFile](pageText: text) else { return nil }
            self = .files(files)
        default: return nil
        }
    }
}

extension DropPlace {
    /// Whether the location can be within an element: coordinates are bounded by the size of a page.
    var isOnScreen: Bool { abs(x) <= 1e7 && abs(y) <= 1e7 }
}
