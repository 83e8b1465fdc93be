import MiniUI

/// How events reach a server.
extension Tracker {
  /// Sends everything that waits now, whether or not it is due.
  ///
  /// A server that has asked to be left alone is left alone.
  public func flush() {
    guard requireOutlet("flush") != nil else { return }
    guard let delivery else {
      let reason = "nothing is delivered; give the configuration a delivery"
      return log.record(.refused(call: "flush", because: reason))
    }
    delivery.flush()
  }

  /// Prepares the delivery, which opens the store; memory takes its place while it does not open.
  func makeDelivery(_ configuration: DeliveryConfiguration) -> Delivery {
    if configuration.address != nil, transport == nil {
      log.record(.refused(call: "delivery", because: "there is no transport; give the tracker one"))
    }
    return Delivery(
      configuration, in: process, opening: opener(configuration), by: transport,
      user: { [weak self] in self?.author?.loginID },
      recordingTo: { [weak log] in log?.record($0) })
  }

  /// Opens the store as often as it is asked to, as long as the process lives.
  private func opener(_ configuration: DeliveryConfiguration) -> EventCache.Opener {
    let open = openStore ?? EventStore.opener { [weak log] in log?.record(.delivery(.storeOpened($0))) }
    return { [weak process] () throws(StoreFault) in
      guard let process else { throw .closed }
      return try open(process, configuration)
    }
  }
}
