import EvergreenDocument
import Foundation

/// The wheels of a date picker, in the order of the user's language.
struct DateWheels: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.calendar) private var environmentCalendar
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone

    var body: some View {
        let calendar = calendar
        VStack(alignment: .leading) {
            configuration.label
            HStack {
                if configuration.displayedComponents.contains(.date) {
                    ForEach(dayOrder, id: \.self) { wheel($0, in: calendar) }
                }
                if configuration.displayedComponents.contains(.hourAndMinute) {
                    wheel(.hour, in: calendar)
                    wheel(.minute, in: calendar)
                }
            }
        }
    }

    private var calendar: Calendar {
        var calendar = environmentCalendar
        calendar.locale = locale
        calendar.timeZone = timeZone
        return calendar
    }

    /// Day, month and year in the order of a numeric date.
    private var dayOrder: [Calendar.Component] {
        let format = DateFormatter.dateFormat(fromTemplate: "yMd", options: 0, locale: locale) ?? "M/d/y"
        let letters: [(Calendar.Component, Character)] = [(.day, "d"), (.month, "M"), (.year, "y")]
        return
            letters
            .map { ($0.0, format.firstIndex(of: $0.1) ?? format.endIndex) }
            .sorted { $0.1 < $1.1 }
            .map(\.0)
    }

    private func wheel(_ component: Calendar.Component, in calendar: Calendar) -> some View {
        Picker(selection: value(of: component, in: calendar)) {
            ForEach(values(of: component, in: calendar), id: \.self) { value in
                Text(verbatim: name(of: value, component, in: calendar)).tag(value)
            }
        } label: {
            Text(title(of: component))
        }
        .pickerStyle(.wheel)
    }

    private func title(of component: Calendar.Component) -> StandardText {
        switch component {
        case .year: .year
        case .month: .month
        case .day: .day
        case .hour: .hour
        default: .minute
        }
    }

    private func values(of component: Calendar.Component, in calendar: Calendar) -> [Int] {
        let date = configuration.selection
        guard component == .year else {
            let larger: Calendar.Component =
                switch component {
                case .month: .year
                case .day: .month
                case .hour: .day
                default: .hour
                }
            return calendar.range(of: component, in: larger, for: date).map(Array.init) ?? []
        }
        // A hundred years around the selection, within the range.
        let year = calendar.component(.year, from: date)
        let first = max(configuration.minimumDate.map { calendar.component(.year, from: $0) } ?? .min, year - 100)
        let last = min(configuration.maximumDate.map { calendar.component(.year, from: $0) } ?? .max, year + 100)
        return Array(min(first, year)...max(last, year))
    }

    private func name(of value: Int, _ component: Calendar.Component, in calendar: Calendar) -> String {
        let names = calendar.standaloneMonthSymbols
        if component == .month, names.indices.contains(value - 1) { return names[value - 1] }
        return value.formatted(
            .number.locale(locale).grouping(.never).precision(.integerLength(component == .minute ? 2... : 1...))
        )
    }

    /// A component of the selection. A set value keeps the other ones, except for a day that the month does not have, and is clamped to
    /// the range.
    private func value(of component: Calendar.Component, in calendar: Calendar) -> Binding<Int> {
        Binding {
            calendar.component(component, from: configuration.selection)
        } set: { value in
            var parts = calendar.dateComponents(
                [.era, .year, .month, .day, .hour, .minute, .second, .nanosecond],
                from: configuration.selection
            )
            parts.setValue(value, for: component)
            let day = parts.day ?? 1
            parts.day = 1
            guard let start = calendar.date(from: parts), let days = calendar.range(of: .day, in: .month, for: start)
            else { return }
            parts.day = min(day, days.upperBound - 1)
            guard var date = calendar.date(from: parts) else { return }
            if let latest = configuration.maximumDate { date = min(date, latest) }
            if let earliest = configuration.minimumDate { date = max(date, earliest) }
            configuration.selection = date
        }
    }
}
