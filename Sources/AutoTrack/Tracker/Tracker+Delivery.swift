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

  /// Opens the store; what cannot be opened is on record, and memory takes its place.
  func makeDelivery(_ configuration: DeliveryConfiguration) -> Delivery {
    if configuration.address != nil, transport == nil {
      log.record(.refused(call: "delivery", because: "there is no transport; give the tracker one"))
    }
    return Delivery(
      configuration, in: process, store: makeStore(configuration), by: transport,
      user: { [weak self] in self?.author?.loginID },
      recordingTo: { [weak log] in log?.record($0) })
  }

  private func makeStore(_ configuration: DeliveryConfiguration) -> (any RecordStore)? {
    let open = openStore ?? EventStore.opener { [log] in log.record(.storeOpened($0)) }
    do throws(StoreFault) {
      return try open(process, configuration)
    } catch {
      log.record(.noStore(because: "\(error)"))
      return nil
    }
  }
}
