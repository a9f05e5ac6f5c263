extension Mark {
    /// The accessibility label of the mark: its position, its value and its series. Nil if the mark is hidden or has none of them.
    @MainActor
    func label(_ text: ChartText, isHorizontal: Bool = false) -> String? {
        guard !isAccessibilityHidden else { return nil }
        let across = [isHorizontal ? y : x].compactMap { $0 }
        let along = [isHorizontal ? x : y, xEnd, yEnd].compactMap { $0 }
        let names = [color, function == nil ? series : nil, position, symbolKind, sizeValue, lineValue].compactMap {
            $0
        }.map(text.named)
        var parts: [String] = []
        if let accessibilityLabel {
            parts.append(accessibilityLabel.resolve(in: text.environment))
        } else {
            parts += across.map(text.named)
            for name in names where !parts.contains(name) { parts.append(name) }
        }
        if let accessibilityValue {
            parts.append(accessibilityValue.resolve(in: text.environment))
        } else {
            // The value that colors a mark may be the same as its plotted value.
            for name in along.map(text.named) where !parts.contains(name) { parts.append(name) }
        }
        let label = parts.joined(separator: ", ")
        return label.isEmpty ? nil : label
    }
}
