// The module for `import Combine`: Combine where it exists, otherwise OpenCombine and the operators that it lacks.
#if canImport(Combine)
    @_exported public import Combine
#else
    @_exported public import OpenCombine
    @_exported public import OpenCombineDispatch
    @_exported public import OpenCombineFoundation
#endif
