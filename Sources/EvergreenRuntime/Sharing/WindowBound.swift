import EvergreenComparison

/// A value that belongs to its window, and that means the same in each: what it does there, it does in its own.
package typealias WindowBound = EvergreenComparison.WindowBound
