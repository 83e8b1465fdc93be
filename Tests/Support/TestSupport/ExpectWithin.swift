package import Testing

/// Runs a body and expects that it takes less time than a limit.
///
/// A trait's limit would also count the time in which the test waits for a core to begin.
package func expectWithin<Value>(
  _ limit: Duration, _ body: () throws -> Value, at location: SourceLocation = #_sourceLocation
) rethrows -> Value {
  let start = ContinuousClock.now
  let value = try body()
  #expect(ContinuousClock.now - start < limit, sourceLocation: location)
  return value
}
