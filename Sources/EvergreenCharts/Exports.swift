@_exported public import EvergreenUI
