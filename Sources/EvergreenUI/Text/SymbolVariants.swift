/// A variant of a symbol, such as `.fill` or `.circle.fill`.
public struct SymbolVariants: Hashable, Sendable {
    /// The enclosing shape.
    private var shape: String?
    private var isFilled = false
    private var isStruckThrough = false

    private init(_ change: (inout Self) -> Void) { change(&self) }

    /// No variant.
    public static let none = SymbolVariants { _ in }
    /// The symbol enclosed in a circle.
    public static let circle = none.circle
    /// The symbol enclosed in a square.
    public static let square = none.square
    /// The symbol enclosed in a rectangle.
    public static let rectangle = none.rectangle
    /// The filled symbol.
    public static let fill = none.fill
    /// The symbol with a slash through it.
    public static let slash = none.slash

    /// This variant enclosed in a circle.
    public var circle: SymbolVariants { changing { $0.shape = "circle" } }
    /// This variant enclosed in a square.
    public var square: SymbolVariants { changing { $0.shape = "square" } }
    /// This variant enclosed in a rectangle.
    public var rectangle: SymbolVariants { changing { $0.shape = "rectangle" } }
    /// The filled version of this variant.
    public var fill: SymbolVariants { changing { $0.isFilled = true } }
    /// This variant with a slash through it.
    public var slash: SymbolVariants { changing { $0.isStruckThrough = true } }

    /// Returns whether this variant includes another one.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.shape == nil || other.shape == shape) && (isFilled || !other.isFilled)
            && (isStruckThrough || !other.isStruckThrough)
    }

    private func changing(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var copy = self
        change(&copy)
        return copy
    }

    /// Returns the combination of both variants; the other's enclosing shape takes precedence.
    func combined(with other: SymbolVariants) -> SymbolVariants {
        changing { variants in
            variants.shape = other.shape ?? shape
            variants.isFilled = isFilled || other.isFilled
            variants.isStruckThrough = isStruckThrough || other.isStruckThrough
        }
    }

    /// Returns the name of this variant of a symbol: `bell.slash.fill` for `bell`.
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
    /// The variant of the symbols.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

extension View {
    /// Shows the symbols in this view in a variant, combined with the variants of ancestors. A symbol without that variant is shown as is.
    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = variant == .none ? .none : $0.combined(with: variant) }
    }
}
