import Foundation

extension Double {
    /// A length that an app says, but no longer than many charts, and 0 for none: sums of such lengths are finite.
    var bounded: Double { isNaN ? 0 : min(max(self, -1e5), 1e5) }
}

extension CGFloat {
    /// A length that an app says, but no longer than many charts.
    var bounded: Double { Double(self).bounded }
}
