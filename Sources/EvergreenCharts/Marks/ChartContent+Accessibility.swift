import EvergreenUI
import Foundation

extension ChartContent {
    /// Sets what is read of the marks before their value, in place of their place.
    public func accessibilityLabel(_ label: Text) -> some ChartContent {
        changing { $0.setAccessibilityLabel(label) }
    }

    /// Sets what is read of the marks before their value, in place of their place. It is localized.
    public func accessibilityLabel(_ label: LocalizedStringKey) -> some ChartContent { accessibilityLabel(Text(label)) }

    /// Sets what is read of the marks before their value, in place of their place.
    @_disfavoredOverload
    public func accessibilityLabel(_ label: some StringProtocol) -> some ChartContent {
        accessibilityLabel(Text(verbatim: String(label)))
    }

    /// Sets what is read of the marks before their value, in place of their place, in a localized text.
    @_disfavoredOverload
    public func accessibilityLabel(_ label: LocalizedStringResource) -> some ChartContent {
        accessibilityLabel(Text(label))
    }

    /// Sets what is read as the value of the marks.
    public func accessibilityValue(_ value: Text) -> some ChartContent {
        changing { $0.setAccessibilityValue(value) }
    }

    /// Sets what is read as the value of the marks. It is localized.
    public func accessibilityValue(_ value: LocalizedStringKey) -> some ChartContent { accessibilityValue(Text(value)) }

    /// Sets what is read as the value of the marks.
    @_disfavoredOverload
    public func accessibilityValue(_ value: some StringProtocol) -> some ChartContent {
        accessibilityValue(Text(verbatim: String(value)))
    }

    /// Sets what is read as the value of the marks, in a localized text.
    @_disfavoredOverload
    public func accessibilityValue(_ value: LocalizedStringResource) -> some ChartContent {
        accessibilityValue(Text(value))
    }

    /// Names each of the marks for tests. People don't see it. On a page, the attribute `data-testid`.
    public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
        changing { $0.setAccessibilityIdentifier(identifier) }
    }

    /// Has assistive technology pass over the marks.
    public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
        changing { $0.hideFromAccessibility(hidden) }
    }
}
