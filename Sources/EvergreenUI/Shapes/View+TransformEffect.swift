import EvergreenDocument

extension View {
    /// Transforms the view when it is rendered, relative to its top-left corner. On a page, this is CSS `matrix`.
    public func transformEffect(_ transform: CGAffineTransform) -> some View {
        let change = AffineChange(
            a: Double(transform.a),
            b: Double(transform.b),
            c: Double(transform.c),
            d: Double(transform.d),
            tx: Double(transform.tx),
            ty: Double(transform.ty)
        )
        return modifier(StyleModifier(value: .affine(change)))
    }
}
