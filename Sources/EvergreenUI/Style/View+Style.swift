import Foundation

extension View {
    /// Leaves room around the view, on some edges; `length` is in points, nil for the platform's own.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(StyleModifier(value: length.map { .padding(EdgeInsets(edges, $0)) } ?? .automaticPadding(edges)))
    }

    /// Leaves room around the view, on all edges; `length` is in points.
    public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    /// Leaves room around the view.
    public func padding(_ insets: EdgeInsets) -> some View { modifier(StyleModifier(value: .padding(insets))) }

    /// Gives the view a fixed size; lengths are in points, nil for the content's own.
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        modifier(
            StyleModifier(
                value: .frame(
                    FrameLayout(width: width.map(Double.init), height: height.map(Double.init), alignment: alignment)
                )
            )
        )
    }

    /// Bounds the view's size; lengths are in points, `.infinity` for all the room that there is.
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

    /// Paints the view's background.
    public func background(_ style: some ShapeStyle) -> some View {
        modifier(StyleModifier(value: .background(style._color.paint)))
    }

    /// Makes the view less opaque: `opacity` is between 0 and 1.
    public func opacity(_ opacity: Double) -> some View { modifier(StyleModifier(value: .opacity(opacity))) }

    /// What the view stands for in a picker or a tab view.
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
