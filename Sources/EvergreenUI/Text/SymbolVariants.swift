/// Which of the drawings of a symbol is shown: `.fill`, or `.circle.fill`.
public struct SymbolVariants: Hashable, Sendable {
    /// The outline around the symbol.
    private var shape: String?
    private var isFilled = false
    private var isStruckThrough = false

    private init(_ change: (inout Self) -> Void) { change(&self) }

    /// The symbol as it is.
    public static let none = SymbolVariants { _ in }
    /// In a circle.
    public static let circle = none.circle
    /// In a square.
    public static let square = none.square
    /// In a rectangle.
    public static let rectangle = none.rectangle
    /// Filled.
    public static let fill = none.fill
    /// Struck through.
    public static let slash = none.slash

    /// This variant in a circle.
    public var circle: SymbolVariants { changing { $0.shape = "circle" } }
    /// This variant in a square.
    public var square: SymbolVariants { changing { $0.shape = "square" } }
    /// This variant in a rectangle.
    public var rectangle: SymbolVariants { changing { $0.shape = "rectangle" } }
    /// This variant, filled.
    public var fill: SymbolVariants { changing { $0.isFilled = true } }
    /// This variant, struck through.
    public var slash: SymbolVariants { changing { $0.isStruckThrough = true } }

    /// Whether this variant has what another one has.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.shape == nil || other.shape == shape) && (isFilled || !other.isFilled)
            && (isStruckThrough || !other.isStruckThrough)
    }

    private func changing(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var copy = self
        change(&copy)
        return copy
    }

    /// Both variants.
    func combined(with other: SymbolVariants) -> SymbolVariants {
        changing { variants in
            variants.shape = other.shape ?? shape
            variants.isFilled = isFilled || other.isFilled
            variants.isStruckThrough = isStruckThrough || other.isStruckThrough
        }
    }

    /// The name of this variant of a symbol: of `bell`, `bell.slash.fill`.
    func name(of symbol: String) -> String {
        var parts = symbol.split(separator: ".").map(String.init)
        let wasFilled = parts.last == "fill"
        if wasFilled { parts.removeLast() }
        if let shape, parts.last != shape { parts.append(shape) }
        if isStruckThrough, !parts.contains("slash") { parts.append("slash") }
        if wasFilled || isFilled { parts.append("fill") }
        return parts.joined(separator: ".")
    }
}

private struct SymbolVariantsKey: EnvironmentKey {
    static var defaultValue: SymbolVariants { .none }
}

extension EnvironmentValues {
    /// Which drawings of symbols are shown.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

extension View {
    /// Shows the symbols in this view in a variant, in addition to the variants that its ancestors set. A symbol without that variant
    /// is shown as it is.
    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = variant == .none ? .none : $0.combined(with: variant) }
    }
}
