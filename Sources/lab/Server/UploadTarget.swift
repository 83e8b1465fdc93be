import AutoTrack

/// The server outside of the lab that takes events in the place of the simulated one.
struct UploadTarget: Sendable {
  /// Where it is.
  let address: String
  /// How events are written down; nil leaves that to the scenario.
  let encoding: EventEncoding?
  /// How it is asked.
  let makeClient: HTTPClientMaker
}

extension TrackerDescription {
  /// The same, delivering to another server.
  func delivering(to target: UploadTarget) -> TrackerDescription {
    var copy = self
    copy.configuration.delivery?.address = target.address
    if let encoding = target.encoding { copy.configuration.delivery?.encoding = encoding }
    return copy
  }
}
