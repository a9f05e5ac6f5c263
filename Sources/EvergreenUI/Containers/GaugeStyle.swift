import EvergreenDocument

/// The appearance of gauges: the platform's, or an app's own.
@MainActor
@preconcurrency
public protocol GaugeStyle {
    /// The type of the appearance, which the compiler infers.
    associatedtype Body: View
    /// The properties of a gauge.
    typealias Configuration = GaugeStyleConfiguration

    /// The appearance of a gauge.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a gauge that a style shows.
@MainActor
public struct GaugeStyleConfiguration {
    /// What is measured.
    public struct Label: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The current value.
    public struct CurrentValueLabel: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The lower bound.
    public struct MinimumValueLabel: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The upper bound.
    public struct MaximumValueLabel: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// What is measured.
    public let label: Label
    /// The current value. Nil for none.
    public let currentValueLabel: CurrentValueLabel?
    /// The lower bound. Nil for none.
    public let minimumValueLabel: MinimumValueLabel?
    /// The upper bound. Nil for none.
    public let maximumValueLabel: MaximumValueLabel?
    /// The current value as a part of the range, from 0 to 1.
    public let value: Double
}

/// The default: a bar that is filled up to the current value.
public struct DefaultGaugeStyle: GaugeStyle, Sendable {
    nonisolated public init() {}

    /// The platform's own appearance.
    public func makeBody(configuration: Configuration) -> some View { LinearGauge(configuration: configuration) }
}

/// A bar that is filled up to the current value.
public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
    nonisolated public init() {}

    /// The platform's own appearance.
    public func makeBody(configuration: Configuration) -> some View { LinearGauge(configuration: configuration) }
}

/// A ring that is filled up to the current value, with that in the middle. The label is for assistive technology only.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
    nonisolated public init() {}

    /// The platform's own appearance.
    public func makeBody(configuration: Configuration) -> some View {
        ZStack {
            ProgressView(value: configuration.value) { configuration.label }
                .labelsHidden()
                .progressViewStyle(.circular)
            configuration.currentValueLabel.font(.caption2)
        }
    }
}

/// An open ring with a point at the current value, with that in the middle, and the bounds at the ends of the ring, or the label where
/// there are none. Assistive technology reads the label in any case. A gradient as the tint is along the ring.
public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
    nonisolated public init() {}

    /// The platform's own appearance.
    public func makeBody(configuration: Configuration) -> some View {
        ZStack {
            GaugeTrack(configuration: configuration, look: .ring)
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

/// A bar with a point at the current value, between the bounds. The label is for assistive technology only. A gradient as the tint is
/// along the bar.
public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
    nonisolated public init() {}

    /// The platform's own appearance.
    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.minimumValueLabel
            GaugeTrack(configuration: configuration, look: .pointer)
            configuration.maximumValueLabel
        }
        .font(.footnote)
    }
}

/// A bar that is filled up to the current value, with the label above it and the value below.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
    nonisolated public init() {}

    /// The platform's own appearance.
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
    /// An open ring with a point at the current value.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A bar with a point at the current value.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A bar that is filled up to the current value, with the value below it.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

/// What of a gauge has a point at the current value, with a label for assistive technology.
private struct GaugeTrack: View {
    let configuration: GaugeStyleConfiguration
    let look: ProgressLook

    var body: some View {
        ProgressView(value: configuration.value) { configuration.label }
            .labelsHidden()
            .environment(\.progressLook, look)
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
    /// The app's style of gauges; nil for the platform's.
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
