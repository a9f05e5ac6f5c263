/// A protocol that only `@Model` adds to a class: a class that already conforms inherits from a model class.
public protocol _ModelClass {}
