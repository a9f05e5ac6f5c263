@_exported import EvergreenModelStorage
@_exported import EvergreenQuery
