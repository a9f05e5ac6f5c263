/// Tests use the types of features, and readable differences of values.
@_exported import CustomDump
@_exported import EvergreenStore
