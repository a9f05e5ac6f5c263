import EvergreenDocument

extension View {
    /// Puts a point of the view at a point of the space that it is offered. The view around it takes all of that space.
    package func pinned(_ pin: Pin) -> some View { modifier(StyleModifier(value: .pin(pin))) }
}
