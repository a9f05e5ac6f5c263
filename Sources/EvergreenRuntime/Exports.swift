/// Elements, and the alignments and edges that views use.
@_exported import EvergreenDocument
