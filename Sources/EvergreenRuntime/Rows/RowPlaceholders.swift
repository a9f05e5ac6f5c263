/// The elements that stand for the rows of a collection that have no nodes. They ask for rows that come into sight.
@MainActor
final class RowPlaceholders {
    /// Where the rows are that a placeholder stands for. One that stays where it is stays the same element.
    private enum Place {
        case beforeWindow, afterWindow
        /// Beyond a row that is kept outside of the window.
        case beyondKeptRow
    }

    private struct Placeholder {
        let element: Element
        var missing: Range<Int>
        var rowsPerElement: Int
    }

    private var placeholders: [Place: Placeholder] = [:]
    private let document: Document
    private let show: @MainActor (_ elements: Range<Int>, _ kept: ElementID?) -> Void

    /// `show` gives nodes to a range of elements, as far as there are such, and leaves the row of `kept` its node.
    init(in document: Document, show: @escaping @MainActor (_ elements: Range<Int>, _ kept: ElementID?) -> Void) {
        self.document = document
        self.show = show
    }

    /// Puts placeholders between the rows of a window.
    ///
    /// - Parameters:
    ///   - rows: The rows of each element that has some, in the order of the window's offsets.
    ///   - form: What the rows are.
    func fill(_ window: RowWindow, rows: [[Element]], as form: PlaceholderTraits.Form, into elements: inout [Element]) {
        let count = rows.reduce(0) { $0 + $1.count }
        let rowsPerElement = max(1, (count + rows.count / 2) / max(rows.count, 1))
        var unused = placeholders
        var next = 0
        func append(upTo offset: Int) {
            guard offset > next else { return }
            let missing = next..<offset
            let place: Place =
                if missing.upperBound == window.range.lowerBound {
                    .beforeWindow
                } else if missing.lowerBound == window.range.upperBound {
                    .afterWindow
                } else {
                    .beyondKeptRow
                }
            unused[place] = nil
            elements.append(draw(place, missing, rowsPerElement: rowsPerElement, form))
        }
        for (offset, rows) in zip(window.offsets, rows) {
            append(upTo: offset)
            elements += rows
            next = offset + 1
        }
        append(upTo: window.count)
        for (place, placeholder) in unused {
            placeholder.element.discard()
            placeholders[place] = nil
        }
    }

    func discard() {
        for placeholder in placeholders.values { placeholder.element.discard() }
        placeholders.removeAll()
    }

    private func draw(_ place: Place, _ missing: Range<Int>, rowsPerElement: Int, _ form: PlaceholderTraits.Form)
        -> Element
    {
        let traits = PlaceholderTraits(rows: missing.count * rowsPerElement, form: form)
        let element = placeholders[place]?.element ?? makeElement(place)
        placeholders[place] = Placeholder(element: element, missing: missing, rowsPerElement: rowsPerElement)
        element.set(ElementDescription(.placeholder(traits)))
        return element
    }

    private func makeElement(_ place: Place) -> Element {
        let element = document.makeElement(ElementDescription(.placeholder(PlaceholderTraits())))
        element.onEvent = { [weak self] event in
            guard case .showRows(let rows, let kept) = event else { return false }
            self?.show(rows, at: place, keeping: kept)
            return true
        }
        return element
    }

    /// Rows are counted from the first one of the placeholder, those before it backwards.
    private func show(_ rows: RowRange, at place: Place, keeping kept: ElementID?) {
        guard let placeholder = placeholders[place] else { return }
        let elementsPerRow = 1 / Double(placeholder.rowsPerElement)
        let lower = placeholder.missing.lowerBound + Int((Double(rows.lowerBound) * elementsPerRow).rounded(.down))
        let upper = placeholder.missing.lowerBound + Int((Double(rows.upperBound) * elementsPerRow).rounded(.up))
        show(lower..<upper, kept)
    }
}
