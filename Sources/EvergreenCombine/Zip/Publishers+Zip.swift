public import OpenCombine

// `@retroactive`: Combine has these conformances, and OpenCombine lacks them.

extension Publishers.Zip: @retroactive Equatable where UpstreamA: Equatable, UpstreamB: Equatable {
    /// Whether both publishers zip equal upstreams.
    public static func == (first: Self, second: Self) -> Bool {
        first.a == second.a && first.b == second.b
    }
}

extension Publishers.Zip3: @retroactive Equatable
where UpstreamA: Equatable, UpstreamB: Equatable, UpstreamC: Equatable {
    /// Whether both publishers zip equal upstreams.
    public static func == (first: Self, second: Self) -> Bool {
        first.a == second.a && first.b == second.b && first.c == second.c
    }
}

extension Publishers.Zip4: @retroactive Equatable
where UpstreamA: Equatable, UpstreamB: Equatable, UpstreamC: Equatable, UpstreamD: Equatable {
    /// Whether both publishers zip equal upstreams.
    public static func == (first: Self, second: Self) -> Bool {
        first.a == second.a && first.b == second.b && first.c == second.c && first.d == second.d
    }
}
