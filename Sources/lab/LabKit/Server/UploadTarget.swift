package import AutoTrack

/// The server outside of the lab that replaces the simulated one.
package struct UploadTarget: Sendable {
  let address: String
  /// The encoding of events; nil for the scenario's own.
  let encoding: EventEncoding?
  let makeClient: HTTPClientMaker

  package init(address: String, encoding: EventEncoding?, makeClient: @escaping HTTPClientMaker) {
    self.address = address
    self.encoding = encoding
    self.makeClient = makeClient
  }
}

extension TrackerDescription {
  /// Returns the same description with delivery to another server.
  func delivering(to target: UploadTarget) -> TrackerDescription {
    var copy = self
    copy.configuration.delivery?.address = target.address
    if let encoding = target.encoding { copy.configuration.delivery?.encoding = encoding }
    return copy
  }
}
