package import AutoTrack

/// Asks servers outside of the lab; tests bring their own.
package protocol HTTPClient: AnyObject {
  /// Sends a request, and waits for the answer, for about ten seconds at most.
  func answer(to request: TransportRequest) -> TransportAnswer
}

/// Makes the client of one run: runs that go on at once have one each.
package typealias HTTPClientMaker = @Sendable () -> any HTTPClient
