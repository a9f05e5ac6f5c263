import EvergreenUI
import Foundation

/// The effects of modifiers. Inner modifiers are applied first, and take precedence.
extension Mark {
    mutating func setForeground(_ style: ForegroundStyle) {
        if self.style == nil, color == nil { self.style = style }
    }

    mutating func setForeground(by value: PlottedData) {
        if style == nil, color == nil { color = value }
    }

    mutating func setLine(_ style: StrokeStyle) {
        if line == nil, lineValue == nil { line = style }
    }

    mutating func setLine(by value: PlottedData) {
        if line == nil, lineValue == nil { lineValue = value }
    }

    mutating func setSymbol(_ symbol: MarkSymbol) {
        if self.symbol == nil, symbolKind == nil { self.symbol = symbol }
    }

    mutating func setSymbol(by value: PlottedData) {
        if symbol == nil, symbolKind == nil { symbolKind = value }
    }

    /// - Parameter size: The size, in points.
    mutating func setSymbolSize(_ size: CGSize) {
        guard symbolSize == nil, sizeValue == nil else { return }
        // Clamped to a range that SVG supports.
        func length(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(length, 0), 2_000) : 0 }
        symbolSize = CGSize(width: length(size.width), height: length(size.height))
    }

    mutating func setSymbolSize(by value: PlottedData) {
        if symbolSize == nil, sizeValue == nil { sizeValue = value }
    }

    mutating func setPosition(by value: PlottedData, axis: Axis?, span: MarkDimension) {
        guard position == nil else { return }
        (position, positionAxis, positionSpan) = (value, axis, span)
    }

    mutating func setAccessibilityLabel(_ label: Text) {
        if accessibilityLabel == nil { accessibilityLabel = label }
    }

    mutating func setAccessibilityValue(_ value: Text) {
        if accessibilityValue == nil { accessibilityValue = value }
    }

    mutating func setAccessibilityIdentifier(_ identifier: String) {
        if accessibilityIdentifier == nil { accessibilityIdentifier = identifier }
    }

    mutating func hideFromAccessibility(_ hidden: Bool) { isAccessibilityHidden = isAccessibilityHidden || hidden }
}
