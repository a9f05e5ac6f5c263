extension ContentTransition {
    /// Fades in the new symbol, once and with the animation of the change: the options have no effect on a page.
    public static func symbolEffect(_ effect: ReplaceSymbolEffect, options: SymbolEffectOptions) -> ContentTransition {
        .symbolEffect
    }
}
