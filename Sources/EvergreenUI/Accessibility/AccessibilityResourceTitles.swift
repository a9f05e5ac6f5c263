// Overloads for localized string resources.

extension View {
    /// Sets the name that assistive technology reads instead of the view's text. On a page, `aria-label`.
    @_disfavoredOverload
    public func accessibilityLabel(_ resource: LocalizedStringResource) -> some View {
        accessibilityLabel(Text(resource))
    }

    /// Sets a description of the effect of acting on the view. On a page, `aria-description`.
    @_disfavoredOverload
    public func accessibilityHint(_ resource: LocalizedStringResource) -> some View {
        accessibilityHint(Text(resource))
    }

    /// Sets the value that assistive technology reads. On a page, `aria-valuetext` of sliders and progress views, and `aria-description` of
    /// other views.
    @_disfavoredOverload
    public func accessibilityValue(_ resource: LocalizedStringResource) -> some View {
        accessibilityValue(Text(resource))
    }

    /// Adds a tooltip, shown while the pointer rests on the view. On a page, the `title` attribute.
    @_disfavoredOverload
    public func help(_ resource: LocalizedStringResource) -> some View { help(Text(resource)) }

    /// Adds a named action for assistive technology and the keyboard.
    @_disfavoredOverload
    public func accessibilityAction(named resource: LocalizedStringResource, _ handler: @escaping () -> Void)
        -> some View
    {
        accessibilityAction(named: Text(resource), handler)
    }
}
