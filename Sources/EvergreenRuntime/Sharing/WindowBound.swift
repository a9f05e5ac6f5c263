import EvergreenComparison

/// A value that belongs to its window and is equivalent in all windows: each acts on its own window.
package typealias WindowBound = EvergreenComparison.WindowBound

/// An action on a window that an app can keep and perform as long as the window exists.
package typealias WindowAction = EvergreenComparison.WindowAction
