import Foundation

extension View {
    /// Adds padding to the given edges. `length` is in points; nil for the default.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(StyleModifier(value: length.map { .padding(EdgeInsets(edges, $0)) } ?? .automaticPadding(edges)))
    }

    /// Adds equal padding to all edges. `length` is in points.
    public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    /// Adds padding to each edge.
    public func padding(_ insets: EdgeInsets) -> some View { modifier(StyleModifier(value: .padding(insets))) }

    /// Sets a fixed size. Lengths are in points; nil for the size of the content.
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        modifier(
            StyleModifier(
                value: .frame(
                    FrameLayout(width: width.map(Double.init), height: height.map(Double.init), alignment: alignment)
                )
            )
        )
    }

    /// Constrains the view's size. Lengths are in points; `.infinity` expands to the available space.
    public func frame(
        minWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        modifier(
            StyleModifier(
                value: .frame(
                    FrameLayout(
                        minWidth: minWidth.map(Double.init),
                        maxWidth: maxWidth.map(Double.init),
                        minHeight: minHeight.map(Double.init),
                        maxHeight: maxHeight.map(Double.init),
                        alignment: alignment
                    )
                )
            )
        )
    }

    /// Constrains the view's size and sets its ideal size, which a directly enclosing `fixedSize` applies. Lengths are in points;
    /// `.infinity` expands to the available space.
    @_disfavoredOverload
    public func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        frame(
            minWidth: minWidth,
            maxWidth: maxWidth,
            minHeight: minHeight,
            maxHeight: maxHeight,
            alignment: alignment
        )
        .modifier(
            StyleModifier(
                value: .idealSize(width: idealWidth.map(Double.init), height: idealHeight.map(Double.init))
            )
        )
    }

    /// Sets the background of the view to a color or gradient.
    public func background(_ style: some ShapeStyle) -> some View {
        modifier(PaintModifier(style: style.foreground) { $0.area })
    }

    /// Sets the background of the view to a color or gradient. A page has no safe area, so the background always fills the view's bounds.
    public func background(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set) -> some View {
        background(style)
    }

    /// Sets the view's opacity, from 0 (transparent) to 1.
    public func opacity(_ opacity: Double) -> some View { modifier(StyleModifier(value: .opacity(opacity))) }

    /// Sets the value that identifies this view in the selection of a picker, tab view or list.
    public func tag<Tag: Hashable>(_ tag: Tag) -> some View { modifier(TagModifier(tag: tag)) }
}

extension EdgeInsets {
    init(_ edges: Edge.Set, _ length: CGFloat) {
        self.init(
            top: edges.contains(.top) ? length : 0,
            leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0,
            trailing: edges.contains(.trailing) ? length : 0
        )
    }
}
