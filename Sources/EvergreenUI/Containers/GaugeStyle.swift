import EvergreenDocument

/// The appearance of gauges: the platform's, or a custom one.
@MainActor
@preconcurrency
public protocol GaugeStyle {
    /// The type of the appearance. The compiler infers it.
    associatedtype Body: View
    /// The properties of a gauge.
    typealias Configuration = GaugeStyleConfiguration

    /// Returns the appearance of a gauge.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a gauge for its style.
@MainActor
public struct GaugeStyleConfiguration {
    /// The label of the gauge's purpose.
    public struct Label: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The label of the current value.
    public struct CurrentValueLabel: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The label of the lower bound.
    public struct MinimumValueLabel: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The label of the upper bound.
    public struct MaximumValueLabel: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The label of the gauge's purpose.
    public let label: Label
    /// The label of the current value, or nil for none.
    public let currentValueLabel: CurrentValueLabel?
    /// The label of the lower bound, or nil for none.
    public let minimumValueLabel: MinimumValueLabel?
    /// The label of the upper bound, or nil for none.
    public let maximumValueLabel: MaximumValueLabel?
    /// The current value as a fraction of the range, from 0 to 1.
    public let value: Double
}

/// The default gauge style: a bar filled up to the current value.
public struct DefaultGaugeStyle: GaugeStyle, Sendable {
    nonisolated public init() {}

    /// The platform's appearance.
    public func makeBody(configuration: Configuration) -> some View { LinearGauge(configuration: configuration) }
}

/// A gauge style with a bar filled up to the current value.
public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
    nonisolated public init() {}

    /// The platform's appearance.
    public func makeBody(configuration: Configuration) -> some View { LinearGauge(configuration: configuration) }
}

/// A gauge style with a ring filled up to the current value, and the value's label in the middle. The gauge's label is only for assistive
/// technology.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
    nonisolated public init() {}

    /// The platform's appearance.
    public func makeBody(configuration: Configuration) -> some View {
        ZStack {
            ProgressView(value: configuration.value) { configuration.label }
                .labelsHidden()
                .progressViewStyle(.circular)
            configuration.currentValueLabel.font(.caption2)
        }
    }
}

/// A gauge style with an open ring, a marker at the current value, and the value's label in the middle. The bounds, or else the gauge's
/// label, are at the ends of the ring. Assistive technology always reads the label. A gradient tint follows the ring.
public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
    nonisolated public init() {}

    /// The platform's appearance.
    public func makeBody(configuration: Configuration) -> some View {
        ZStack {
            GaugeTrack(configuration: configuration, appearance: .ring)
            configuration.currentValueLabel
            VStack {
                Spacer(minLength: 0)
                if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
                    HStack(spacing: 6) {
                        configuration.minimumValueLabel
                        configuration.maximumValueLabel
                    }
                } else {
                    configuration.label.accessibilityHidden(true)
                }
            }
            .font(.system(size: 10))
        }
        .fixedSize()
    }
}

/// A gauge style with a bar and a marker at the current value, between the bounds. The label is only for assistive technology. A gradient
/// tint follows the bar.
public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
    nonisolated public init() {}

    /// The platform's appearance.
    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.minimumValueLabel
            GaugeTrack(configuration: configuration, appearance: .pointer)
            configuration.maximumValueLabel
        }
        .font(.footnote)
    }
}

/// A gauge style with a bar filled up to the current value, the label above and the value below.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
    nonisolated public init() {}

    /// The platform's appearance.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
            HStack {
                configuration.minimumValueLabel
                ProgressView(value: configuration.value).progressViewStyle(.linear)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel.foregroundStyle(.secondary)
        }
        .font(.footnote)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The default: a bar that is filled up to the current value.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar that is filled up to the current value.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A ring that is filled up to the current value.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// An open ring with a marker at the current value.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A bar with a marker at the current value.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A bar that is filled up to the current value, with the value below it.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

/// The track of a gauge with a marker at the current value, and a label for assistive technology.
private struct GaugeTrack: View {
    let configuration: GaugeStyleConfiguration
    let appearance: ProgressAppearance

    var body: some View {
        ProgressView(value: configuration.value) { configuration.label }
            .labelsHidden()
            .environment(\.progressAppearance, appearance)
            .environment(\.customProgressViewStyle, nil)
    }
}

/// The platform's gauge.
struct LinearGauge: View {
    let configuration: GaugeStyleConfiguration

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack {
                configuration.label
                Spacer(minLength: 0)
                configuration.currentValueLabel.foregroundStyle(.secondary)
            }
            HStack {
                configuration.minimumValueLabel.foregroundStyle(.secondary)
                ProgressView(value: configuration.value).progressViewStyle(.linear)
                configuration.maximumValueLabel.foregroundStyle(.secondary)
            }
        }
    }
}

private struct SettingGaugeStyle<S: GaugeStyle>: EnvironmentWrite {
    let style: S

    func write(to environment: inout EnvironmentValues) {
        environment.customGaugeStyle =
            style is DefaultGaugeStyle
            ? nil : CustomStyle(style, in: environment, \.customGaugeStyle) { $0.makeBody(configuration: $1) }
    }
}

extension EnvironmentValues {
    /// The app's custom style of gauges, or nil for the platform's.
    var customGaugeStyle: CustomStyle<GaugeStyleConfiguration>? {
        get { self[CustomStyleKey<GaugeStyleConfiguration>.self] }
        set { self[CustomStyleKey<GaugeStyleConfiguration>.self] = newValue }
    }
}

extension View {
    /// Sets the style of the gauges in this view.
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        EnvironmentWritingView(wrapped: self, write: SettingGaugeStyle(style: style))
    }
}
