import EvergreenUI
import Foundation

/// Where a scroll of a chart ends: ``ValueAlignedChartScrollTargetBehavior`` or ``PagingChartScrollTargetBehavior``.
public protocol ChartScrollTargetBehavior {
    /// Where a scroll ends.
    var _targets: _ChartScrollTargets { get }
}

/// Where a scroll of a chart ends.
public struct _ChartScrollTargets: Sendable {
    enum Step: Sendable {
        /// The multiples of a difference of numbers; every so many categories.
        case unit(Double)
        case dates(DateComponents)
        /// What is seen at once.
        case page
    }

    let step: Step
    /// Where a fast scroll ends at the latest.
    let major: Step?
    /// Whether each scroll ends at the next target.
    let stopsAtEach: Bool
}

/// A scroll of a chart ends with a value at its leading or upper edge. On a page, CSS `scroll-snap-type`.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior, Sendable {
    public let _targets: _ChartScrollTargets
}

/// A scroll of a chart ends a page farther: what is seen at once.
public struct PagingChartScrollTargetBehavior: ChartScrollTargetBehavior, Sendable {
    public var _targets: _ChartScrollTargets { _ChartScrollTargets(step: .page, major: nil, stopsAtEach: true) }
}

/// The values at which a fast scroll of a chart ends at the latest.
public struct MajorValueAlignment<Value: Plottable>: Sendable {
    let step: _ChartScrollTargets.Step

    /// Each page: what is seen at once.
    public static var page: MajorValueAlignment { MajorValueAlignment(step: .page) }
}

extension MajorValueAlignment where Value: Numeric {
    /// The multiples of a number; every so many categories.
    public static func unit(_ unit: Value) -> MajorValueAlignment {
        MajorValueAlignment(step: .unit(unit.plottedLength ?? 0))
    }
}

extension MajorValueAlignment where Value == Date {
    /// The dates with such components: of a `DateComponents(day: 1)`, the first day of each month.
    public static func matching(_ components: DateComponents) -> MajorValueAlignment {
        MajorValueAlignment(step: .dates(components))
    }
}

/// Whether a scroll of a chart ends at the next value.
public struct ValueAlignedLimitBehavior: Hashable, Sendable {
    let stopsAtEach: Bool

    /// As fast as the person scrolls, over several values.
    public static let automatic = ValueAlignedLimitBehavior(stopsAtEach: false)
    /// Not farther than the next value.
    public static let always = ValueAlignedLimitBehavior(stopsAtEach: true)
    /// As fast as the person scrolls, over several values.
    public static let never = ValueAlignedLimitBehavior(stopsAtEach: false)
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    /// A scroll ends with a multiple of a number at the edge; of categories, with every so many.
    ///
    /// - Parameters:
    ///   - unit: The number.
    ///   - majorAlignment: Where a fast scroll ends at the latest; nil for anywhere.
    ///   - limitBehavior: Whether it ends at the next value.
    public static func valueAligned<P: Plottable & Numeric>(
        unit: P,
        majorAlignment: MajorValueAlignment<P>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(
            _targets: _ChartScrollTargets(
                step: .unit(unit.plottedLength ?? 0),
                major: majorAlignment?.step,
                stopsAtEach: limitBehavior.stopsAtEach
            )
        )
    }

    /// A scroll ends with a date at the edge that has such components: of a `DateComponents(hour: 0)`, the beginning of a day.
    ///
    /// - Parameters:
    ///   - components: The components, in the calendar of the page.
    ///   - majorAlignment: Where a fast scroll ends at the latest; nil for anywhere.
    ///   - limitBehavior: Whether it ends at the next date.
    public static func valueAligned(
        matching components: DateComponents,
        majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(
            _targets: _ChartScrollTargets(
                step: .dates(components),
                major: majorAlignment?.step,
                stopsAtEach: limitBehavior.stopsAtEach
            )
        )
    }
}

extension ChartScrollTargetBehavior where Self == PagingChartScrollTargetBehavior {
    /// A scroll ends a page farther: what is seen at once.
    public static var paging: PagingChartScrollTargetBehavior { PagingChartScrollTargetBehavior() }
}

extension View {
    /// Sets where a scroll of charts ends. Of more than 1,000 places of a chart, there are the major ones alone.
    public func chartScrollTargetBehavior<C: ChartScrollTargetBehavior>(_ behavior: C) -> some View {
        let targets = behavior._targets
        return transformEnvironment(\.chartScrolling) { $0.targets = targets }
    }
}
