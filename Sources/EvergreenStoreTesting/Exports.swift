/// A test of a feature reads what the feature is made of, and compares it with readable differences.
@_exported import CustomDump
@_exported import EvergreenStore
