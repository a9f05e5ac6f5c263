import EvergreenDocument

/// How assistive technology reads the views in an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let children: AccessibleChildren

    /// Not at all: the element needs a label. On a page, the role `img`, whose content is not read.
    public static let ignore = AccessibilityChildBehavior(children: .ignored)
    /// As one element with their texts. On a page, a group with their texts as its name, in which controls can still be reached.
    public static let combine = AccessibilityChildBehavior(children: .combined)
    /// One by one, in a group.
    public static let contain = AccessibilityChildBehavior(children: .contained)
}

extension View {
    /// Makes one element for assistive technology of this view, and says how it reads the views inside.
    ///
    /// ```swift
    /// HStack {
    ///     Image(systemName: "star.fill")
    ///     Text("4.5")
    /// }
    /// .accessibilityElement(children: .ignore)
    /// .accessibilityLabel("Rated 4.5 of 5")
    /// ```
    ///
    /// Texts, images and controls are elements of their own, and stay so.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(AccessibleChildrenModifier(children: children.children))
    }
}

extension View {
    /// Has assistive technology read other views in the place of this one: mostly a control that does what this view does.
    ///
    /// ```swift
    /// RatingStars(rating: $rating)
    ///     .accessibilityRepresentation {
    ///         Slider(value: $rating, in: 0...5, step: 1) { Text("Rating") }
    ///     }
    /// ```
    ///
    /// They are not seen, unless the keyboard's focus is in them. A control within this view can still have the focus.
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        accessibilityHidden(true)
            .overlay { VStack(content: representation).modifier(StyleModifier(value: .outOfSight)) }
    }
}

extension View {
    /// Has assistive technology read other views as the ones inside this one, which keeps its own label, value and actions.
    ///
    /// ```swift
    /// Canvas { context, size in drawBars(in: &context, size) }
    ///     .accessibilityLabel("Sales")
    ///     .accessibilityChildren {
    ///         ForEach(months) { Text("\($0.name): \($0.sales)") }
    ///     }
    /// ```
    ///
    /// They are not seen, unless the keyboard's focus is in them. A control within this view can still have the focus.
    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        accessibilityRepresentation(representation: children).accessibilityElement(children: .contain)
    }
}

private struct AccessibleChildrenModifier: ElementModifier {
    let children: AccessibleChildren

    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        modifiers.attributes.notes.removeAll { if case .children = $0 { true } else { false } }
        modifiers.attributes.notes.append(.children(children))
    }
}
