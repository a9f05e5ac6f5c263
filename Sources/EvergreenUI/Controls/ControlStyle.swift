extension EnvironmentValues {
    /// The style values that all controls get from the environment.
    var controlStyle: [StyleValue] {
        (tint.map { [.tint($0.paint)] } ?? []) + (areLabelsHidden ? [.hiddenLabel] : []) + controlSizeStyle
            + typeSizeStyle
    }
}
