package import MiniUI
import Wording

/// Flushing and preparing the delivery.
extension Tracker {
  /// Sends all waiting records now, due or not.
  ///
  /// Respects the server's `Retry-After`.
  public func flush() {
    guard requireOutlet("flush") != nil else { return }
    guard let delivery else {
      let reason: Sentence = "the configuration has no delivery; add one"
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

/// The facts that rules match, and the documents that bring rules.
extension Tracker {
  /// Returns the facts of a click on a view that rules match; nil while the tracker is not started.
  package func sighting(of view: View) -> ElementSighting? {
    standard?.clicks.sighting(of: view)
  }

  /// Creates the configured remote documents; records those that lack a transport.
  func makeDocuments(
    _ configuration: Configuration, by transport: (any Transport)?, _ outlet: EventOutlet
  ) -> [RemoteDocument] {
    let wanted: [(Sentence, RemoteSource, (PropertyInput) -> Bool)] = [
      configuration.remoteConfiguration.map { ("remote configuration", $0, takeSettings(outlet)) },
      configuration.businessData.map { ("business data", $0, takeBusinessData()) },
    ].compactMap(\.self)
    guard let transport else {
      for (name, _, _) in wanted {
        log.record(.remoteIgnored(name, because: "the tracker has no transport; pass one"))
      }
      return []
    }
    return wanted.map { name, source, take in
      RemoteDocument(
        name, from: source, in: process, by: transport, recordingTo: { [log] in log.record($0) },
        take: take)
    }
  }

  /// Records a fault in a rule's name, which becomes an event's name.
  func record(_ rule: CircledRule) {
    guard let fault = CheckedName(checking: .string(rule.name)).fault else { return }
    log.record(.badEventName(PropertyNote.shown(.string(rule.name)), fault))
  }

  private func takeSettings(_ outlet: EventOutlet) -> (PropertyInput) -> Bool {
    { [weak self, weak outlet, weak delivery] input in
      guard let settings = RemoteSettings(input) else { return false }
      outlet?.settings = settings
      delivery?.obey(settings)
      self?.switchInstalled()
      return true
    }
  }

  private func takeBusinessData() -> (PropertyInput) -> Bool {
    { [weak collector = standard] input in
      collector?.businessData.take(input) ?? true
    }
  }
}
