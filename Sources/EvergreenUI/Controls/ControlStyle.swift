extension EnvironmentValues {
    /// The style values of all controls from the environment.
    var controlStyle: [StyleValue] {
        (tint.map { [.tint($0.paint)] } ?? []) + (areLabelsHidden ? [.hiddenLabel] : []) + controlSizeStyle
            + typeSizeStyle
    }
}
