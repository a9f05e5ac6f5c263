import Foundation

extension Double {
    /// A length of the app clamped to a multiple of realistic chart sizes, so that sums are finite. Zero for NaN.
    var bounded: Double { isNaN ? 0 : min(max(self, -1e5), 1e5) }
}

extension CGFloat {
    /// A length of the app clamped to a multiple of realistic chart sizes.
    var bounded: Double { Double(self).bounded }
}
