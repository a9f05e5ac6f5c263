import EvergreenDocument

extension View {
    /// Aligns a point of the view with a point of the proposed space. The resulting view fills that space.
    package func pinned(_ pin: Pin) -> some View { modifier(StyleModifier(value: .pin(pin))) }
}
