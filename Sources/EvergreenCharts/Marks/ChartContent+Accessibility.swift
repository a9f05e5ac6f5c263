import EvergreenUI
import Foundation

extension ChartContent {
    /// Sets the accessibility label of the marks, which replaces their position.
    public func accessibilityLabel(_ label: Text) -> some ChartContent {
        changing { $0.setAccessibilityLabel(label) }
    }

    /// Sets the accessibility label of the marks to a localized text, which replaces their position.
    public func accessibilityLabel(_ label: LocalizedStringKey) -> some ChartContent { accessibilityLabel(Text(label)) }

    /// Sets the accessibility label of the marks, which replaces their position.
    @_disfavoredOverload
    public func accessibilityLabel(_ label: some StringProtocol) -> some ChartContent {
        accessibilityLabel(Text(verbatim: String(label)))
    }

    /// Sets the accessibility label of the marks to a localized resource, which replaces their position.
    @_disfavoredOverload
    public func accessibilityLabel(_ label: LocalizedStringResource) -> some ChartContent {
        accessibilityLabel(Text(label))
    }

    /// Sets the accessibility value of the marks.
    public func accessibilityValue(_ value: Text) -> some ChartContent {
        changing { $0.setAccessibilityValue(value) }
    }

    /// Sets the accessibility value of the marks to a localized text.
    public func accessibilityValue(_ value: LocalizedStringKey) -> some ChartContent { accessibilityValue(Text(value)) }

    /// Sets the accessibility value of the marks.
    @_disfavoredOverload
    public func accessibilityValue(_ value: some StringProtocol) -> some ChartContent {
        accessibilityValue(Text(verbatim: String(value)))
    }

    /// Sets the accessibility value of the marks to a localized resource.
    @_disfavoredOverload
    public func accessibilityValue(_ value: LocalizedStringResource) -> some ChartContent {
        accessibilityValue(Text(value))
    }

    /// Sets an identifier of the marks for tests. It is neither shown nor read aloud. On a page, the attribute `data-testid`.
    public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
        changing { $0.setAccessibilityIdentifier(identifier) }
    }

    /// Hides the marks from assistive technology.
    public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
        changing { $0.hideFromAccessibility(hidden) }
    }
}
