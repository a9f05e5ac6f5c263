/// What `@Model` alone declares a class to conform to: a class that does so already has a superclass that is a model.
public protocol _ModelClass {}
