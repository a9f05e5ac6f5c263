import EvergreenDocument

extension View {
    /// Sets the background of enclosing bars while this view is visible: a color, a material or a gradient. If several views set it for the
    /// same bar, the innermost takes precedence.
    ///
    /// The colors of the bar's texts and symbols are unchanged. See ``toolbarColorScheme(_:for:)``.
    ///
    /// - Parameters:
    ///   - style: The background of the bars.
    ///   - bars: The bars; if empty, the title bar.
    public func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...) -> some View {
        PaintedView(style: style.foreground) { style in
            barStyle(BarStyle(background: BarBackground(style)), of: bars)
        }
    }

    /// Sets the visibility of the background of enclosing bars while this view is visible. Content that scrolls below a bar without a
    /// background shows through.
    ///
    /// - Parameters:
    ///   - visibility: `.automatic` defers to ancestors.
    ///   - bars: The bars; if empty, the title bar.
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barStyle(BarStyle(isBackgroundHidden: visibility.isHidden), of: bars)
    }

    /// Sets the visibility of the background of enclosing bars: the older name of ``toolbarBackgroundVisibility(_:for:)``.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barStyle(BarStyle(isBackgroundHidden: visibility.isHidden), of: bars)
    }

    /// Sets the color scheme of enclosing bars while this view is visible, such as light text on a dark background.
    ///
    /// - Parameters:
    ///   - colorScheme: The color scheme; nil defers to ancestors.
    ///   - bars: The bars; if empty, the title bar.
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        barStyle(BarStyle(colorScheme: colorScheme), of: bars)
    }

    private func barStyle(_ style: BarStyle, of placements: [ToolbarPlacement]) -> some View {
        let bars = placements.isEmpty ? [.top] : Set(placements.map(\.bar))
        let none = BarStyle()
        return TabBarTraitsView(
            wrapped: BarTraitsView(wrapped: self) { _ in
                BarTraits(
                    style: bars.contains(.top) ? style : none,
                    bottomStyle: bars.contains(.bottom) ? style : none
                )
            },
            traits: TabBarTraits(style: bars.contains(.tabs) ? style : none)
        )
    }
}

extension Visibility {
    /// Nil for `automatic`, which defers to ancestors.
    var isHidden: Bool? { self == .automatic ? nil : self == .hidden }
}

extension BarBackground {
    fileprivate init(_ style: ForegroundStyle) {
        if case .gradient(let gradient) = style.unshadowed {
            self = .gradient(gradient)
        } else {
            self = .paint(style.color.paint)
        }
    }
}
