/// Elements, and the alignments and edges that views name.
@_exported import EvergreenDocument
