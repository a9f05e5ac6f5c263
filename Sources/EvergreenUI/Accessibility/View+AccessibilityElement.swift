import EvergreenDocument

/// The way in which an accessibility element exposes its children.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let children: AccessibleChildren

    /// Children are ignored: the element needs a label. On a page, the role `img`, whose content is not read.
    public static let ignore = AccessibilityChildBehavior(children: .ignored)
    /// Children are combined into one element with their text. On a page, a group with their text as its name. Its controls remain
    /// reachable.
    public static let combine = AccessibilityChildBehavior(children: .combined)
    /// Children are separate elements in a group.
    public static let contain = AccessibilityChildBehavior(children: .contained)
}

extension View {
    /// Makes this view an accessibility element with the given behavior for its children.
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
    /// Text, images and controls always remain elements of their own.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(AccessibleChildrenModifier(children: children.children))
    }
}

extension View {
    /// Replaces the accessibility elements of this view by those of another view, usually of a control with the same function.
    ///
    /// ```swift
    /// RatingStars(rating: $rating)
    ///     .accessibilityRepresentation {
    ///         Slider(value: $rating, in: 0...5, step: 1) { Text("Rating") }
    ///     }
    /// ```
    ///
    /// The representation is invisible, unless it contains the keyboard focus. Controls in this view can still have focus.
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        accessibilityHidden(true)
            .overlay { VStack(content: representation).modifier(StyleModifier(value: .outOfSight)) }
    }
}

extension View {
    /// Replaces the accessibility children of this view, which keeps its own label, value and actions.
    ///
    /// ```swift
    /// Canvas { context, size in drawBars(in: &context, size) }
    ///     .accessibilityLabel("Sales")
    ///     .accessibilityChildren {
    ///         ForEach(months) { Text("\($0.name): \($0.sales)") }
    ///     }
    /// ```
    ///
    /// The children are invisible, unless they contain the keyboard focus. Controls in this view can still have focus.
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
