import EvergreenComparison

/// A value that belongs to its window, and that means the same in each: what it does there, it does in its own.
package typealias WindowBound = EvergreenComparison.WindowBound

/// Something that an app can do with a window as long as the window is there, also later, if the app keeps it.
package typealias WindowAction = EvergreenComparison.WindowAction
