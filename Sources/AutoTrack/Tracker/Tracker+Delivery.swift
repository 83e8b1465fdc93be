import MiniUI

/// Flushing and preparing the delivery.
extension Tracker {
  /// Sends all waiting records now, due or not.
  ///
  /// Respects the server's `Retry-After`.
  public func flush() {
    guard requireOutlet("flush") != nil else { return }
    guard let delivery else {
      let reason = "the configuration has no delivery; add one"
      return log.record(.refused(call: "flush", because: reason))
    }
    delivery.flush()
  }

  /// Creates the delivery, which opens the store; memory stands in while the store does not open.
  func makeDelivery(_ configuration: DeliveryConfiguration) -> Delivery {
    if configuration.address != nil, transport == nil {
      log.record(.refused(call: "delivery", because: "the tracker has no transport; pass one"))
    }
    return Delivery(
      configuration, in: process, opening: opener(configuration), by: transport,
      user: { [weak self] in self?.author?.loginID },
      recordingTo: { [weak log] in log?.record($0) })
  }

  /// Returns a closure that opens the store on each call, as long as the process lives.
  private func opener(_ configuration: DeliveryConfiguration) -> EventCache.Opener {
    let open =
      openStore ?? EventStore.opener { [weak log] in log?.record(.delivery(.storeOpened($0))) }
    return { [weak process] () throws(StoreFault) in
      guard let process else { throw .closed }
      return try open(process, configuration)
    }
  }
}
