import Foundation

/// Dates in the format of HTML's date inputs.
struct DateText {
    let components: DateTraits.Components
    let timeZone: TimeZone

    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        return calendar
    }

    func text(of date: Date) -> String {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        func digits(_ number: Int?, _ count: Int) -> String {
            let text = String(number ?? 0)
            return String(repeating: "0", count: max(count - text.count, 0)) + text
        }
        let day = "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))"
        let time = "\(digits(parts.hour, 2)):\(digits(parts.minute, 2))"
        return switch components {
        case .date: day
        case .time: time
        case .dateAndTime: "\(day)T\(time)"
        }
    }

    /// Parses a date. Missing components are taken from `previous`.
    func date(_ text: String, on previous: Date) -> Date? {
        let numbers = text.split(whereSeparator: { "-T:".contains($0) }).map { Int($0) }
        var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: previous)
        switch (components, numbers.count) {
        case (.date, 3), (.dateAndTime, 5):
            (parts.year, parts.month, parts.day) = (numbers[0], numbers[1], numbers[2])
            if components == .dateAndTime { (parts.hour, parts.minute) = (numbers[3], numbers[4]) }
        case (.time, 2):
            (parts.hour, parts.minute) = (numbers[0], numbers[1])
        default:
            return nil
        }
        guard !numbers.contains(nil), let date = calendar.date(from: parts), self.text(of: date) == text else {
            return nil
        }
        return date
    }
}
