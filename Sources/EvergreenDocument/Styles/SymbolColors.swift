/// The colors of a symbol's layers. The first layer has the foreground color.
package struct SymbolColors: Hashable, Sendable {
    /// The color of the second layer; nil for half the opacity of the first one's.
    package var second: Paint?
    /// The color of the third layer; nil for a quarter of the opacity of the first one's.
    package var third: Paint?

    package init(second: Paint? = nil, third: Paint? = nil) {
        self.second = second
        self.third = third
    }
}
