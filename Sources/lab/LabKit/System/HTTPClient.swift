package import AutoTrack

/// A client for servers outside of the lab; tests inject their own.
package protocol HTTPClient: AnyObject {
  /// Sends a request and waits for the response, for about ten seconds at most.
  func answer(to request: TransportRequest) -> TransportAnswer
}

/// Makes the client of one run; concurrent runs have one each.
package typealias HTTPClientMaker = @Sendable () -> any HTTPClient
