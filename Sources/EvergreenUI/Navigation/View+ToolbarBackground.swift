import EvergreenDocument

extension View {
    /// Sets what is behind bars around this view while it is shown: a color, a material or a gradient. Of several views that say so
    /// of one bar, the innermost wins.
    ///
    /// The texts and symbols of the bar stay as they are: see ``toolbarColorScheme(_:for:)``.
    ///
    /// - Parameters:
    ///   - style: What is behind the bars.
    ///   - bars: The bars; none for the one with the title.
    public func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...) -> some View {
        PaintedView(style: style.foreground) { style in
            barStyle(BarStyle(background: BarLook(style)), of: bars)
        }
    }

    /// Shows or hides what is behind bars around this view while it is shown. Behind a bar without a background, what scrolls below
    /// is seen.
    ///
    /// - Parameters:
    ///   - visibility: `.automatic` leaves the decision to the views around.
    ///   - bars: The bars; none for the one with the title.
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barStyle(BarStyle(isBackgroundHidden: visibility.isHidden), of: bars)
    }

    /// Shows or hides what is behind bars: an older name of ``toolbarBackgroundVisibility(_:for:)``.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barStyle(BarStyle(isBackgroundHidden: visibility.isHidden), of: bars)
    }

    /// Sets the appearance of bars around this view while it is shown, such as light texts on a dark background.
    ///
    /// - Parameters:
    ///   - colorScheme: Nil leaves the decision to the views around.
    ///   - bars: The bars; none for the one with the title.
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
    /// Nil where the decision is left to others.
    var isHidden: Bool? { self == .automatic ? nil : self == .hidden }
}

extension BarLook {
    fileprivate init(_ style: ForegroundStyle) {
        if case .gradient(let gradient) = style.unshadowed {
            self = .gradient(gradient)
        } else {
            self = .paint(style.color.paint)
        }
    }
}
