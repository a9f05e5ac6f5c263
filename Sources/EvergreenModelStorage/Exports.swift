// For `NotificationCenter.notifications(named:object:)`, which Foundation provides where SwiftData exists.
@_exported import EvergreenConcurrency
