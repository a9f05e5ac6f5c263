/// The elements that represent the rows of a collection without nodes. They request rows that scroll into view.
@MainActor
final class RowPlaceholders {
    /// The position of the rows that a placeholder represents. A placeholder keeps its element while its position stays the same.
    private enum Place {
        case beforeWindow, afterWindow
        /// Past a kept row outside of the window.
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

    /// - Parameter show: Makes nodes for the elements in a range, clamped to the collection, and keeps the node of the row `kept`.
    init(in document: Document, show: @escaping @MainActor (_ elements: Range<Int>, _ kept: ElementID?) -> Void) {
        self.document = document
        self.show = show
    }

    /// Puts placeholders between the rows of a window.
    ///
    /// - Parameters:
    /// - rows: The rows of each element with rows, in the order of the window's offsets.
    /// - form: The form of the rows.
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

    /// Rows are relative to the first row of the placeholder. Negative offsets count back from it.
    private func show(_ rows: RowRange, at place: Place, keeping kept: ElementID?) {
        guard let placeholder = placeholders[place] else { return }
        let elementsPerRow = 1 / Double(placeholder.rowsPerElement)
        let lower = placeholder.missing.lowerBound + Int((Double(rows.lowerBound) * elementsPerRow).rounded(.down))
        let upper = placeholder.missing.lowerBound + Int((Double(rows.upperBound) * elementsPerRow).rounded(.up))
        show(lower..<upper, kept)
    }
}
