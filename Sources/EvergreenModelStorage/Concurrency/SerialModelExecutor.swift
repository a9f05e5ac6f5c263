/// A ``ModelExecutor`` that runs one job after the other, as every one does.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}
