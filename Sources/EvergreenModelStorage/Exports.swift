// For `NotificationCenter.notifications(named:object:)`, which Foundation has where SwiftData is.
@_exported import EvergreenConcurrency
